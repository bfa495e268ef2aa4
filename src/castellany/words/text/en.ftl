# Words that all games share.

seat-number = Player { $number }
seat-name = { NAME($seat) }

# Refusals of the turn machine
no-not-now = That is not possible now.
no-not-your-turn = It is not your turn.
no-game-over = The game is over.
no-such-choice = There is no such choice: { $choice }.
no-undo = There is nothing to take back: since then a card was revealed, chance was used, or someone else acted.
no-run-on = Something new comes to light before this choice: make the one before it first, then look again.

# Bad input
bad-game = There is no game “{ $game }”. Games: { $allowed }.
bad-seats = { $seats } players cannot play this game. Allowed: { $low } to { $high }.
bad-option-unknown = There is no option “{ $option }”. Options: { $allowed }.
bad-option-value = “{ $value }” is not a value of the option “{ $option }”. Allowed: { $allowed }.
bad-state-damaged = The saved moment is damaged.
bad-state-foreign = The saved moment belongs to another game or another version of the rules: { $game }, version { $version }.
bad-record-not-json = This is not a game record: it is not JSON, or the file was cut short.
bad-record-foreign = This JSON file is not a game record of Castellany.
bad-record-format = The record has format { $format }, which this version cannot read.
bad-record-damaged = The record is damaged: something is missing or is not what it should be.
bad-record-digest = The record was changed after it was written: its digest does not match.
bad-record-game = The record is of another game: { $game }.
bad-record-version = The record was played under version { $version } of the rules; this is version { $current }.
bad-record-choice = Choice number { $number } of the record, “{ $choice }”, is not allowed there.
bad-record-commitment = The seed in the record is not the one that was promised before the game.
bad-record-result = The result in the record is not the one the choices lead to.

# Effects made of parts
effect-seq = { $parts }
effect-or = { $first } or { $rest }
ask-either-effect = Choose one.
ask-may-effect = Use this or decline.
opt-decline = Decline

# Facts that our rulebooks do not print, and files that correct them
scale-printed = printed
scale-earlier = from an earlier edition
scale-seen = from photographs or other people’s lists
scale-ours = ours
scale-box = corrected by this house
source-values = { NAME($values) }
source-short = not printed: { $source }
source-line = { $source }: { NAME($values) }.
box-about = As this house’s box has it: { $facts }.
box-fact = { $label }: { NAME($value) }
box-row = { NAME($value) }
box-more = { $first }; { $rest }
box-rules = In this house
    .about = These values were corrected to match this house’s own box. Where a clause gives another value, these apply.
box-rule = { $thing }: { $values }.
facts-template = What our rulebooks do not print. Change what is different in your box; what you leave as it is changes nothing.
facts-fixed = Not printed either, but no file can change it, because it is part of the program. Tell us if your box says otherwise:
box-called = { $name }
fact-name = the name
facts-name = a name of at most { $most } characters, or an empty one for ours
facts-none = none
facts-number = a whole number from { $low } to { $high }
facts-one = one of { $names }
facts-exactly = a list of { $count } entries, each { $each }
facts-list = a list of { $low } to { $high } entries, each { $each }
facts-different = different ones, all of them in the game
facts-value = { $file }: { $key } = { $value } is not possible. Allowed: { $allowed }.
facts-printed = { $file }: { $key } is printed in the rulebooks and cannot be changed.
facts-unknown = { $file }: there is no { $key }. Known here: { $allowed }.
facts-table = { $file }: { $key } must be a table, [{ $key }], with values below it: { $allowed }.
facts-together = { $file }: the values of { $key } do not fit together. Needed: { $allowed }.
facts-unreadable = { $file } cannot be read: { $reason }
facts-not-toml = { $file } is not a file of facts: { $reason }
facts-mixed = These games of { NAME($game) } were played with different facts: look at them one after another.
facts-late = { $file }: { NAME($game) } is being played with other facts already; begin anew.
bad-record-facts = The record was played with other facts ({ $then }) than this house has ({ $now }). “castellany replay” and “castellany verify” begin with those of the record.
