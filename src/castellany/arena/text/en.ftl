### The arena: commands, tables, reports.

arena-about = Bots against bots: many games, seats rotated, figures with confidence intervals.
arena-match = The same bots at one table, again and again.
arena-ladder = Each level against the one below it.
arena-tournament = Everybody against everybody.

arena-help-game = id of the game
arena-help-bots = levels (castellan), levels with a budget (knight@300, knight@0.5s), or module:Class of your own
arena-help-levels = levels to compare, the weakest first
arena-help-games = games for each pairing
arena-help-seats = seats at the table; the last bot named fills those left over
arena-help-seed = first seed
arena-help-option = an option of the game
arena-help-vary = an option whose values take turns
arena-help-effort = part of the usual imagined games for all levels that think ahead: 0.1 is a tenth
arena-help-workers = processes
arena-help-on = local, or ray for a Ray cluster
arena-help-out = folder for journal, result and report; an interrupted run goes on there
arena-help-json = figures as JSON

arena-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}
arena-bot = bot
arena-against = against
arena-first-places = first places
arena-interval = 95 % interval
arena-points = points
arena-budget = imagined games a choice
arena-effort = thinking
arena-at-effort = All levels that think ahead imagined { $percent }% of their usual number of games.
arena-skill = skill
arena-seconds = seconds a choice
arena-ratings = Ratings
arena-scores = Points at the end
arena-lengths = Choices in a game
arena-by-seat = First places by seat
arena-by-option = First places by option
arena-habits = What strong players do that weak ones don’t
arena-habits-about = How often each choice is made in a game: { $strong } against { $weak }.
arena-about-intervals = The dark line is the interval that holds the true share 19 times out of 20; the pale mark is the fair share.
arena-seats = seats
arena-seed = first seed
arena-options = options
arena-written = Report: { $file }
arena-interrupted = Interrupted. With --out, the same command goes on where this one stopped.
arena-faults = { $bot } gave no legal answer { $faults ->
    [one] once
   *[other] { $faults } times
}; a stand-in drew lots for it. The first time: { $error }

bad-arguments = These arguments cannot be used: { $message }.
bad-bot = The bot “{ $bot }” cannot be loaded: { $error }.
bad-games = At least one game must be played, not { $games }.
bad-workers = At least one process is needed, not { $workers }.
bad-too-many-bots = { $bots } bots do not fit at a table with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
bad-too-few-bots = At least two different bots are needed.
bad-journal = The journal { $file } belongs to another run. Choose another folder.
bad-cluster = Games cannot be played on “{ $on }”. Possible: { $allowed }.
bad-no-ray = Ray is not installed: pip install ray.
bad-effort = The effort must be more than 0 and at most 1000, not { $effort }.
bad-no-search = “{ $level }” does not search and takes no budget.
bad-folder = Nothing can be written to the folder { $folder }: { $error }.
