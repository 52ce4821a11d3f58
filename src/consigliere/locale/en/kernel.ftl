# What every game can say: refusals, records, set-up. A rule is cited by its number in RULES.md.

cited = { $sentence } (§{ $rule })

not-now = That is not possible now.
not-your-turn = It is not your decision now.

unknown-game = There is no game called “{ $game }”. Known games: { $known }.
game-not-loaded = The game “{ $entry }” of the package { $package } cannot be loaded: { $problem }
game-no-package = The entry “{ $entry }” of the package { $package } leads to no game: a GamePackage is wanted.
game-key-taken = The game “{ $entry }” of the package { $package } is left out: there is already a game called { $game }.
game-gone = The game “{ $game }” of the package { $package } is not installed here. Its tables and matches are kept; they come back with it.
game-part = The game in { $package } cannot load its part “{ $part }”: { $problem }
game-failed = The game “{ $game }” of the package { $package } has failed here: { $problem }
unknown-language = There is no language “{ $lang }”. Known languages: { $known }.
bad-seats = { $game } is for { $low } to { $high } players, not { $seats }.
bad-edition = { $game } has no edition “{ $edition }”. Known editions: { $known }.
bad-option = { $game } has no house rule “{ $option }”. Known house rules: { $known }.
bad-option-value = The house rule “{ $option }” cannot be set to “{ $value }”.
bad-option-range = The house rule “{ $option }” cannot be set to “{ $value }”: a whole number from { $least } to { $most } is wanted.
bad-option-least = The house rule “{ $option }” cannot be set to “{ $value }”: a whole number of { $least } or more is wanted.
bad-option-most = The house rule “{ $option }” cannot be set to “{ $value }”: a whole number of { $most } or less is wanted.

illegal-not-asked = Seat { $seat } is not asked now.
illegal-not-offered = That answer is not among the options now (question: { $kind }).
illegal-nothing-sealed = Seat { $seat } has given no sealed answer that could be taken back.
notation-unknown = “{ $text }” stands for no answer.

state-damaged = This is no saved state of this game, or it is damaged.
record-empty = The record is empty.
record-header = Line { $line } is not the head of a record.
record-truncated = The record breaks off after line { $line }.
record-line = Line { $line } cannot be read: { $text }
record-newer = The record was made with rules version { $rules }; this program knows only version { $known }.
record-older = The record was made with rules version { $rules }; this program plays version { $known }.
record-after-end = Line { $line } comes after the end of the game.
record-not-asked = Line { $line }: seat { $seat } was not asked; the question was for { $asked }.
record-illegal = Line { $line }: “{ $text }” was not legal there. Legal was: { $legal }
record-unreadable = Line { $line }: “{ $text }” stands for no answer. Legal was: { $legal }
record-unfinished = The record says that the game is over, but it goes on.
record-finished = The record says that the game goes on, but it is over.
record-scores = The record says the scores were { $recorded }, but they are { $actual }.
record-digest = The digest does not match: the record has been changed.
deal-commitment = The deal is not proven: its secret does not match the commitment.
deal-shares = The deal is not proven: it has { $shares } shares, but there are { $seats } seats.
deal-line = The deal is not proven: line { $line } says “{ $text }”, but the deal gives “{ $due }”.
deal-unreadable = Line { $line } is no part of a deal: { $text }
deal-incomplete = The deal written up to line { $line } lacks its scheme, its commitment (`seal`) or its secret.

edition-none = { $game } has no editions but the printed one.
edition-toml = Line { $line } of the edition is not TOML: { $what }
edition-source = Line { $line }: “{ $path }” needs a source, ["rulebook", "why"] or copy, inferred or reconstructed in place of rulebook.
edition-no-source = Line { $line }: “{ $path }” does not say where its value comes from.
edition-missing = Line { $line }: “{ $path }” lacks “{ $name }”.
edition-unknown = Line { $line }: “{ $path }” is not known here.
edition-shape = Line { $line }: “{ $path }” does not have the right form: { $what }

## Editions

edition-name = Line { $line }: the name of an edition is one word of letters, digits, dots and dashes.
edition-most = Line { $line }: “{ $path }” is { $number }, but { $most } is the most there can be.
edition-least = Line { $line }: “{ $path }” is { $number }, but { $least } is the least there can be.
edition-word = Line { $line }: “{ $name }” must be one word of letters, digits and dashes.
edition-few-cards = Line { $line }: “{ $path }”: { $cards } cards are not enough to play.
edition-negative = Line { $line }: “{ $path }” is { $number }, but cannot be less than 0.
other-edition = This is about the edition { $edition } of { $game }; here is { $known }. Name its file with --edition.

## House rules

house-group-print = Where the printed editions differ
house-group-setup = Set-up and length
house-group-rulings = Open questions of the rulebook
house-group-variants = Variants
house-group-screen = Comfort at the screen
house-print-en = English edition
house-print-it = Italian edition
house-print-de = German edition
