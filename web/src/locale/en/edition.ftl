### The edition editor: pictures of board and cards into which a copy’s values are typed.

## The page

edition-title = Edition editor
edition-games = Game
edition-opening = Opening the box …
edition-intro = Some values of this game are printed only on board and cards; ours are reconstructed where you see a question mark. If you own a copy, type in what yours says, save it, and play with it.
edition-intro-stated = Everything in this game is stated by its rules. If your copy differs, type in what it says, save it, and play with it.
edition-name = Name of your edition
edition-unsaved = Not saved yet; this browser keeps what you type.
edition-is-saved = Saved as { $ref }
edition-progress = { $seen } of { $all } checked against my copy
edition-all-stated = Every value is stated by the rules
edition-changed =
    { $n ->
        [0] No value differs from ours.
        [one] One value differs from ours.
       *[other] { $n } values differ from ours.
    }
edition-undo = Undo
edition-redo = Redo
edition-fresh = Back to ours
edition-is-fresh = All values are ours again. Undo brings yours back.
edition-file = File
edition-import = Open a file
edition-export = Export
edition-play = Play with it
edition-saved = Saved. Rooms and records call it { $ref }.
edition-imported = { $name } is open. Undo brings back what was here.
edition-too-long = That file is too long for an edition.
edition-other-game = That file is an edition of { $game }. Open it there.
edition-unreadable = That file could not be read.
edition-drop = Drop the file of an edition here
edition-problems =
    { $n ->
        [one] One thing is wrong
       *[other] { $n } things are wrong
    }
edition-show = Show
edition-pages = Pictures
edition-panel = Details
edition-hint = Tap a thing in the picture to see its values, where they come from, and to type what your copy says.

## Where values come from

edition-wrong = something is wrong
edition-kind-rulebook = stated by the rules
edition-kind-copy = seen on my copy
edition-kind-inferred = inferred, fairly sure
edition-kind-reconstructed = reconstructed, compare with your copy
edition-seen = so on my copy
edition-see-all = All of this is the same on my copy
edition-all-seen = All of this was seen on my copy
edition-reset = Back to ours: { $value }
edition-reset-value = { $label }: back to ours, { $value }

## Typing

edition-less = { $label }: less
edition-more = { $label }: more
edition-token = token { $n }
edition-player = player { $n }
edition-deck =
    { $n ->
        [one] The deck has one card.
       *[other] The deck has { $n } cards.
    }

## Pages and groups

edition-page-numbers = Numbers

## In the settings of a table, and on the start page

set-edition = Edition
set-edition-printed = as it comes with the game
set-edition-earlier = our earlier values ({ $name })
set-edition-editor = Edition editor
start-edition = Own a printed copy? Type in its values
