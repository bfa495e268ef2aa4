# The table and the house around it.
loading = One moment…
again = Try again
close = Close
cancel = Cancel
do-it = Do it
choose-again = Choose again
save = Save
saved = Saved.
copy = Copy
copied = Copied
menu = Choices
segment-asks = something to choose here
stage-larger = Larger
stage-whole = The whole picture
stepper-less = Less: { $what }
stepper-more = More: { $what }
scene-next = Next
scene-next-is = Next: { $what }
scene-skip = Skip to the result
scene-back = Back
scene-pause = Pause
scene-go-on = Go on
name = Name
language = Language
round = Round { $round }
round-of = Round { $round } of { $rounds }: { $phase }
to-hall = Back to the hall

nav = Pages
nav-hall = Hall
nav-friends = Friends
nav-replays = Replays
nav-ratings = Ratings
nav-people = People
nav-settings = Settings
nav-profile = You
nav-credits = Credits

## Hall
hall-title = Four great games, one table
hall-about = Play at once against bots, or send a friend a link. No account, no form.
hall-my-turn = Your turn
hall-filling = Waiting for players
hall-waits = Waiting for { $who }
hall-turns = your turn in { $count } of { $of }
hall-first = Play your first game
hall-first-about = { $game }, ten minutes, with a coach beside you
hall-know = I know these games
hall-easy = Nothing to learn by heart
    .about = What you may do glows; what you may not do says why.
hall-bots = Five levels of bots
    .about = From a careless novice to a castellan who explains.
hall-tongues = English, Ukrainian, Polish
    .about = Complete rules, keyboard, screen reader.
hall-house = What is going on
code-have = A friend sent me a code
code-go = To the table
code-title = Table { $code }
hall-mine = Your games
hall-open = Open tables
hall-latest = Your last game
latest-won = you won
latest-place = place { $place } of { $of }
latest-turned = It turned in round { $round }.
latest-race = How the points grew; yours is the thick line
hall-watch = Games to watch
hall-replays = Replays
game-setup = { $count ->
    [one] alone
   *[other] { $count } seats, { $levels }
}
game-as-last = as you played last
hall-since = waits { $ago }
hall-ends = time is up { $ahead }
game-play-now = Play now
game-learn = Learn by playing
game-friends = With friends
lesson-first = first lesson
lesson-done = lesson finished
game-seats = { $low ->
    [1] 1–{ $high } players
   *[other] { $low }–{ $high } players
}
game-minutes = { $low }–{ $high } min
game-weight = Weight { $weight } of 5
list-play = Play
list-back = Return
list-join = Join
list-watch = Watch
list-replay = Replay
list-more = Show more

## Making a table
new-title = New table: { $game }
new-which = Which game?
new-with-friend = A seat is kept for { $name }, who is told in the hall.
new-seats = Who plays
new-solo = Alone, against the game’s own opponent.
new-me = You
new-here = Somebody at this screen
new-person = A friend, by link
new-bot = Bot: { $level }
new-hotseat-about = Several people at one screen: a curtain hides each hand from the others.
new-options = Rules of this table
terms-usual = The usual rules of the game.
terms-option = { $option }: { $said }
terms-not = { $option }: no
new-people = Playing with friends
new-visibility = Who may join
new-private = Only with the link
new-open = Anyone in the hall
new-pace = Pace
new-live = Live, everyone is here now
new-turns = By turns, over days
new-clock = Clock
new-rated = Rated game
new-make-link = Make the table and get a link
new-begin = Begin
clock-none = No clock
clock-turn60 = 1 minute a turn
clock-turn180 = 3 minutes a turn
clock-bank15 = 15 minutes each, and 15 seconds a turn
clock-bank40 = 40 minutes each, and 30 seconds a turn
clock-day = 1 day a turn
clock-days3 = 3 days a turn
clock-own = With a clock
clock-left = Time left
clock-then = then a { $level } plays
clock-paused = Clocks are paused until everyone is back

## Lobby
lobby-waiting = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
lobby-without = { $count ->
    [1] Begin alone
   *[other] Begin with { $count }
}
lobby-host = { $name }’s table
lobby-seats = Seats
lobby-more = { $count ->
    [one] One more rule
   *[other] { $count } more rules
}
lobby-ready = Everyone is here
lobby-name = Your name at the table
lobby-bot = Add a bot
lobby-bot-instead = A bot instead of { $name }
lobby-join = Take a seat
lobby-full = All seats are taken. You can watch once the game begins.
lobby-link = Link for your friends
invite-title = Invite a friend
invite-camera = Point a phone’s camera here, or send the link.
invite-code = Code with the link to this table
invite-address = Which address
invite-network = This network
invite-internet = Internet
invite-share = Share
invite-or-code = or the table’s code
invite-text = Come to my table at Castellany. The code is { $code }.
invite-alone = This link opens on this computer only. Start the house with --host 0.0.0.0 and friends in the same network can come; docs/hosting tells how to reach it from anywhere.
invite-same-network = For friends in the same network, such as your Wi-Fi.
lobby-fill = { $count ->
    [one] Add a bot and begin
   *[other] Add { $count } bots and begin
}
lobby-start = Begin
lobby-leave = Leave
lobby-close = Close the table
leave-game = Leave the game
leave-sure = Leave the game? A bot plays on for you; come back to your seat whenever you like.
close-sure-alone = Close this table? The game cannot be played on afterwards.
close-sure = Close the table for everybody? Nobody can play on here afterwards.

## Friends
friends-here = { $count } here
friends-none = Nobody yet. After a game with other people you can ask them to be your friends here.
friends-asking = They ask you
friends-asked = You have asked
friends-met = People you have played with
friends-guest = You are a guest: your friends stay with this browser. Keep your name with a password, and they stay with you.
friends-on = I would like to have friends here
friends-on-about = Friends see whether you are here and at which open tables you sit. Nobody can search for you. Turned off, nobody can ask you and nobody sees you.
friend-plays = plays { $game }
friend-waits = { $count ->
    [one] waits for one more: { $game }
   *[other] waits for { $count } more: { $game }
}
friend-invite = Invite
friend-invited = Invited
friend-invites = { $name } invites you: { $game }
friend-not-now = Not now
friend-ask = Ask to be friends
friend-asked = Asked. You will see the answer among your friends.
friend-asks = { $name } would like to be your friend
friend-agree = Agree
friend-refuse = No, thank you
friend-no-answer = { $name }: no answer yet
friend-said-no = { $name }: not this time, and that is all right
friend-withdraw = Withdraw
friend-all-right = All right
friend-end = Remove from friends
friend-end-sure = Remove { $name } from your friends? Nobody is told.

## Seats
seat-called = { NAME($seat) }
seat-word = Player { $number }
seat-free = Free seat
seat-host = host of the table
seat-you = you
seat-here = here
seat-away = away
seat-solo = the game’s own opponent
seat-standin = a bot plays for now
seat-let-bot = Let a bot play until they are back
seat-take-back = Take my seat back
seat-choosing = choosing

## The decision bar
bar-label = What to do now
bar-waiting = Waiting for { NAME($seats) }.
bar-then = then { NAME($seat) }
bar-then-you = then you
bar-then-more = { $count } more
bar-moment = …
bar-over = The game is over.
bar-all = All choices: { $count }
price = { $count ->
    [one] { $count } { NAME($name, case: "acc") }
   *[other] { $count } { NAME($name, case: "many") }
}
undo = Take back
hint = Hint
hint-thinking = Thinking…
rule-open = Rule { $rule }
title-your-turn = ● Your turn · { $game }
your-turn = Your turn
bar-glowing = { $count ->
    [one] Click what glows
   *[other] Click what glows: { $count } ways
}
bar-all-short = All ways
bar-lost = No connection. Trying again…
bar-lost-in = No connection. Trying again in { $seconds } s.
bar-lost-safe = The table stands as it was; your last choice is kept and sent once.
bar-lost-kept = Your last choice ({ $choice }) is kept and will be sent once.
bar-try-now = Try now
bar-skip = Skip to my turn
seat-done = { $name }: done
tell = Tell me
tell-about = A message of this device when it is your turn
standin-since = A { $level } has been playing for you since { $time }.
standin-plays = A { $level } is playing for you.
standin-why-time = Your time was over.
standin-why-away = You were away.
standin-why-left = You had left the table.
standin-why-asked = You asked for it.
standin-see = See them
standin-made = { $count ->
    [one] One choice was made for you.
   *[other] { $count } choices were made for you.
}
chat-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
panel-coach = Coach
since-stop = Stop
since-more = { $count ->
    [one] and one turn before
   *[other] and { $count } turns before
}
key-ways = all ways
text-size = Size of the text
text-size-small = Small
text-size-normal = Normal
text-size-large = Large

## Panels
panels = Panels
panel-seats = Players
panel-log = Log
panel-scores = Points
panel-rules = Rules
panel-chat = Chat
log-empty = Nothing has happened yet.
log-all = Show all { $count } lines
log-gap = { $count ->
    [one] … one step …
   *[other] … { $count } steps …
}
log-undo = { NAME($seat) } takes a choice back.
log-standin-time = Time is up: a bot plays for { NAME($seat) }.
log-standin-left = { NAME($seat) } has left; a bot plays on.
log-standin-away = { NAME($seat) } is away; a bot plays until they are back.
log-standin-asked = { NAME($seat) } lets a bot play.
log-back = { NAME($seat) } is back.
log-closed = The table was closed.
score-total = Total
score-part = Part
score-none = Points are not known yet.
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
rules-search = Search the rules
rules-nothing = No rule contains these words.
rules-failed = The rules could not be loaded. Try again in a moment.
rules-unprinted = What our rulebooks do not print
rules-unprinted-about = Where these values come from. Whoever owns the box and knows better can correct them: ask your host.

## Moments
since-title = Since your last turn
since-play = Show me
since-done = Got it
gist-paid = paid: { $what }
gist-gained = gained: { $what }
gist-other-gained = { $name } gains { $what }
gist-other-lost = { $name } loses { $what }
moment-earlier = You are looking at an earlier moment.
moment-back = Back to now
moment-unknown = This moment was before you arrived. After the game the replay shows all of it.
table-title = Table

## Curtain
curtain-for = Hand the screen to { NAME($seat) }
curtain-about = The table is hidden until the right person looks.
curtain-open = I am { NAME($seat) }

## The end
end-winners = { $count ->
    [one] { NAME($seats) } wins!
   *[other] { NAME($seats) } share the victory!
}
end-nobody = Nobody wins this time.
end-see-result = See the result
end-see-table = See the table
end-best = most of all
end-honours = Honours of the game
end-honour = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-margin = { $points ->
    [one] By { $points } point.
   *[other] By { $points } points.
}
end-lead = { $count ->
    [0] The lead never changed.
    [one] The lead changed once.
   *[other] The lead changed { $count } times.
}
end-turned = Ahead for good from round { $round }.
rematch-title = Once more?
rematch-asked = Same rules, a new deal.
rematch-by = { $who } asks for a rematch.
rematch-count = { $count ->
    [one] { $count } of { $of } plays.
   *[other] { $count } of { $of } play.
}
rematch-yes = is in
rematch-thinks = thinking it over
rematch-join = I’m in
rematch-began = The next game has begun.
end-again = Play again
end-replay = Watch the replay
end-export = Save as file
end-fair = The deck was fair: its seed is the one promised before the game.
end-unfair = The seed is not the one promised before the game.
chart-parts = Where the points came from
chart-race = How the points grew
chart-race-about = Each player’s points after every choice, as lines; the score table holds the same numbers.

## Replay
replay = Replay
replay-start = The game begins.
replay-said = { NAME($seat) }: { $said }
replay-view = Seen by
replay-view-everyone = What everyone saw
replay-timeline = Timeline
replay-back = Step back
replay-on = Step forward
replay-round-back = Previous round
replay-round-on = Next round
replay-run = Play
replay-pause = Pause
replay-single = Choice by choice
replay-play-on = Play on from here
replay-judge = Castellan’s opinion
replay-same = The castellan would have done the same. { $why }
replay-other = The castellan would have preferred: { $option }. { $why }
replay-made = { $percent ->
    [0] After the choice made here hardly any game was won.
   *[other] Chance of winning after the choice made here: { $percent }%.
}
replay-link = Copy link
replay-link-private = Only those who played this game, or brought it in, can open this link.
replays-all = Finished games
replays-none = No game has been finished here yet.
import-title = Bring in a game
import-about = Open a game saved as a file, here or elsewhere, and watch it.
import-file = Choose a file
import-public = Everybody may see this game, and its link opens for others.

## Plain view and keys
plain-view = Plain view
plain-short = Text
plain-about = The whole table as structured text, made for screen readers and keyboards.
plain-now = Now
sure-leaves = { $what }? { $leaves }, and there is still something to do.
sure-all-the-same = { $what } all the same
sure-back = Go back
plain-closed = Not possible now
plain-happened = What happened
plain-table = The table
jump = The parts of the table
thing-more = Show the rest
thing-cards = Show the cards
keys = Keys
key-tab = walk through what may be chosen
key-enter = choose it
key-digits = choose a button by its number
key-undo = take back
key-hint = hint
key-explore = let Tab reach everything on the table
key-plain = plain view
key-log = log
key-scores = points
key-rules = rules
key-chat = chat
key-skip = skip what is being shown
key-escape = close what is open
key-help = these keys
key-step = one choice back or forward
key-turn = one turn back or forward
key-round = one round back or forward
key-ends = beginning or end
key-run = play or pause

## Settings
theme = Appearance
theme-auto = Follow the system
theme-light = Day
theme-dark = Night
onward = Choose for me where there is no choice
onward-about = What has one option, or makes no difference, and reveals nothing. It is taken back together with what led to it.
pace = Speed of the others’ moves
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = At once, without motion
motion = Motion
motion-auto = Follow the system
motion-calm = As little as possible
palette = Colours of the players
palette-court = Court
palette-safe = Colour-safe
sound = Soft sounds: your turn, pieces, points, the end
sound-short = Sound
sound-mute = Mute
sound-on = Turn the sound on
push = A message to this device when it is your turn
push-unavailable = This server does not send messages.
push-denied = The browser does not allow messages from this page. You can allow them in its settings.

## You
profile-title = You
profile-since = Here since { $date }
profile-game = Game
profile-best = Best
profile-no-games = No finished game yet.
keep-title = Keep your name and games
keep-about = You play as a guest. With a password your name stays yours on every device.
keep-do = Keep
keep-done = Your name is now yours.
login-title = I have been here before
login-do = Log in
login-done = Welcome back.
logout = Log out
logout-done = You are logged out.
account-title = Your account
password = Password
password-old = Old password
password-new = New password, at least 8 characters
password-change = Change the password
email = E-mail
email-about = Only for a message when it is your turn, if this server sends any.
data-title = Your data
data-export = Download everything as a file
data-delete = Delete everything
data-delete-about = Your name and settings go for good. Finished games stay without your name, games begun with bots alone end, and where others play a bot takes your seat.
data-delete-do = Delete for good
data-deleted = Everything was deleted.
ratings-about = Only rated games between people count.
ratings-none = No rated game yet.
ratings-place = Place
ratings-rating = Rating
ratings-played = Played
ratings-won = Won

## People, for administrators
people-about = Everybody who has been here. Muted people play on but cannot write in the chat; banned people cannot come in.
people-search = Search by name
people-none = Nobody by that name has been here.
people-latest = Only the latest visitors are shown; find the others by name.
people-seen = Last visit: { $when }
people-just-now = just now
people-guest = guest
people-admin = administrator
people-muted = muted
people-banned = banned
people-mute = Mute
people-unmute = Unmute
people-ban = Ban
people-unban = Let back in
people-ban-sure = Ban { $name }? They are sent away at once, and bots play on in their seats.
people-only = This page is for the administrators of this server.

## Credits
credits-games = The games are the work of their authors. If you enjoy them here, buy them.
credits-own = All texts, drawings and code here are our own; no pictures or texts of the publishers are used.
credits-icons = Icons
credits-letters = Fonts
credits-code = Software
credits-licence = Castellany itself is free software under the MIT licence.

## Trouble
trouble-title = That did not work
trouble-offline = The server cannot be reached. Your game is safe; check the connection and try again.
trouble-server = Something broke on our side. Nothing is lost; try again in a moment.
trouble-busy = A little too fast. Wait a moment and try again.
trouble-refused = This was not accepted. Nothing has changed.
trouble-gone = There is nothing at this address any more, or part of the link is missing.
trouble-closed = This table was closed.
trouble-unknown = Something unexpected happened. Nothing is lost.
lost-title = No such page
lost-about = There is nothing at this address.

## Learning
learn-title = Learn { $game } by playing
learn-about = Real rules, three bots, about ten minutes. A guide explains each decision when it first comes; nothing is forced on you.
learn-begin = Begin
learn-rules = I would rather read the rules
learn-voice = Your guide
learn-step = Step { $step } of { $count }
learn-what = What would you do?
learn-lesson = The lesson
learn-around = { $before } done, { $after } to come
learn-back = Back one step
learn-speak = Talk to me again
learn-silent = Your guide keeps quiet from here. You will manage.
learn-nothing-new = Nothing new here: play as you like. Your guide speaks up when something new comes.
learn-over = The game is over: play once more, or look at what decided it.
learn-on = I see
learn-alone = I’ll manage on my own

## Review
panel-review = Review
panel-puzzle = Puzzle
review-ask-title = Where was this game won?
review-ask-about = The castellan looks at every choice of everybody, in the background. It takes a minute or two; only what holds beyond doubt is shown.
review-ask = Review this game
review-thinking = The castellan looks at the game…
review-broken = The review broke off before it was done. What was found so far stands.
review-go-on = Go on with it
review-queue = { $count ->
    [one] One review comes before this one
   *[other] { $count } reviews come before this one
}
review-better-label = Better
review-made-label = Played
review-show = Show it
review-needs-end = This game is not over yet. A review needs its end.
review-all = Show all { $count }
review-fewer = Show fewer
review-choice = own choices
review-others = others’ mistakes
review-luck = cards and the rest
replay-more = More
review-turning = Turning point
review-mistake = Mistake
review-previous = Previous mistake
review-next = Next mistake
review-of = { $number } of { $count }
review-before = Before round 1
review-worst = the five worst of { $count }
review-points = { $points } points
review-pill-better = Better { $percent }
review-pill-made = Played { $percent }
review-by-round = Chances of winning by round
review-scoring = Scoring
chance = { $percent } %
review-sum = From { $began } % at the start to { $ended } % at the end: own choices and all else add up to that.
review-mark = { $mark } { $round ->
    [0] { NAME($seat) }, before round 1
   *[other] { NAME($seat) }, round { $round }
}
key-mistake = next mistake, with Shift the one before

## Puzzles
nav-learn = Learn
lesson-go-on = Go on with the lesson
lesson-progress = { $count } of { $of } steps
learn-reviews = Your last reviews
learn-puzzles = Puzzles
learn-found = { $count } of { $of }
learn-solve = Solve
puzzle-title = Find the castellan’s choice
puzzle-solve = Solve
puzzle-day = Puzzle of the day
puzzle-found = found by { $count } % of bots
puzzle-number = Puzzle { $number }, found by { $count } % of bots
puzzle-candles = { $count ->
    [0] No candle left
    [one] One candle left
   *[other] { $count } candles left
}
puzzle-rule-candles = Three candles: each wrong try puts one out.
puzzle-rule-clue = A clue takes away half of the choices, for one candle.
puzzle-rule-once = Right at once counts double.
puzzle-clue = Clue
puzzle-solution = Solution
puzzle-wrong = { $left ->
    [0] Not that one, and the last candle is out.
    [one] Not that one. One candle is left.
   *[other] Not that one. { $left } candles are left.
}
puzzle-unsolved = This is what the castellan does.
puzzle-you = Round { $round }. You are { NAME($seat) }.
puzzle-how = How it goes
puzzle-known = What you know
puzzle-else = What else was there
puzzle-castellan = Castellan
puzzle-try = try { $number }
puzzle-at-once = Found at once
puzzle-on-try = Found, on try { $number }
puzzle-seals = { $count ->
    [one] One seal
   *[other] { $count } seals
}
puzzle-next = Next puzzle
puzzle-share = Share
puzzle-bar-solved = Solved. The next puzzle of the day comes at midnight UTC; others wait.
puzzle-more = More puzzles
puzzle-streak = { $count ->
    [one] One day in a row
   *[other] { $count } days in a row
}
