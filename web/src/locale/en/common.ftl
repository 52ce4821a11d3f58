### What every page says: connection, errors, names of games and emblems, preferences.

common-close = Close
common-save = Save
common-wait = One moment …
common-guest = Guest

## The connection

status-connecting = Connecting
status-connected = Connected
status-reconnecting = Reconnecting …
status-offline = Offline
link-lost = No connection to the table. That was not sent; try again in a moment.
link-offline = You are offline. That was not sent.
common-page-torn = This page could not be loaded.
common-part-torn = This part of the page could not be loaded. Try again in a moment.
api-unreachable = The server does not answer. Check your connection and try again.
api-trouble = Something went wrong on the server. Please try again.

## A room that cannot be entered, a page that is not there

gone-unknown = There is no table with this code. Perhaps the match is long over, or a letter is wrong.
gone-private = This table is full, and its host does not want spectators.
gone-removed = The host has removed you from this table.
gone-locked = The host has locked this table.
gone-outdated = This page is older than the server. Reload it.
nowhere-room = You cannot come in
nowhere-page = Nobody here
nowhere-text = There is nothing at this address. The lamp is out and the chairs are up.
nowhere-home = To the start page

## The tab

title-turn = ● Your turn – { $game }
title-wait = { $wait } – { $game }
title-game = { $game } – Consigliere
bar-home = Consigliere: to the start page

## Games, emblems, bots, people

emblem-rose = Rose
emblem-crown = Crown
emblem-anchor = Anchor
emblem-spade = Spade
emblem-star = Star
emblem-clover = Clover
bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-expert = expert
bot-greedy = by rule of thumb
bot-random = careless
bot-styled = { $strength }, { $style }
presence-here = online
presence-away = away
presence-bot = bot

## My tables on the start page

running-lobby = Not started yet.
running-with = With { $names }
running-my-turn = Your turn
running-code = Code { $code }
running-leave = Leave

## Preferences

prefs-title = Settings
prefs-sounds = Sound
prefs-sound = Sounds at the table, and a bell when it is my turn
prefs-volume = Volume
prefs-bed = In the background
prefs-bed-none = Nothing
prefs-bed-rain = Rain in the street
prefs-bed-club = A jazz club
prefs-badge = Mark the tab’s icon when it is my turn
prefs-confirm = Ask before I make a move that cannot be taken back
prefs-patient = Always let me think when I may react
prefs-ask-again = Keep asking me after I have passed
prefs-big = Bigger text
prefs-keys = Single keys at the table: letters, digits, space bar
prefs-speed = How fast the moves of others are shown
prefs-speed-slow = Slow
prefs-speed-normal = Normal
prefs-speed-fast = Fast
prefs-speed-off = At once
prefs-speed-wait = Wait for me after each move
