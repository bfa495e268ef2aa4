### What the server says: refusals, names, notices.

opponent = The opponent
    .within = the opponent
gone-player = A player who has left
    .within = a player who has left

# At the table
error-decision-past = That has been decided already.
error-undo-late = Something has happened meanwhile. Look again before you take back.
error-not-your-seat = That is not your seat.
error-standin-plays = A bot is playing for this seat. Take it back first.
error-no-standin = You are playing this seat yourself already.
error-still-here = They are at the table.
error-perhaps-back = Perhaps they are just coming back. In { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} a bot may play for them.
error-table-not-playing = There is no game at this table yet.
error-no-hint = No hint can be given just now.
error-hints-spent = You have asked for many hints. The next one comes in a few seconds.
error-no-hint-rated = There are no hints in rated games.
error-hello-first = The connection has not said hello yet.
error-no-chat = There is no chat at this table.
error-muted = You cannot write here: an administrator has muted you.
error-busy = The table is very busy. Please try again.

# In the hall
error-no-table = There is no such table. Perhaps the link is incomplete.
error-private-table = This table is private. Ask for its link.
error-old-link = This link no longer opens the table. Ask for a new one.
error-private-replay = Only those who played can see this replay.
error-table-full = All seats are taken.
error-seat-taken = This seat is taken.
error-sent-away = The host has given your seat to somebody else at this table.
error-leave-seats = You already have { $most } seats here. Leave the others to other people.
error-no-seat = There is no such seat.
error-seats-needed = { $people ->
    [one] One person sits here
   *[other] { $people } people sit here
}: there must be a seat for everyone.
error-seats-empty = Not all seats are filled yet.
error-game-began = The game has begun already.
error-table-closed = This table is closed.
error-table-playing = The game is not over yet.
error-still-playing = That is possible only after the end of the game.
error-not-host = Only the host can do that.
error-others-play = Others are playing here: leave the table instead of closing it.
error-too-many-tables = You already sit at { $most } tables. Finish some of them first.
error-too-many-unwatched = Bots already play among themselves at { $most } of your tables. Close one of them first.
error-clock-too-short = The clock needs at least { $seconds } seconds.
error-seed-only-practice = A seed can be chosen only where nobody but you and bots play.
error-no-step = There is no such step to play on from.
error-no-language = There is no language “{ $language }” here.
error-no-rules = The rules of this game are not written down in this language.

# People
error-no-session = Please enter a name or log in first.
error-wrong-password = Name and password do not match.
error-account-busy = The password of this account was given wrong very often. Try again in a few minutes.
error-name-taken = This name is taken. Please choose another.
error-name-at-table = Somebody at this table is called so already. Please choose another name.
error-bad-name = This is not a name that others could read.
error-bad-email = This does not look like an e-mail address.
error-has-account = You have an account already.
error-no-account = You are a guest and have no password yet.
error-no-person = There is no such person.
error-banned = You cannot enter here: an administrator has banned you.
error-not-admin = Only administrators can do that.
error-not-on-admin = That cannot be done to an administrator.
error-no-push = This server sends no push messages.
error-bad-push = Push messages cannot be sent to this address.

# Friends and codes
error-friend-gone = This player is no longer here.
error-friends-off = You have turned friends off. You can turn them on again on the page of your friends.
error-friend-unmet = You can ask only people with whom you have played.
error-friend-wants-none = This player would rather not have friends here. You can still play together by a link.
error-friend-refused = This player has declined. They can still ask you.
error-friend-withdrawn = The request has been withdrawn meanwhile. You can ask them yourself.
error-friends-many = You already have { $most } friends and requests. Drop some of them first.
error-not-friend = You can invite only friends here. Send the link or tell the code instead.
error-was-sent-away = The host has given this player’s seat to somebody else at this table.
error-no-code = No table waits under this code. Perhaps a letter was misheard, or the game is over.

# The connection
error-too-fast = That was very fast. Wait a moment and try again.
error-too-many-lines = Too many connections are open from where you are. Close some and try again.
error-session-ended = You have logged out, or your password has changed. Log in again.
error-too-large = That is too large.
error-bad-message = The server did not understand this message.
error-not-json = This message is not JSON.
error-bad-request = The server did not understand this request.
error-no-page = There is nothing at this address.
error-csrf = The page is out of date. Reload it and try again.
error-foreign-origin = This request comes from another site.
error-server = Something went wrong on the server. It has been noted.
error-storage = The server cannot write anything down just now. Nothing was lost, and nothing has changed; try again in a moment.
error-other-facts = This table began with other facts than this house has now. Its host can start the server with those again to finish it.
error-table-damaged = This table is damaged and was set aside. The host of the server has been told.
error-restarting = The server is restarting. Your game is safe; the connection comes back in a moment.

# Notices
notice-your-turn = It is your turn: { $game }
mail-your-turn-subject = Your turn: { $game }
mail-your-turn = Hello { $name },

    it is your turn in { $game }:
    { $link }

    You can turn these messages off in your profile.

# The command
serve-about = The table in the browser. Further settings come from CASTELLANY_ variables; see docs/hosting.md.
serve-host = address to listen on; 0.0.0.0 for all
serve-port = port to listen on; 0 for any free one
serve-db = where games are kept: a file, or postgresql://user@host/name
serve-workers = server processes; more than one needs PostgreSQL
serve-bots = worker processes in which bots think
serve-prefix = path under which a proxy shows the server, for example /games
serve-facts = a file of facts, corrected after your own boxes (castellany facts --template)
serve-bad-facts = { $reason }
serve-admin = name of the administrator, made at the first start
serve-open = open the table in a browser
serve-ready = The table is set: { $url }
serve-compiling = The engine is being compiled in the background, once; bots use it as soon as it is ready, the server from its next start on.
serve-port-taken = Port { $port } cannot be used here: it is taken or not allowed. Choose another one with --port.
serve-needs-postgres = Several server processes need PostgreSQL: --db postgresql://...
serve-bad-db = This is not a database the server knows: { $db }
serve-full-db = There is no space left for the database { $db }: { $reason }. Free some and start again.
serve-read-only-db = The database { $db } cannot be written: { $reason }. Let the server’s user write to the file and its folder.
serve-damaged-db = The database { $db } is damaged: { $reason }. Keep a copy of it and restore the last backup; docs/hosting.md says how.
serve-lost-db = The database { $db } cannot be opened: { $reason }
serve-db-in-use = Another server (process { $process }) already uses the database { $db }. Stop it first, or give this one another file with --db.
serve-newer-db = The database { $db } belongs to a newer version of Castellany. Install that one, or restore an older backup.
serve-no-driver = PostgreSQL needs one more package: pip install "castellany[postgres]"
serve-bad-setting = The setting { $name } cannot be “{ $value }”.
serve-admin-password = Administrator { $name }, password (told only now): { $password }
error-no-review = No review of this game is being made.
error-not-your-review = Somebody else asked for this review.
error-reviews-full = Many reviews are being made right now. Ask again in a few minutes.
error-reviews-spent = You have asked for many reviews. Another one is possible in a while.
error-no-puzzle = There is no such puzzle.
