# A seat for a language model: what its tools say, and what may be wrong.

seat-no-mcp = The seat for language models needs the package mcp. Install it with: pip install "consigliere[mcp]"
seat-bad-url = “{ $url }” is no address of a table; it looks like http://localhost:1928/t/CODE.
seat-no-server = No table server answers at { $url }. Is it running?
seat-told = { $text }
seat-lost = The line to { $url } is broken and is being dialled again. Try again in a moment.
seat-not-understood = The server says something this program does not understand; one of them is older. ({ $problem })
seat-full = All chairs of this table are taken.
seat-stood-up = You have no chair at this table any more.

## The table

seat-you = You are { $name } in seat { $seat }. The game is { $game }, for { $seats } players; seats are counted from 0.
seat-other =
    { $kind ->
        [open] Seat { $seat } is open.
        [bot] Seat { $seat }: { $name }, a bot.
        [away] Seat { $seat }: { $name }, away just now.
       *[person] Seat { $seat }: { $name }.
    }
seat-house-rules = House rules: { $options }.
seat-log = Since you last looked:
seat-no-news = Nothing has happened since you last looked.
seat-lobby = The match has not begun yet. The host starts it; you are ready.
seat-over = The game is over.
seat-asked = It is your turn. { $prompt }
seat-not-asked = You are not asked now. { $waiting }
seat-clock =
    { $left ->
        [one] You have 1 second left on your clock.
       *[other] You have { $left } seconds left on your clock.
    }
seat-proposal =
    { $what ->
        [undo]
            { $number ->
                [one] { $by } would like to take back one answer: vote.
               *[other] { $by } would like to take back { $number } answers: vote.
            }
        [bot] { $by } proposes that a bot plays for { $whom }: vote.
       *[end] { $by } proposes to end the match here: vote.
    }
seat-voted = Your vote counts.

## The question

seat-question = { $prompt } { $help }
seat-how =
    { $form ->
        [number] Act with a whole number from { $least } to { $most }.
        [some]
            { $least ->
                [0] Act with a list of at most { $most } numbers from these; the list may be empty.
               *[other] Act with a list of { $least } to { $most } numbers from these.
            }
       *[one] Act with the number of one of these:
    }
seat-option = { $number }. { $label } [{ $text }]
seat-page = Page { $page } of { $pages } ({ $options } options): legal takes page, and contains for words you look for.
seat-none-found = No option contains “{ $contains }”.
seat-look-first = This question is new to you. Look at it with legal first.
seat-no-such-option =
    { $form ->
        [number] “{ $choice }” is not possible: act with a whole number from { $least } to { $most }.
        [some] “{ $choice }” is not possible: act with { $least } to { $most } different numbers from 1 to { $options }.
       *[one] “{ $choice }” is not possible: act with one number from 1 to { $options }.
    }
seat-done = Your answer counts.

## The rules

seat-no-such-rule = The rules have no paragraph { $number }; call rules without arguments for the headings.
seat-rule-not-found = No paragraph of the rules has “{ $search }” in it.
seat-rules-more = Also in: { $numbers }

## The tools

seat-no-such-tool = There is no tool “{ $tool }”. There are: { $known }.
seat-bad-arguments = The tool { $tool } does not take that: { $problem }
seat-instructions = You sit at a table of a mafia board game, with what a person in that seat would see and no more. Call wait until you are asked, read the options, call act with the number of one, and go on until the game is over. Look at the whole table with observe, and look rules up with rules.
seat-tool-observe = The whole table as your seat sees it, who sits where, what happened since you last looked, and whose turn it is. In the data, -9 stands for a card you cannot see.
seat-tool-legal = What you may answer now: every option with its number, in words and in the notation of records.
seat-argument-legal-page = page, if there are many options; counted from 1
seat-argument-legal-contains = only options with this text in them; their numbers stay the same
seat-tool-act = Answer the question you are asked, and hear what came of it.
seat-argument-act-choice = the number of an option, a list of numbers where several may be chosen, the number itself where one is asked for, or an option in the notation of records
seat-tool-wait = Wait until you are asked or the game is over, and hear what happened meanwhile.
seat-argument-wait-seconds = at most so many seconds, up to 600
seat-tool-vote = Say yes or no when the table is asked to take answers back, to let a bot play for somebody, or to end the match.
seat-argument-vote-yes = true if you agree
seat-tool-rules = The rules of this game: a paragraph by its number, those that contain some words, or without arguments all headings.
seat-argument-rules-number = number of a paragraph, such as 4.3
seat-argument-rules-search = words that a paragraph must contain
