/**
 * A table played live: what the socket tells is heard here and becomes what the table shows. Changes are played
 * one after another (`queue`), of several views one is on show (`showing`); one's own choices show at once.
 */
import { tick } from 'svelte';
import { paceOf, settings, still } from '../app/settings.svelte.ts';
import type { Observation } from '../wire/game.ts';
import { wholeViews } from '../wire/changes.ts';
import { freshKey, socketUrl, TableSocket, type Connection } from '../wire/socket.ts';
import type {
  AtTable,
  ChatLine,
  ClockState,
  FromServer,
  HintAnswer,
  Problem,
  Result,
  TableInfo,
  Text,
  Update,
  View,
} from '../wire/types.ts';
import { measure } from './flights.ts';
import { linesOf, withoutUndone } from './log.ts';
import { Queue } from './queue.svelte.ts';
import { Showing } from './showing.svelte.ts';
import { chime, soundOf } from './sound.ts';
import { follow as followStandins, type Standin } from './standins.ts';
import type { LogLine, Table } from './table.svelte.ts';
import { flyAt } from './tokens.ts';

type WholeUpdate = Omit<Update, 'views'> & { views: View[] };

const OWN = 260; // milliseconds in which one's own pieces fly
const LINES = 200; // of talk are kept
const SLOW = 100; // milliseconds after which nobody waits for a frame: a page out of sight draws none

/** Until what was just shown is on the screen: one's own choice is seen before what bots make of it. */
const painted = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, SLOW);
    requestAnimationFrame(() => setTimeout(done));
  });

export class Live {
  readonly id: string;
  readonly table: Table;
  info = $state.raw<TableInfo | null>(null);
  connection = $state<Connection>('joining');
  /** When a lost line is tried next, by the clock of the page; 0 while it is being tried. */
  nextTry = $state(0);
  /** What was chosen and is not known to have been heard. */
  unheard = $state.raw<Text | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  clock = $state.raw<ClockState | null>(null);
  clockRead = 0;
  watchers = $state(0);
  paused = $state(false);
  result = $state.raw<Result | null>(null);
  farewell = $state.raw<Problem | null>(null);
  /** Others moved while nobody looked: what was missed is shown by itself, also where it must lie on the board. */
  away = $state(false);
  thinking = $state(false);
  /** Bots that play for somebody: since when, and what they have chosen so far. */
  standins = $state.raw<ReadonlyMap<number, Standin>>(new Map());
  /** What was missed is being told, moment by moment. */
  retelling = $state(false);

  readonly queue: Queue<WholeUpdate>;
  readonly showing: Showing;
  private readonly socket: TableSocket;
  /** The newest views that were told; those on show may still lag behind. */
  private latest: View[] = [];
  private number: number | null = null;
  private busyKey = '';
  /** How often the table was told whole. */
  private whole = 0;
  /** The scene that one's own choice has set going. */
  private staged: Promise<void> | undefined;

  constructor(id: string, table: Table, invite = '') {
    this.id = id;
    this.table = table;
    this.table.link = { choose: (choices) => this.choose(choices), undo: () => this.undo() };
    this.showing = new Showing(table);
    this.queue = new Queue(
      (update, hurry) => this.play(update, hurry),
      () => (table.caption = null),
    );
    this.socket = new TableSocket(
      socketUrl(`tables/${id}/live${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`),
      {
        message: (message) => this.hear(message),
        state: (state, next = 0) => {
          this.connection = state;
          this.nextTry = next;
          if (state === 'lost') this.thinking = false;
        },
        since: () => this.number,
      },
    );
  }

  get curtain(): number | null {
    return this.showing.curtain;
  }
  get looking(): number | null {
    return this.showing.looking;
  }
  get catchingUp(): boolean {
    return this.queue.catchingUp;
  }
  get shownOf(): [number, number] {
    return this.queue.progress;
  }

  close(): void {
    this.socket.close();
  }

  /** Try to come back at once. */
  tryNow(): void {
    this.socket.hurry();
  }

  say(text: string): void {
    this.socket.send({ type: 'say', text, key: freshKey() });
  }

  askHint(): void {
    const view = this.showing.current;
    if (!view?.question || view.seat === null) return;
    this.thinking = true;
    this.socket.send({ type: 'hint', seat: view.seat, ref: freshKey() });
  }

  takeBackSeat(seat: number): void {
    this.socket.send({ type: 'seated', seat, by: 'me' });
  }

  letBotPlay(seat: number): void {
    this.socket.send({ type: 'seated', seat, by: 'bot' });
  }

  /** May one ask for a bot in the place of this player: they are awaited, and their connection is gone? */
  mayReplace(seat: number): boolean {
    const info = this.info?.seats[seat];
    const plays = this.info?.seats.some((one) => one.mine) === true;
    return (
      plays &&
      this.info?.pace === 'live' &&
      info?.kind === 'person' &&
      !info.mine &&
      !info.present &&
      !info.standin &&
      this.table.waiting.includes(seat)
    );
  }

  /** The person named on the curtain has taken the screen. */
  openCurtain(): void {
    this.showing.open();
  }

  /** Skip what is being played and show the present. */
  skip(): void {
    this.queue.skip();
  }

  /** Show the table as it was after a change of this sitting; null returns to now. */
  look(number: number | null): boolean {
    return this.showing.look(number);
  }

  private choose(choices: readonly number[]): void {
    const view = this.showing.current;
    if (!view || view.seat === null || view.decision === null) return;
    this.busyKey = freshKey();
    const { seat, decision } = view;
    const ways = this.table.ways;
    this.unheard = ways.find((way) => way.choices.join() === choices.join())?.message ?? null;
    this.socket.send({
      type: 'choose',
      seat,
      decision,
      choices: [...choices],
      key: this.busyKey,
      onward: settings.onward,
    });
  }

  private undo(): void {
    const view = this.showing.current;
    if (!view || view.seat === null || this.number === null) return;
    this.busyKey = freshKey();
    this.unheard = null;
    this.socket.send({ type: 'undo', seat: view.seat, number: this.number, key: this.busyKey });
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'table':
        return this.begin(message);
      case 'update': {
        const views = wholeViews(message.views, this.latest, this.number);
        if (!views) return this.socket.hello();
        if (views.length) this.latest = views;
        this.number = message.number;
        return this.queue.push({ ...message, views });
      }
      case 'changed':
        return this.meet(message.table, message.watchers);
      case 'refused':
        if (message.key === this.busyKey) {
          this.table.busy = false;
          this.unheard = null;
        }
        this.thinking = false;
        this.table.notice = { message: message.problem.error, rule: message.problem.rule, tone: 'no' };
        return;
      case 'hint':
        return this.advise(message);
      case 'chat':
        this.chat = [...this.chat.slice(1 - LINES), message.line];
        return;
      case 'clocks':
        this.readClock(message.clock);
        this.paused = message.paused;
        return;
      case 'bye':
        if (!message.again) this.farewell = message.problem;
        return;
      case 'accepted':
        if (message.key === this.busyKey) this.unheard = null;
        return;
      case 'pong':
      case 'why_not':
        return;
    }
  }

  /** The table whole: on arrival, and after a line was lost for long. */
  private begin(message: AtTable): void {
    this.meet(message.table, message.watchers);
    this.chat = message.chat;
    this.readClock(message.clock);
    this.paused = message.paused;
    this.whole += 1;
    this.queue.clear();
    this.queue.skip();
    this.showing.views = this.latest = message.views;
    const lines = linesOf(message.log);
    if (message.fresh || this.number === null) {
      this.table.log = withoutUndone(lines, message.log);
      this.away = true;
    } else {
      this.table.log = withoutUndone([...this.table.log, ...lines], message.log);
      this.away ||= lines.length > 3;
    }
    this.standins = followStandins(message.fresh ? new Map() : this.standins, message.log);
    this.number = message.number;
    this.result = message.table.result;
    this.table.waiting = message.table.waiting;
    this.table.next = message.next;
    this.table.busy = false;
    this.showing.settle(this.number, this.result);
  }

  private meet(info: TableInfo, watchers: number): void {
    this.info = info;
    this.watchers = watchers;
    this.table.game = info.game;
    this.table.info = info;
    // What is still being shown tells by itself who is awaited and how it ends.
    if (!this.queue.busy) this.table.waiting = info.waiting;
    this.table.seats = info.seats.map((seat) => ({
      name: seat.name ?? '',
      kind: seat.kind,
      level: seat.level,
      mine: seat.mine,
      present: seat.present,
      autopilot: seat.standin,
    }));
    if (info.result && !this.queue.busy) this.result = info.result;
  }

  /** What was missed has been read. */
  letGo(): void {
    this.table.sinceRead = this.table.since.at(-1)?.last ?? 0;
    this.away = false;
  }

  private readClock(clock: ClockState): void {
    this.clock = clock;
    this.clockRead = performance.now();
  }

  /** A change is shown, its pieces fly, its sentence stands for a while. */
  private async play(update: WholeUpdate, hurry: boolean): Promise<void> {
    const mine = update.log.every(
      (entry) => entry.seat !== null && this.isMine(entry.seat) && entry.kind !== 'standin',
    );
    const lines = linesOf(update.log);
    const whole = this.whole;
    if (!mine && !hurry) await this.staged; // what one's own choice set going is seen to its end
    const told = hurry ? 0 : await this.stage(update, lines);
    if (whole !== this.whole) return; // the table was told anew meanwhile
    const moves = lines.slice(told).flatMap((line) => line.moves);
    const moving = !hurry && !still();
    this.away = mine ? false : this.away || hurry;
    const before = moving ? measure(moves) : new Map();
    const over = this.table.over;
    const seen = this.table.observation;
    this.apply(update, lines, mine);
    if (!hurry) chime(soundOf(seen, this.table.observation, moves.length));
    const scene = hurry ? undefined : this.table.board.scene?.(lines);
    this.staged = scene;
    if (moving) {
      await tick();
      const flights = flyAt(this.table, moves, before, mine ? OWN : Math.min(700, paceOf() * 0.8));
      if (!mine) await flights;
    }
    if (!mine) await scene;
    else if (!hurry) await painted();
    if (!over && this.table.over) chime('end');
    if (!mine && !hurry && lines.length) await this.queue.pause(paceOf() * Math.min(2, 0.6 + 0.4 * lines.length));
  }

  /** What the board stages before its outcome is there; how many of the lines it has told. */
  private async stage(update: WholeUpdate, lines: readonly LogLine[]): Promise<number> {
    const { table, showing, queue } = this;
    const now = showing.current;
    const then = update.views.find((view) => view.seat === now?.seat)?.observation;
    if (!now || !then || !table.board.stage) return 0;
    const log = table.log;
    const show = (reached: Observation, told: number): void => {
      if (queue.skipped.aborted) return;
      showing.stage(reached);
      table.log = [...log, ...lines.slice(0, told)];
      const last = table.log.at(-1);
      table.caption = last ? { ...last, seat: null } : null;
      table.waiting = [];
      table.next = [];
    };
    const whole = this.whole;
    const told = await table.board.stage({ lines, now: now.observation, then, show, skipped: queue.skipped });
    if (whole === this.whole) table.log = log;
    return told ?? 0;
  }

  private apply(update: WholeUpdate, lines: LogLine[], mine: boolean): void {
    const { table, showing } = this;
    if (update.views.length) showing.views = update.views;
    table.log = withoutUndone([...table.log, ...lines], update.log);
    this.standins = followStandins(this.standins, update.log);
    table.waiting = update.waiting;
    table.next = update.next;
    table.busy = false;
    this.readClock(update.clock);
    if (update.result) this.result = update.result;
    const spoken = lines.filter((line) => line.to === null || !showing.shared); // a shared screen tells no secret aloud
    if (spoken.length && !mine) table.caption = spoken.at(-1)!;
    if (mine) showing.looking = null;
    showing.settle(update.number, this.result);
  }

  private isMine(seat: number): boolean {
    return this.info?.seats[seat]?.mine === true && !this.info.seats[seat]?.standin;
  }

  private advise(answer: HintAnswer): void {
    this.thinking = false;
    const asked = this.table.decision;
    const option = asked?.options.find((one) => one.choice === answer.choices[0]);
    if (!option || this.showing.current?.decision !== answer.decision) return;
    const run = asked?.proposals?.find((one) => one.choices.join() === answer.choices.join());
    this.table.advice = { option, run, reasons: answer.reasons };
  }
}
