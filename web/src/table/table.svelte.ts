/**
 * One table as this reader sees it: the observation on show, the decision to take, what may be clicked.
 * It derives nothing about rules: what glows is what the decision lists. Who fills it (a live
 * socket, a replay) sets the fields; components only read them and call `tap` and `choose`.
 */
import { getContext, setContext, type Component, type Snippet } from 'svelte';
import {
  indexThings,
  msg,
  type Closed,
  type Decision,
  type Message,
  type Move,
  type Observation,
  type Option,
  type Proposal,
  type Thing,
} from '../wire/game.ts';
import type { GistLine, TableInfo, Text } from '../wire/types.ts';
import { words } from '../words/words.svelte.ts';
import type { BoardManners } from './board.svelte.ts';
import type { Link } from './link.ts';
import { inBar, roleOf, waysOf } from './ways.ts';

export interface SeatInfo {
  name: string;
  kind: 'person' | 'bot' | 'solo' | 'open';
  level?: string;
  mine?: boolean;
  present?: boolean;
  autopilot?: boolean;
}

export interface LogLine {
  number: number;
  seat: number | null;
  /** Those of the reader's seats that may hear it; null: everybody. */
  to: number[] | null;
  message: Message;
  moves: Move[];
}

export interface Menu {
  at: DOMRect;
  options: Option[];
  thing: string;
}

export interface Explained {
  at: DOMRect;
  thing: Thing;
}

/** A calm answer to something tried: a sentence, its rule, and where it belongs. */
export interface Notice {
  message: Message;
  rule?: string;
  tone: 'no' | 'info' | 'hint';
}

/** What a strong player would do, and why; kept as messages, so that it changes its language with the rest. */
export interface Advice {
  option: Option;
  /** What the rules propose to go on with, where it is advised too: one gesture with the option. */
  run?: Proposal | undefined;
  reasons: Message[];
}

/**
 * A gesture begun on the board and not yet sent (an act that waits for its target, a question asked once more):
 * while it lasts, it speaks in the bar in place of the decision. Taking back drops it.
 */
export interface Gesture {
  message: Message;
  /** How many places on the board would complete it. */
  places?: number;
  /** Shown beside the sentence: what it costs, what may be changed. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each has props of its own
  panel?: readonly [component: Component<any>, props: Record<string, unknown>];
  ways?: readonly { message: Message; take: () => void; stop?: boolean }[];
  drop: () => void;
}

export class Table {
  game = $state('');
  /** What the server tells of this table; nothing at a lesson's pretended one. */
  info = $state.raw<TableInfo | null>(null);
  observation = $state.raw<Observation | null>(null);
  decision = $state.raw<Decision | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  waiting = $state.raw<number[]>([]);
  /** Whose turns come after theirs, as far as everybody can know it. */
  next = $state.raw<readonly number[]>([]);
  log = $state.raw<LogLine[]>([]);
  /** The screen is being handed over: nobody's secrets are on show. */
  veiled = $state(false);
  canUndo = $state(false);
  busy = $state(false);
  over = $state(false);
  winners = $state.raw<number[]>([]);
  step = $state(0);
  caption = $state.raw<LogLine | null>(null);
  menu = $state.raw<Menu | null>(null);
  explained = $state.raw<Explained | null>(null);
  notice = $state.raw<Notice | null>(null);
  advice = $state.raw<Advice | null>(null);
  lit = $state.raw<ReadonlySet<string>>(new Set());
  clause = $state<string | null>(null);
  exploring = $state(false);
  tutor = $state.raw<ReadonlySet<string>>(new Set());
  link: Link | null = null;
  /** How the drawn board lets things fly and brings them into sight. */
  board = $state.raw<BoardManners>({});
  /** The turns of others since the reader's last one, in short; those up to number `sinceRead` were read. */
  since = $state.raw<GistLine[]>([]);
  sinceRead = $state(0);
  /** What the rules would have the reader know before choosing: an end that is near, a danger. */
  warning = $state.raw<Text | null>(null);
  gesture = $state.raw<Gesture | null>(null);
  private doubted = $state.raw<{ option: Option; decision: Decision } | null>(null);
  /** Whoever would lose much while there is still something to do is asked once more. */
  readonly doubt = $derived.by((): Gesture | null => {
    const doubted = this.doubted;
    if (!doubted || doubted.decision !== this.decision) return null;
    const { message, leaves, choice } = doubted.option;
    return {
      message: msg('sure-leaves', { what: message, leaves: leaves! }),
      ways: [
        { message: msg('sure-all-the-same', { what: message }), take: () => this.choose(choice, true), stop: true },
      ],
      drop: () => (this.doubted = null),
    };
  });
  /** What speaks in the bar in place of the decision. */
  readonly begun = $derived(this.doubt ?? this.gesture);
  /** A scene on the board that speaks in the bar while nothing is asked: what is told now, and its buttons. */
  scene = $state.raw<Snippet | null>(null);
  /** What a gesture of the board has made clickable, beside what the decision lists. */
  held = $state.raw<ReadonlySet<string>>(new Set());

  /** The log as the one who looks may read it: with several people at one screen, each reads only what is theirs. */
  readonly readable = $derived(
    this.log.filter(
      (line) => line.to === null || (!this.veiled && (this.viewer === null || line.to.includes(this.viewer))),
    ),
  );
  /** What the reader has not yet let go of it. */
  readonly missed = $derived((this.since.at(-1)?.last ?? 0) > this.sinceRead ? this.since : []);
  /** Seats without a person's name, as in puzzles, are called by their number. */
  readonly names = $derived(this.seats.map((one, seat) => one.name || words(this.game).seat(seat)));
  readonly things = $derived(indexThings(this.observation?.things ?? []));
  /** What a tap on a thing may mean. To give something up is a button's matter, never a tap on one's own name. */
  readonly open = $derived(byTarget((this.decision?.options ?? []).filter((option) => roleOf(option) !== 'stop')));
  readonly closed = $derived(byTarget(this.decision?.closed ?? []));
  readonly hinted = $derived(this.advice?.option ?? null);
  /** What is advised, as one gesture. */
  readonly advisedRun: readonly number[] = $derived(
    this.advice?.run?.choices ?? (this.hinted ? [this.hinted.choice] : []),
  );
  /** The things that what is advised is about. */
  readonly advised = $derived([...(this.hinted?.targets ?? []), ...(this.advice?.run?.targets ?? [])]);
  readonly viewer = $derived(this.observation?.seat ?? null);

  /** The question all of whose ways a panel of the board offers: the bar has only what gives up. */
  panelled = $state.raw<Decision | null>(null);
  /** Options that no visible thing stands for: they live as buttons in the bar. */
  readonly loose = $derived(
    (this.decision?.options ?? []).filter(
      (option) =>
        roleOf(option) === 'stop' ||
        (this.panelled !== this.decision && !option.targets.some((id) => this.things.has(id))),
    ),
  );

  /** The question whose ways have no room in the bar, although they are few: what is in sight on the board is left to it. */
  crowds = $state.raw<Decision | null>(null);
  /** The options that stand as buttons in the bar, and answer to the number keys. */
  readonly buttons = $derived(
    inBar(this.decision?.options ?? [], this.loose, [this.crowds, this.panelled].includes(this.decision)),
  );

  /** Everything that may be done now, with the numbers of the bar first: single choices, then proposed runs of them. */
  readonly ways = $derived(waysOf(this.decision, this.buttons));

  /** Round and phase in words; most phases name their round themselves. */
  readonly moment = $derived.by(() => {
    const now = this.observation;
    if (!now) return '';
    const phase = this.say(now.phase);
    return now.phase.args['round'] === undefined && now.round
      ? `${words().say({ id: 'round', args: { round: now.round } })} · ${phase}`
      : phase;
  });

  /** The phase alone, where the round is drawn beside it. */
  get phase(): string {
    const now = this.observation;
    return now ? words(this.game).short(now.phase, this.names) : '';
  }

  /** Is this run of choices, as a whole, what is advised? */
  isAdvised(choices: readonly number[]): boolean {
    return this.advisedRun.join() === choices.join();
  }

  say(message: Message | string): string {
    return words(this.game).say(message, this.names);
  }

  /** What a seat is called: a person's name as it is, the game's own opponent in the reader's language. */
  called(seat: number): string {
    return words(this.game).seat(seat, this.names);
  }

  about(message: Message | string): string | null {
    return words(this.game).about(message, this.names);
  }

  /** Where the values come from that our rulebooks do not print of a thing, or null; in short without saying which. */
  source(name: Message | string, short = false): string | null {
    const own = words(this.game);
    const id = `source-${typeof name === 'string' ? name : name.id}`;
    if (!own.has(id)) return null;
    return short ? own.short(id) : own.say(id);
  }

  /** How sure we are of its least sure value: `box`, `ours`, `seen`, `earlier`; null where all is printed. */
  sourceLevel(name: Message | string): string | null {
    return words(this.game).level(`source-${typeof name === 'string' ? name : name.id}`);
  }

  /** What stands beside a thing, in words; not what is said of it anyway. */
  notes(thing: Thing, about: string | null = this.about(thing.name)): string[] {
    return (thing.notes ?? []).map((note) => this.say(note)).filter((note) => note !== about);
  }

  thing(id: string): Thing | undefined {
    return this.things.get(id);
  }

  /** A click, a touch or Enter on a thing of the table. */
  tap(id: string, at: DOMRect, event?: Event): void {
    if (this.board.tap?.(id, at, event)) return;
    const options = this.open.get(id) ?? [];
    const closed = this.closed.get(id);
    this.explained = null;
    if (this.busy) return;
    if (options.length === 1) this.choose(options[0]!.choice);
    else if (options.length > 1) this.menu = { at, options, thing: id };
    else if (closed?.length) this.notice = { message: closed[0]!.message, rule: closed[0]!.rule, tone: 'no' };
    else {
      const thing = this.things.get(id);
      if (thing) this.explained = { at, thing };
    }
  }

  /** A choice, or a run of choices as one gesture: it stands as a whole and is taken back as a whole. */
  choose(choice: number | readonly number[], sure = false): void {
    const choices = typeof choice === 'number' ? [choice] : choice;
    if (this.busy || !this.link || !this.decision || !choices.length) return;
    if (!sure && this.asksAgain(choices[0]!)) return;
    this.doubted = null;
    this.menu = this.notice = this.explained = this.advice = null;
    this.lit = new Set();
    this.busy = true;
    this.link.choose(choices);
  }

  private asksAgain(choice: number): boolean {
    const decision = this.decision!;
    const option = decision.options.find((one) => one.choice === choice);
    if (!option?.doubtful || !option.leaves || decision.options.every((one) => roleOf(one) === 'stop')) return false;
    this.gesture?.drop();
    this.menu = this.notice = this.explained = this.advice = null;
    this.doubted = { option, decision };
    return true;
  }

  undo(): void {
    if (this.begun) return this.begun.drop();
    if (!this.canUndo || this.busy || !this.link) return;
    this.menu = this.notice = this.advice = null;
    this.busy = true;
    this.link.undo();
  }
}

function byTarget<T extends Option | Closed>(entries: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const entry of entries) {
    for (const id of entry.targets) {
      const others = found.get(id);
      if (others) others.push(entry);
      else found.set(id, [entry]);
    }
  }
  return found;
}

const KEY = Symbol('table');

export function provideTable(table: Table): Table {
  return setContext(KEY, table);
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
