// Written by `python -m castellany.server.typescript` from the server's structs. Do not edit.

/**
 * A choice, an undo or a chat line stands and is stored. `repeated`: it was known already.
 */
export interface Accepted {
  type: "accepted";
  key: string;
  number: number;
  repeated: boolean;
}

export interface AdminPerson {
  person: PersonRef;
  created: number;
  seen: number;
  admin: boolean;
  muted: boolean;
  banned: boolean;
}

/**
 * Somebody the reader has asked; `refused`: they would rather not.
 */
export interface Asked {
  person: PersonRef;
  refused: boolean;
}

/**
 * Everything about the table, told on arrival and whenever a fresh start is easier.
 *
 * `log` holds the entries after `since`; with `fresh` it is the whole log and replaces what was known.
 */
export interface AtTable {
  type: "table";
  table: TableInfo;
  number: number;
  fresh: boolean;
  views: View[];
  log: LogEntry[];
  chat: ChatLine[];
  clock: ClockState;
  watchers: number;
  paused: boolean;
  next: number[];
}

/**
 * Play at once. Without a name one is given.
 */
export interface BeGuest {
  name?: string | null;
  language?: "en" | "pl" | "uk" | null;
}

/**
 * The last word before the server closes the connection. `again`: come back in a moment.
 */
export interface Bye {
  type: "bye";
  problem: Problem;
  again: boolean;
}

/**
 * Fields left out stay as they are. `settings` are merged; they belong to the client.
 */
export interface ChangeMe {
  name?: string | null;
  language?: "en" | "pl" | "uk" | null;
  email?: string | null;
  settings?: Record<string, string | number | boolean> | null;
  sociable?: boolean | null;
}

export interface ChangePassword {
  old: string;
  new: string;
}

/**
 * What leads from the observation told with number `since` to the one of now. What is left out is as it was.
 *
 * `things`: the ids of the outermost things. A thing that no list of ids names any more is gone.
 */
export interface Changes {
  since: number;
  nodes: ThingAlone[];
  things?: string[];
  round?: number;
  phase?: Text;
  scores?: SeatScore[];
}

export interface Chat {
  type: "chat";
  line: ChatLine;
}

export interface ChatLine {
  number: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

/**
 * One legal choice: its words, the ids of things to click for it, its price as pairs of name and amount.
 *
 * `role` (left out: plain): "stop" gives something up, and `leaves` says what stays unused;
 * `doubtful`: so much that one is asked once more.
 * `facts`: what a board draws of it, as the game's `facts.ts` declares.
 */
export interface Choosable {
  choice: number;
  message: Text;
  targets: string[];
  price: [string, number][];
  role?: "gain" | "plain" | "stop";
  leaves?: Text;
  doubtful?: boolean;
  facts?: Record<string, unknown>;
}

/**
 * A gesture: answer decision `decision` of `seat`, and with more `choices` the ones that follow from it.
 *
 * All of them stand or none. One that uses chance or reveals something may only be the last.
 * The same `key` again is the same gesture, and does nothing more.
 * `onward`: what then leaves no choice, and reveals nothing, is made with it.
 */
export interface Choose {
  type: "choose";
  seat: number;
  decision: number;
  choices: number[];
  key: string;
  onward?: boolean;
}

export interface ClauseInfo {
  id: string;
  text: string;
}

/**
 * `turn`: `seconds` for each turn. `bank`: `seconds` for the whole game and `plus` after each turn.
 */
export interface Clock {
  kind?: "bank" | "none" | "turn";
  seconds?: number;
  plus?: number;
}

/**
 * Milliseconds left by seat (null: no clock for it) at the server's time `at`; those in `running` count down.
 */
export interface ClockState {
  at: number;
  left: (number | null)[];
  running: number[];
}

export interface Clocks {
  type: "clocks";
  clock: ClockState;
  paused: boolean;
}

/**
 * `seats` has one wish for each person or bot. Without anybody to wait for, the game begins at once.
 *
 * `seed`: for practice, where nobody but the maker and bots play; such games are not rated. `standin`: the level of
 * bots that play for people who are away; knight, where nothing is said.
 */
export interface CreateTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  visibility?: "open" | "private";
  pace?: "live" | "turns";
  clock?: Clock;
  replay?: "private" | "public";
  rated?: boolean;
  shuffle?: boolean;
  chat?: boolean;
  standin?: string;
  seed?: string | null;
}

/**
 * It was done, and there is nothing more to say.
 */
export interface Done {
  done: boolean;
}

/**
 * `here`: at the house right now. `table`: where they sit, if the reader may watch it or take a seat.
 */
export interface Friend {
  person: PersonRef;
  here: boolean;
  table: TableInfo | null;
}

/**
 * What a person sees of friends. Without `sociable` the lists are empty, and nobody sees the reader either.
 *
 * `asking`: those who have asked the reader. `met`: people of the latest games who may be asked.
 */
export interface Friends {
  sociable: boolean;
  friends: Friend[];
  asking: PersonRef[];
  asked: Asked[];
  met: PersonRef[];
  invitations: Invitation[];
}

/**
 * A game of the house; its name is the text `game-<id>`. `solo`: one person can play it alone.
 */
export interface GameInfo {
  id: string;
  version: number;
  seats: number[];
  minutes: [number, number];
  weight: number;
  solo: boolean;
  options: OptionInfo[];
  levels: string[];
}

/**
 * How a person has done at a game. `rating` is openskill's ordinal, null before the first rated game.
 */
export interface GameRating {
  game: string;
  played: number;
  won: number;
  rating: number | null;
  best: number | null;
}

/**
 * A turn in short, made of what everybody may hear: who did what (null: the rules by themselves) at which price,
 * to which things (each with how many times), and what it brought. `cost` and `gain` are pairs of name and amount;
 * `others`: what befell other seats by it, as seat, name and how much more or less. `first` to `last`: the numbers
 * of its log entries.
 */
export interface GistLine {
  seat: number | null;
  action: Text | null;
  things: [Text, number][];
  cost: [string, number][];
  gain: [string, number][];
  others: [number, string, number][];
  first: number;
  last: number;
}

/**
 * Where a running game stands, as one of the reader's own seats sees it: round (of `rounds`, where so many are
 * played), phase, the question that waits for the reader, and the points by seat.
 */
export interface Glance {
  round: number;
  rounds: number[];
  moment: Text;
  ask: Text | null;
  totals: number[];
}

/**
 * How well a seat chose, from 0 to 100; `theme` is empty for all its choices together.
 */
export interface Grade {
  theme: string;
  score: number;
  choices: number;
}

/**
 * What the first page shows, in this order. Each list holds the newest; `tables` pages through more.
 *
 * `last`: by game, how the reader last played it alone with bots, so that one click does it again. `latest`: the game
 * of the reader's own that ended last.
 */
export interface Hall {
  my_turn: TableInfo[];
  mine: TableInfo[];
  open: TableInfo[];
  watch: TableInfo[];
  replays: TableInfo[];
  last: Record<string, Setup>;
  latest: TableInfo | null;
}

/**
 * An event of the game, as far as the reader may hear of it.
 *
 * `to`: those of the reader's seats that may hear of it; null where all of them may.
 */
export interface Happening {
  message: Text;
  moves: Moved[];
  to: number[] | null;
}

/**
 * How the server is, for the host's watchman.
 *
 * `problem` says what is wrong with the database: full, read-only, damaged or lost; or that the server is stuck.
 * `damaged_tables`: how many were set aside.
 */
export interface Health {
  status: "ok" | "stopping" | "unwell";
  version: string;
  problem: string;
  damaged_tables: number;
}

/**
 * `since`: the last number this client knows; without it the whole log is told.
 *
 * `changes`: updates may say what has changed in a view instead of the whole.
 */
export interface Hello {
  type: "hello";
  since?: number | null;
  changes?: boolean;
}

/**
 * Ask a strong bot what it would do for `seat`.
 */
export interface Hint {
  type: "hint";
  seat: number;
  ref: string;
}

/**
 * What a bot would choose, and why in words: one choice, or a run that the question proposes.
 */
export interface HintAnswer {
  type: "hint";
  ref: string;
  seat: number;
  decision: number;
  choices: number[];
  reasons: Text[];
}

/**
 * The part of the points in which a seat stood before all others; what it is called stands with the part's name.
 */
export interface Honour {
  seat: number;
  part: string;
  points: number;
}

/**
 * Under which addresses friends find the house, so that a link sent to them can be opened.
 *
 * `public`: the address its host has set; empty where none is. `local`: addresses in the host's own network, told
 * only to those who are in it themselves. `reachable`: it listens for others than this machine.
 */
export interface HostInfo {
  public: string;
  local: string[];
  reachable: boolean;
}

/**
 * A record file's text. The replay is private unless `public`.
 */
export interface ImportRecord {
  record: string;
  public?: boolean;
}

/**
 * A friend keeps a seat for the reader; the table carries its link.
 */
export interface Invitation {
  person: PersonRef;
  table: TableInfo;
}

/**
 * Take a seat: a certain one, or the first that is free. `invite` opens a private table.
 */
export interface JoinTable {
  seat?: number | null;
  invite?: string;
  name?: string | null;
  further?: boolean;
}

/**
 * Turn the guest of this session into an account: the name must be free.
 */
export interface KeepMe {
  name: string;
  password: string;
}

/**
 * Delete the account; its password must be given, a guest has none.
 */
export interface LeaveForGood {
  password?: string;
}

/**
 * How far a lesson got: at which table, what was said there, of how many tips, and when.
 */
export interface LessonProgress {
  table: string;
  heard: string[];
  of: number;
  at?: number;
}

/**
 * One numbered change of the table.
 *
 * `start`: the game began. `choice`: `seat` made a gesture of one or more choices. `undo`: `seat` took back; the
 * entries `undone` no longer stand. `standin`: a bot plays for `seat` (`reason`: time, left, asked, away). `back`:
 * its owner is back. `rules`: the table went on under a newer version of the rules. `closed`: it was closed.
 */
export interface LogEntry {
  number: number;
  kind: "back" | "choice" | "closed" | "standin" | "start" | "undo";
  seat: number | null;
  at: number;
  happenings: Happening[];
  undone: number[];
  reason: string;
}

export interface LogIn {
  name: string;
  password: string;
}

/**
 * Who the server takes you for. `person` is null before a guest is made or a person logs in.
 *
 * Every changing request of a session carries `csrf` in the header `X-CSRF-Token`.
 */
export interface Me {
  person: PersonRef | null;
  csrf: string;
  language: "en" | "pl" | "uk" | null;
  email: string;
  admin: boolean;
  muted: boolean;
  sociable: boolean;
  settings: Record<string, string | number | boolean>;
}

/**
 * A thing by its id, or `amount` of a kind by its name, went from one place to another.
 */
export interface Moved {
  what: string;
  from: string;
  to: string;
  amount: number;
}

/**
 * All that a seat (or, with null, a spectator) may know.
 */
export interface Observation {
  seat: number | null;
  round: number;
  rounds: number[];
  phase: Text;
  things: Thing[];
  scores: SeatScore[];
}

/**
 * What the strongest bot thinks of the choice that led to a step, knowing what its seat knew then.
 *
 * `best` is what it would have chosen, in words; the chances of winning, from 0 to 1, are those it saw for that
 * and for the choice `made`, where it weighed them.
 */
export interface Opinion {
  step: number;
  seat: number;
  best: Text;
  same: boolean;
  reasons: Text[];
  chance: number | null;
  made: number | null;
}

/**
 * A table option; words `option-<id>`, `option-<id>-<value>` (`<names>-<value>` where it has `names`).
 *
 * `flag`: bool. `choice`: one of `values`. `many`: a list of some of `values`.
 * `number`: from the first to the last of `values`. It matters only with so many `seats` (any, where
 * none are named) and, where it `needs` something, in one of these cases. A case is of conditions that hold
 * together, each the id of another option, or `seats`, and the values it may have.
 */
export interface OptionInfo {
  id: string;
  kind: "choice" | "flag" | "many" | "number";
  default: unknown;
  values: unknown[];
  rule: string;
  seats: number[];
  needs: string[][][];
  names: string;
}

/**
 * The game and the step from which this one was played on.
 */
export interface Origin {
  table: string;
  step: number;
}

export interface PersonRef {
  id: string;
  name: string;
  guest: boolean;
}

export interface Ping {
  type: "ping";
  ref?: string;
}

/**
 * Go on from a step: `seat` is mine, the others are bots of `level`, unless `seats` says more.
 */
export interface PlayOn {
  step: number;
  seat?: number;
  level?: string;
  seats?: SeatWish[] | null;
}

export interface Pong {
  type: "pong";
  ref: string;
  at: number;
}

/**
 * Why something was not done. Nothing has changed.
 */
export interface Problem {
  error: Text;
  rule: string;
  status: number;
}

export interface Profile {
  person: PersonRef;
  since: number;
  games: GameRating[];
}

/**
 * What somebody has learned: seals by puzzle (0 for one that was not found), days whose puzzle was found, lessons
 * by game. The same travels both ways: who sends what a browser knows is told what all of them know.
 */
export interface Progress {
  stars?: Record<string, number>;
  days?: string[];
  lessons?: Record<string, LessonProgress>;
}

/**
 * A sensible run of choices, legal one after another from now: to be sent whole, as one gesture.
 */
export interface Proposed {
  choices: number[];
  message: Text;
  targets: string[];
  price: [string, number][];
  facts?: Record<string, unknown>;
}

/**
 * The server's public key for `pushManager.subscribe`; empty where push is not set up.
 */
export interface PushKey {
  key: string;
}

/**
 * A position with its question, as the seat sees it; nothing in it tells the answer.
 */
export interface Puzzle {
  info: PuzzleInfo;
  seat: number;
  players: number;
  observation: Observation;
  question: Question;
  known: Text[];
}

/**
 * What was tried so far, in order, and whether a clue was taken: the house keeps nothing of it.
 */
export interface PuzzleAct {
  tried?: number[];
  clue?: boolean;
  give_up?: boolean;
}

/**
 * A puzzle in a list. `found`: of a hundred squires and knights so many see it. `day`: it is today's.
 */
export interface PuzzleInfo {
  id: string;
  game: string;
  theme: string;
  found: number;
  round: number;
  day: boolean;
}

/**
 * Where an attempt stands. `kept`: what a clue leaves; the solution comes when it is over.
 */
export interface PuzzleState {
  candles: number;
  solved: boolean;
  over: boolean;
  stars: number;
  kept: number[];
  solution: Solution | null;
}

export interface Puzzles {
  today: PuzzleInfo | null;
  puzzles: PuzzleInfo[];
}

/**
 * A decision put to one seat. Empty fields are left out.
 */
export interface Question {
  seat: number;
  kind: string;
  message: Text;
  rule: string;
  options: Choosable[];
  closed: Shut[];
  facts?: Record<string, unknown>;
  proposals?: Proposed[];
}

export interface RankRow {
  place: number;
  person: PersonRef;
  rating: number;
  played: number;
  won: number;
}

export interface Ranking {
  game: string;
  rows: RankRow[];
}

/**
 * A message was not followed; nothing has changed. `key` or `ref` of the message, or "".
 *
 * `at`: of several choices, the place of the one that was refused, from 0.
 */
export interface Refused {
  type: "refused";
  key: string;
  problem: Problem;
  at: number;
}

/**
 * The next game of the same people: its table, and which seats of this one have said yes, first who asks for it.
 */
export interface Rematch {
  id: string;
  asked: number[];
  began: boolean;
}

/**
 * `views`: the seats whose eyes may be borrowed; a spectator's may always.
 */
export interface Replay {
  table: TableInfo;
  steps: number;
  views: number[];
  marks: StepMark[];
}

/**
 * A moment, as `view` saw it.
 *
 * `happenings` led here from the step before; `said` is the choice in words and `text` in notation.
 * `question` is what the viewer had to decide here, `next_choice` what the one to move then chose.
 */
export interface ReplayStep {
  step: number;
  seat: number | null;
  text: string;
  said: Text | null;
  happenings: Happening[];
  observation: Observation;
  question: Question | null;
  next_seat: number | null;
  next_choice: number | null;
}

export interface ReplaySteps {
  view: number | null;
  steps: ReplayStep[];
}

/**
 * Once over: who won, the points in parts, an honour for each seat that has one, and the seed that was promised
 * by the commitment. The seed tells everything that was hidden: it is empty for those who may not see the replay.
 */
export interface Result {
  winners: number[];
  scores: SeatScore[];
  seed: string;
  honours: Honour[];
}

/**
 * A review as far as it has got. `curve`: by step, every seat's chance of winning.
 */
export interface Review {
  stage: "broken" | "done" | "none" | "thinking" | "waiting";
  progress: number;
  curve: [number, number[]][];
  turnings: Turning[];
  seats: SeatReview[];
  judged: number;
  queue: number;
}

/**
 * A game's rules in one language; texts are markdown.
 */
export interface Rules {
  game: string;
  language: string;
  title: string;
  sections: SectionInfo[];
  unprinted: UnprintedInfo[];
}

/**
 * A line of chat.
 */
export interface Say {
  type: "say";
  text: string;
  key: string;
}

export interface ScorePart {
  name: string;
  points: number;
  rule: string;
}

/**
 * `name`: what to call the seat, null where nobody sits; may be an id of the texts (`opponent`).
 *
 * `standin`: a bot plays for its owner until the owner takes the seat back.
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "person" | "solo";
  name: string | null;
  person: PersonRef | null;
  level: string;
  mine: boolean;
  standin: boolean;
  present: boolean;
}

/**
 * How a seat fared. `began + choice + others + luck` is how it `ended`: 1 for who won alone. `others`: what it
 * gained by their mistakes.
 */
export interface SeatReview {
  summary: Text;
  grades: Grade[];
  began: number;
  choice: number;
  others: number;
  luck: number;
  ended: number;
}

export interface SeatScore {
  seat: number;
  total: number;
  parts: ScorePart[];
}

/**
 * Who is to sit there. `me`: the maker; several `me` make a hot-seat table, each with a name.
 *
 * `person`: open for whoever comes. `bot`: of a level. A solo opponent needs no wish:
 * with one seat the game brings its own.
 */
export interface SeatWish {
  kind: "bot" | "me" | "person";
  level?: string;
  name?: string | null;
}

/**
 * `by` = "me": take the seat back from the bot that plays for me. "bot": let a bot play for me, or, at a live
 * table, for somebody else whose connection has been gone for a while; they can take the seat back.
 */
export interface Seated {
  type: "seated";
  seat: number;
  by: "bot" | "me";
}

export interface SectionInfo {
  title: string;
  intro: string;
  clauses: ClauseInfo[];
}

/**
 * Before the game the host gives a seat to a bot or opens it again (which also sends a person away).
 */
export interface SetSeat {
  seat: number;
  kind: "bot" | "person";
  level?: string;
}

/**
 * Before the game the host agrees on something else; what is not named stays. `options` are all that differ from
 * the usual. With fewer `seats` free ones go first, then bots; nobody who sits there is sent away by it. A table that
 * becomes private is no longer seen by those who neither sit there nor have its link.
 */
export interface SetTerms {
  seats?: number | null;
  options?: Record<string, unknown> | null;
  visibility?: "open" | "private" | null;
  pace?: "live" | "turns" | null;
  clock?: Clock | null;
  rated?: boolean | null;
}

/**
 * A table as somebody made it for themselves and bots: the levels of the bots, in no order, and its rules.
 */
export interface Setup {
  bots: string[];
  options: Record<string, unknown>;
}

/**
 * Something one may try now and cannot, with the reason.
 */
export interface Shut {
  targets: string[];
  message: Text;
  rule: string;
  facts?: Record<string, unknown>;
}

export interface Solution {
  best: number;
  reasons: Text[];
  weighed: Weighed[];
}

/**
 * Enough of a step for a timeline. Step 0 is the moment after setup; step n the one after n choices.
 *
 * `whole`: a gesture ends here; false in the middle of several choices that were made as one.
 * `scoring`: with this step a scoring of everybody began.
 */
export interface StepMark {
  step: number;
  seat: number | null;
  round: number;
  totals: number[];
  whole: boolean;
  scoring: boolean;
}

/**
 * A browser's push subscription, as `subscription.toJSON()` gives it.
 */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Somebody sat down, left, came back, or the table's header changed in another way.
 */
export interface TableChanged {
  type: "changed";
  table: TableInfo;
  watchers: number;
}

/**
 * A table as its reader may see it. `invite` and `code`, the same to say aloud, are told only to those who sit
 * there or have come by one of them.
 */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  status: "closed" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  visibility: "open" | "private";
  pace: "live" | "turns";
  clock: Clock;
  replay: "private" | "public";
  rated: boolean;
  chat: boolean;
  standin: string;
  free_undo: boolean;
  host: PersonRef | null;
  created: number;
  started: number | null;
  finished: number | null;
  number: number;
  waiting: number[];
  my_turn: boolean;
  is_host: boolean;
  invite: string | null;
  code: string | null;
  commitment: string | null;
  result: Result | null;
  rematch: Rematch | null;
  origin: Origin | null;
  deadline: number | null;
  waiting_since: number | null;
  glance: Glance | null;
  brings: string[];
}

export interface TablePage {
  tables: TableInfo[];
  more: boolean;
}

/**
 * An id of the `.ftl` files with its arguments: numbers, name ids, `seat:2`, texts, lists of names or texts.
 */
export interface Text {
  id: string;
  args: Record<string, number | string | Text | (string | Text)[]>;
}

/**
 * Something on the table. Empty fields are left out. A hidden pile is one thing with a `value`.
 */
export interface Thing {
  id: string;
  name: Text;
  kind: "card" | "counter" | "flag" | "piece" | "pile" | "place" | "seat" | "track" | "zone";
  value?: number;
  facts?: Record<string, unknown>;
  notes?: Text[];
  items?: Thing[];
}

/**
 * A thing that is new or has changed; `items` are only the ids of what lies in it.
 */
export interface ThingAlone {
  id: string;
  name: Text;
  kind: "card" | "counter" | "flag" | "piece" | "pile" | "place" | "seat" | "track" | "zone";
  value?: number;
  facts?: Record<string, unknown>;
  notes?: Text[];
  items?: string[];
}

/**
 * A program shows it with every request and websocket: `Authorization: Bearer <token>`. It is told only once.
 */
export interface Token {
  token: string;
}

/**
 * A choice that another would have beaten beyond doubt. Chances of winning are from 0 to 1.
 *
 * `step` is the one the choice led to, as in a replay; the moment before it is `step - 1`, where `best` is a choice
 * of the question and `made` what was chosen instead.
 */
export interface Turning {
  step: number;
  seat: number;
  round: number;
  theme: string;
  mark: "?" | "??";
  made: number;
  best: number;
  made_said: Text;
  best_said: Text;
  made_chance: number;
  best_chance: number;
  reasons: Text[];
}

/**
 * Take back the last gesture of `seat`. `number` is the table's number the client saw when it asked.
 */
export interface Undo {
  type: "undo";
  seat: number;
  number: number;
  key: string;
}

/**
 * A thing, which of its values our rulebooks do not print, and where we have them from.
 */
export interface UnprintedInfo {
  thing: string;
  values: string[];
  source: "box" | "earlier" | "ours" | "seen";
}

export interface Unsubscribe {
  endpoint: string;
}

/**
 * The table moved on: new log entries, and what the reader's seats see now.
 */
export interface Update {
  type: "update";
  number: number;
  log: LogEntry[];
  views: ViewNow[];
  waiting: number[];
  next: number[];
  clock: ClockState;
  result: Result | null;
}

/**
 * What one seat (null: a spectator) sees now.
 *
 * `decision` is the number to answer with; `question` is null while this seat has nothing to choose.
 * `since`, with a question: the turns since the last one of this seat, in short; `warning`: what to know besides,
 * where there is something.
 */
export interface View {
  seat: number | null;
  observation: Observation;
  question: Question | null;
  decision: number | null;
  can_undo: boolean;
  since?: GistLine[];
  warning?: Text;
}

/**
 * A view after a change: its whole observation, or `changes` where the client said it can follow them.
 */
export interface ViewNow {
  seat: number | null;
  question: Question | null;
  decision: number | null;
  can_undo: boolean;
  observation?: Observation;
  changes?: Changes;
  since?: GistLine[];
  warning?: Text;
}

export interface Weighed {
  choice: number;
  said: Text;
  chance: number;
}

export interface WhyNot {
  type: "why_not";
  seat: number;
  choice: number;
  ref: string;
}

/**
 * `reason` is null where the choice is legal.
 */
export interface WhyNotAnswer {
  type: "why_not";
  ref: string;
  choice: number;
  reason: Text | null;
  rule: string;
}

export type FromClient = Choose | Hello | Hint | Ping | Say | Seated | Undo | WhyNot;

export type FromServer = Accepted | AtTable | Bye | Chat | Clocks | HintAnswer | Pong | Refused | TableChanged | Update | WhyNotAnswer;
