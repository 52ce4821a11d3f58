### Lessons.

lesson-title = Learn { $game }
lesson-coach = The consigliere
lesson-chapter = Chapter { $n } of { $all }
lesson-chapters = Chapters
lesson-chapter-done = done
lesson-progress = How far this chapter is
lesson-leave = Leave
lesson-back = Back
lesson-on = Go on
lesson-skip = Skip
lesson-your-move = Your move
lesson-next = Well done. Next: { $title }.
lesson-done = That is all I know. The rest you learn by losing. There is a table free.
lesson-play = Play now against bots
