# The terminal’s own words.

cli-about = Four medieval board games at one table: in a browser, in this terminal, or as a fast simulator.
cli-epilog = “castellany COMMAND --help” tells more about a command.
cli-command = COMMAND
cli-error = Error:
cli-lang = language: en, uk or pl (otherwise that of your system)

# Commands
cli-play-about = Play a game in the terminal.
cli-serve-about = Serve the web table, for yourself or for others.
cli-simulate-about = Play many random games and count.
cli-arena-about = Let bots play against each other.
cli-replay-about = Walk through a recorded game.
cli-verify-about = Prove that a recorded game was not touched.
cli-review-about = Find out where a recorded game turned.
cli-puzzles-about = Find the castellan’s choice; make or check puzzles.
cli-rules-about = Read the rules of a game.
cli-facts-about = List games, their options, and values that are not printed.
cli-bench-about = Measure how fast the rules run.
cli-new-game-about = Begin a game of your own in a checkout of the sources.

# Arguments
cli-arg-usage = usage:{ " " }
cli-arg-positional = arguments
cli-arg-options = options
cli-arg-help = show this help and exit
cli-arg-version = show the version and exit
cli-arg-required = still needed: { $one }
cli-arg-unrecognized = not understood: { $one }
cli-arg-one = a value must follow
cli-arg-some = at least one value must follow
cli-arg-choice = “{ $value }” is not possible (allowed: { $choices })
cli-arg-argument = { $argument }: { $message }
cli-arg-value = “{ $value }” cannot be used here
cli-arg-conflict = not possible together with { $one }
cli-arg-failed = { $prog }: { $message }{ "\u000A" }
cli-arg-error = { $message }. “{ $command } --help” shows what is possible.
cli-arg-game = GAME
cli-arg-level = LEVEL
cli-arg-file = FILE
cli-arg-clause = CLAUSE
cli-arg-words = WORDS
cli-game = the game: { $games }
cli-seats = number of players
cli-people = how many of them sit at this keyboard (the others are bots)
cli-bots = level of the bots: { $levels }
cli-name = your name at the table
cli-seed = seed of chance: the same seed gives the same game
cli-option = an option of the table, may be repeated (see “castellany facts”)
cli-pace = seconds to wait after each event, 0 for none
cli-plain = the table as plain lines, for screen readers
cli-save = keep the game in this file
cli-resume = go on with a saved game (without a file: the last one)
cli-games = number of games
cli-processes = number of processes
cli-json = print the result as JSON
cli-record-file = a recorded game
cli-clause = a clause, for example CIT-4.2
cli-search = show the clauses that contain these words
cli-facts-game = only this game
cli-reconstructed = list the values that our rulebooks do not print, and where they come from
cli-template = print these values as a file to correct
cli-facts-file = a file of facts, corrected after your own box
cli-bad-facts = { $reason }
cli-replay-seat = see the game as this player saw it
cli-replay-step = begin after this choice
cli-replay-all = print the whole game and exit

# Bad input
cli-bad-number = “{ $value }” is not a whole number of at least { $low }
cli-bad-number-range = “{ $value }” is not a whole number from { $low } to { $high }
cli-bad-pair = “{ $given }” is not an option. Write it as name=value, for example --option cast=first_game.
cli-bad-people = { $people } people cannot sit on { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. Raise --seats or lower --people.
cli-which-game = Which game? Name one: { $allowed }.
cli-file-unreadable = The file { $file } cannot be read: { $reason }.
cli-file-unwritable = The file { $file } cannot be written: { $reason }.
cli-file-large = The file { $file } is too large for a recorded game.
cli-nothing-saved = No game is saved in { $folder } yet. Start one with “castellany play”.
cli-no-rules = The game { $game } has no written rules yet.
cli-unknown-clause = There is no clause { $clause }. Clauses look like these: { $examples }.
cli-not-installed = The command “{ $command }” is not part of this installation.

# Playing
cli-guest = Guest
cli-bot-name = { $number ->
    [1] Matilda
    [2] Roland
    [3] Eleanor
    [4] Godfrey
    [5] Beatrice
    [6] Baldwin
    [7] Isolde
   *[8] Tristan
}
cli-pick-game = Which game shall it be?
cli-pick-number = Please type a number from 1 to { $high }, or a key.
cli-round = round { $round }
cli-total = Total
cli-keys = number: choose   z: take back   ?: rule   a: explain   s: scores   l: log   w: save   q: leave   h: all keys
cli-keys-long =
    - **number**: choose this option
    - **z**: take back your last choice
    - **?**: the rule of this decision; **? CIT-4.2** a clause; **? theater** search the rules
    - **a 3**: explain what option 3 is about; **a harbor** explain things on the table
    - **i**: a hint from a bot
    - **s**: scores
    - **l**: the whole log
    - **t**: draw the table again
    - **w**: save now
    - **q**: leave; the game is kept
cli-closed-more = { $count ->
    [one] and one more thing that is not possible now
   *[other] and { $count } more things that are not possible now
}
cli-thinking = Thinking …
cli-about-none = Nothing on the table by that name has an explanation.
cli-no-clause = The rules say nothing about “{ $clause }”.
cli-nothing-to-take-back = You have not chosen anything yet.
cli-curtain = { NAME($seat) }, it is your turn. Make sure nobody else is looking, then press Enter.
cli-kept = The game is kept in { $file }. Go on with: castellany play --resume
cli-record = The record of the game: { $file }
cli-won = { $count ->
    [one] The winner is { NAME($seats) }.
   *[other] The victory is shared by { NAME($seats) }.
}

# Simulating
cli-simulated = { $name }: { $games ->
    [one] one game
   *[other] { $games } games
} with { $seats ->
    [one] one player
   *[other] { $seats } players
}
cli-speed = { $games ->
    [one] One game
   *[other] { $games } games
} and { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
} per second ({ $seconds } s in all)
cli-length = Decisions in a game: { $least } at least, { $median } in the middle, { $most } at most
cli-head-seat = seat
cli-head-wins = wins
cli-head-mean = mean score
cli-head-least = least
cli-head-most = most

# Records, rules, facts
cli-verified = { $name }: the record is true. { $choices ->
    [one] One choice leads
   *[other] { $choices } choices lead
} to the recorded result.
cli-verified-open = { $name }: the record is true as far as it goes, { $choices ->
    [one] one choice
   *[other] { $choices } choices
}; the game is not over.
cli-commitment = Promise made before the game (SHA-256): { $sum }
cli-replay-place = After choice { $step } of { $last }
cli-replay-keys = Enter: on   z: back   r: next round   number: go there   @2: as player 2 saw it   a: as all see it   s: scores   i: the castellan’s opinion   q: leave
cli-replay-nothing-chosen = Nothing has been chosen yet.
cli-replay-same = The castellan would have done the same.
cli-replay-other = The castellan would have preferred: { $option }.
cli-replay-made = { $percent ->
    [0] After the choice made here hardly any game was won.
   *[other] Chance of winning after the choice made here: { $percent }%.
}
cli-found = { $count ->
    [0] No clause found
    [one] One clause found
   *[other] { $count } clauses found
}
cli-facts-line = { $low } to { $high } players, { $short } to { $long } minutes, weight { $weight } of 5
cli-scale-count = { $source } ({ $count })
cli-all-printed = Everything is as printed.
cli-head-option = option
cli-head-default = default
cli-head-values = values
cli-head-about = meaning

# Measuring
cli-bench-games = the games to measure (otherwise all)
cli-bench-seconds = seconds for each slice of measuring
cli-bench-plain = measure the plain package only
cli-bench-compiled = measure the compiled package only
cli-bench-compiling = Compiling a copy of the engine; this takes a few minutes …
cli-bench-no-sources = The compiled engine can be measured from a checkout, or where the compiled package is installed. Use --plain.
cli-bench-no-compiler = The engine could not be compiled here. A C compiler and Python’s headers are needed; or use --plain.
cli-bench-failed = Measuring { $game } failed; the reason stands above.
cli-bench-game = game, seats
cli-bench-build = build
cli-bench-inside = loop inside
cli-bench-driven = from Python
cli-bench-cpp = in C++
cli-bench-yardstick = yardstick driven
cli-bench-checked = play / apply
cli-bench-copy = copy
cli-bench-encode = encode
cli-bench-decode = decode
cli-bench-resample = resample
cli-bench-grows = grows
cli-bench-is-plain = plain
cli-bench-is-compiled = compiled
cli-bench-play-units = Decisions per second of random players, with the loop inside the package and driven from Python. Beside each the yardstick of its kind and how many times it that is: OpenSpiel’s C++ hearts, played in its own C++ loop and driven from Python by the same loop, in the same run. The last column: how many times as long a game takes in which every choice is checked (play) as one that trusts it (apply).
cli-bench-moments-units = Microseconds for one copy, encode, decode and resample of a moment; growth of the process in MB over a million decisions.
cli-bench-no-yardstick = OpenSpiel is not installed, so there is no yardstick and no ratio to it. Get it with: pip install open_spiel
cli-bench-random = search, random
cli-bench-guided = search, guided
cli-bench-zoo = PettingZoo
cli-bench-times = ×
cli-bench-two = two processes
cli-bench-search-units = Search iterations per second of one core, imagined games played at random or by the game’s strategy; decisions per second at a PettingZoo table with observations and masks, and how many times PettingZoo’s own connect_four_v3 that is; how many times as fast two processes play as one (this needs two idle cores).
cli-bench-no-zoo = PettingZoo is not installed, so its column is empty. Get it with: pip install pettingzoo pygame

# A new game
cli-new-id = the id of the game: small letters and digits
cli-new-title = what it is called (otherwise its id)
cli-new-prefix = three capital letters that its clauses begin with
cli-new-author = who thought it up
cli-new-nowhere = This is not a checkout of Castellany’s sources; a new game needs one.
cli-new-bad-id = “{ $given }” cannot be the id of a game: it begins with a small letter and has two to thirty small letters and digits.
cli-new-known = There is a game “{ $game }” already.
cli-new-bad-prefix = “{ $given }” cannot begin clauses: three capital letters are needed that no other game has. Use --prefix.
cli-new-bad-title = “{ $given }” cannot be a title: it is too long, or has quotes or braces.
cli-new-made = Made: { $folder }, { $tests }, { $client }.
cli-new-next = It plays already: castellany play { $game }. CONTRIBUTING.md tells what each file is for.

# Review
cli-review-json = as data, for programs
cli-review-html = as one page to keep or send
cli-review-effort = a share of the usual thinking, 1 by default
cli-review-workers = processes that think at the same time
cli-review-seed = another seed imagines other games
cli-review-on = local, or ray for a Ray cluster
cli-review-out = a folder for the reviews; those that are there already are not made again
cli-review-needs-out = Several reviews as data or pages need a folder: --out FOLDER.
cli-no-ray = Ray is not installed: pip install ray.
cli-bad-effort = “{ $effort }” is not an effort: a share of the usual thinking is allowed, from 0.01 to 10

# Puzzles
cli-puzzles-act = play one, make new ones, or check that all still hold
cli-puzzles-game = of which game; for play, otherwise the puzzle of the day
cli-puzzles-id = this very puzzle
cli-puzzles-count = how many there should be
cli-puzzles-seats = games with this many players
cli-puzzles-seed = where the seeds of the bots’ games begin
cli-puzzles-games = a folder of recorded games to look through
cli-puzzles-archive = the database of a server, whose public games are looked through
cli-puzzles-out = the folder of puzzles
cli-puzzles-none = There is no such puzzle.
cli-puzzles-no-archive = No games could be read from { $db }. Give the path or address that the server has as --db.
cli-puzzles-which = Say which game puzzles should be made for.
cli-puzzles-ask = Puzzle { $puzzle }: find the castellan’s choice. Type its number; ? buys a clue for a candle, Enter shows the solution.
cli-puzzles-clue = { $left ->
    [one] One of these: { $numbers }. One candle is left.
   *[other] One of these: { $numbers }. { $left } candles are left.
}
cli-puzzles-no-clue = The last candle buys no clue.
cli-puzzles-right = That is it.
cli-puzzles-wrong = { $left ->
    [0] No, and that was the last candle.
    [one] No. One candle is left.
   *[other] No. { $left } candles are left.
}
cli-puzzles-solution = The castellan’s choice: { $option }
cli-puzzles-made = Puzzles in the folder: { $count }.
cli-puzzles-stale = { $puzzle } no longer holds.
cli-puzzles-checked = Looked at { $count }; no longer holding: { $bad }.
