### Lessons: what is the same in all of them.

lesson-you = Du
lesson-thousands = .
lesson-none = Für { $game } gibt es keine Lektion.
lesson-unknown = In dieser Lektion gibt es kein Kapitel { $chapter }.
lesson-over = Dieses Kapitel ist schon zu Ende.
lesson-not-wanted = Diese Antwort gehört nicht zu diesem Schritt der Lektion.
lesson-but = Das ginge, und eines Abends wirst du es tun. Tu mir jetzt den Gefallen und versuch, was leuchtet.
