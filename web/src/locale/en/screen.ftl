### The table on a big screen, the phone as a hand, streamer mode, the installed app.

## A big screen

screen-title = Show on a big screen
screen-what = A television or tablet shows the table to everybody, and every phone shows its owner’s cards. Nothing secret ever comes to the big screen.
screen-type = Open this address there:
screen-or-scan = Or scan the picture with it. The picture works once, for ten minutes.
screen-only-ticket = This table has no spectators. The picture lets one screen in, once, within ten minutes.
screen-picture = QR code for the big screen
screen-here = Open it on this device
screen-then = As soon as it is connected, phones show their owner’s hand first.
screen-connected =
    { $n ->
        [one] A big screen shows the table.
       *[other] { $n } big screens show the table.
    }
screen-scan = Scan with your phone, then choose a chair
screen-sound-on = Sound on
screen-sound-off = Sound off
screen-fill = Full screen
screen-refused = This screen may not show the table. Somebody who sits at it can let it in: “Show on a big screen”.

## The phone as a hand

screen-my-hand = My phone is my hand
screen-sides = My hand or the board
screen-side-hand = My hand
screen-side-board = Board
screen-lit = something can be chosen there
prefs-hand = This phone shows my hand first
prefs-hand-screen = When a big screen shows the table
prefs-hand-always = Always
prefs-hand-never = Never

## Streamer mode

prefs-streamer = Streamer mode: my cards and the invitation stay covered until I hold the button
stream-on = Streamer mode is on
stream-hold = Hold to see my cards
stream-cover = Cover my cards
stream-how = Hold, or hold the key V. Pressed twice, it stays open until you have answered.
stream-covered = Your cards and what you are asked are covered.
stream-covered-invite = The invitation is covered: streamer mode is on.
stream-hold-invite = Hold to see it
stream-key = hold: see my cards in streamer mode

## The connection and the installed app

link-searching = The server cannot be reached. We keep trying, and this page goes on by itself.
app-offline = The server cannot be reached. Every game is played through it, also those against bots. We keep trying.
app-back = The server is there again.
app-new = A new version is ready.
app-reload = Reload
