/**
 * A table played live: what the socket tells becomes what the table shows, one change after
 * another at a readable pace. One's own choices show at once. With several seats at one screen
 * a curtain stands between them. Earlier moments of this sitting are kept, to look back at.
 */
import { tick } from 'svelte';
import { paceOf, settings, still } from '../app/settings.svelte.ts';
import { wholeViews } from '../wire/changes.ts';
import type { Observation } from '../wire/game.ts';
import { freshKey, socketUrl, TableSocket, type Connection } from '../wire/socket.ts';
import type {
  ChatLine,
  ClockState,
  FromServer,
  HintAnswer,
  LogEntry,
  Problem,
  Result,
  TableInfo,
  Update,
  View,
} from '../wire/types.ts';
import { flyAt } from './tokens.ts';
import { measure } from './flights.ts';
import { follow } from './follow.ts';
import { linesOf, withoutUndone } from './log.ts';
import { follow as followStandins, type Standin } from './standins.ts';
import type { LogLine, Table } from './table.svelte.ts';
import { chime } from './sound.ts';

const MOMENTS = 240; // how many earlier moments of this sitting are kept
const FLOOD = 40; // more changes than this are not played one by one

type WholeUpdate = Omit<Update, 'views'> & { views: View[] };

export class Live {
  readonly id: string;
  readonly table: Table;
  info = $state.raw<TableInfo | null>(null);
  connection = $state<Connection>('joining');
  chat = $state.raw<ChatLine[]>([]);
  clock = $state.raw<ClockState | null>(null);
  clockRead = 0;
  watchers = $state(0);
  paused = $state(false);
  result = $state.raw<Result | null>(null);
  farewell = $state.raw<Problem | null>(null);
  curtain = $state<number | null>(null);
  missed = $state.raw<LogLine[]>([]);
  looking = $state<number | null>(null);
  thinking = $state(false);
  catchingUp = $state(false);
  /** How many changes of the queue on show have been played, of how many. */
  shownOf = $state.raw<[number, number]>([0, 0]);
  /** Bots that play for somebody: since when, and what they have chosen so far. */
  standins = $state.raw<ReadonlyMap<number, Standin>>(new Map());
  /** What was missed is being told, moment by moment. */
  retelling = $state(false);

  private readonly socket: TableSocket;
  private views: View[] = [];
  /** The newest views that were told; those on show may still lag behind. */
  private latest: View[] = [];
  private shown = -1;
  private number: number | null = null;
  private queue: WholeUpdate[] = [];
  private playing = false;
  private readonly moments = new Map<number, Observation>();
  private busyKey = '';
  private hurry = false;

  constructor(id: string, table: Table, invite = '') {
    this.id = id;
    this.table = table;
    this.table.link = { choose: (choices) => this.choose(choices), undo: () => this.undo() };
    this.socket = new TableSocket(
      socketUrl(`tables/${id}/live${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`),
      {
        message: (message) => this.hear(message),
        state: (state) => {
          this.connection = state;
          if (state === 'lost') this.thinking = false;
        },
        since: () => this.number,
      },
    );
  }

  close(): void {
    this.socket.close();
  }

  say(text: string): void {
    this.socket.send({ type: 'say', text, key: freshKey() });
  }

  askHint(): void {
    const view = this.current();
    if (!view?.question || view.seat === null) return;
    this.thinking = true;
    this.socket.send({ type: 'hint', seat: view.seat, ref: freshKey() });
  }

  takeBackSeat(seat: number): void {
    this.socket.send({ type: 'seated', seat, by: 'me' });
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

  letBotPlay(seat: number): void {
    this.socket.send({ type: 'seated', seat, by: 'bot' });
  }

  /** The person named on the curtain has taken the screen. */
  openCurtain(): void {
    if (this.curtain === null) return;
    this.shown = this.curtain;
    this.curtain = null;
    this.show();
  }

  /** Try to come back at once. */
  tryNow(): void {
    this.socket.hurry();
  }

  /** Skip what is being played and show the present. */
  skip(): void {
    this.hurry = this.playing;
  }

  /** Show the table as it was after a change of this sitting; null returns to now. */
  look(number: number | null): boolean {
    if (number === null) {
      this.looking = null;
      this.show();
      return true;
    }
    let best = -1;
    for (const known of this.moments.keys()) if (known <= number && known > best) best = known;
    const moment = this.moments.get(best);
    if (!moment) return false;
    this.looking = number;
    this.table.observation = moment;
    this.table.decision = null;
    return true;
  }

  private choose(choices: readonly number[]): void {
    const view = this.current();
    if (!view || view.seat === null || view.decision === null) return;
    this.busyKey = freshKey();
    const { seat, decision } = view;
    this.socket.send({ type: 'choose', seat, decision, choices: [...choices], key: this.busyKey });
  }

  private undo(): void {
    const view = this.current();
    if (!view || view.seat === null || this.number === null) return;
    this.busyKey = freshKey();
    this.socket.send({ type: 'undo', seat: view.seat, number: this.number, key: this.busyKey });
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'table': {
        this.meet(message.table, message.watchers);
        this.chat = message.chat;
        this.readClock(message.clock);
        this.paused = message.paused;
        this.queue = [];
        this.views = this.latest = message.views;
        const lines = linesOf(message.log);
        if (message.fresh || this.number === null) {
          this.table.log = withoutUndone(lines, message.log);
          this.missed = this.sinceMyTurn(message.log);
        } else {
          this.table.log = withoutUndone([...this.table.log, ...lines], message.log);
          this.missed = lines.length > 3 ? lines : this.missed;
        }
        this.standins = followStandins(message.fresh ? new Map() : this.standins, message.log);
        this.number = message.number;
        this.result = message.table.result;
        this.table.waiting = message.table.waiting;
        this.table.busy = false;
        this.settle();
        break;
      }
      case 'update': {
        const views = wholeViews(message.views, this.latest, this.number);
        if (!views) {
          this.socket.hello();
          break;
        }
        if (views.length) this.latest = views;
        this.number = message.number;
        this.queue.push({ ...message, views });
        void this.play();
        break;
      }
      case 'changed':
        this.meet(message.table, message.watchers);
        break;
      case 'refused':
        if (message.key === this.busyKey) this.table.busy = false;
        this.thinking = false;
        this.table.notice = { message: message.problem.error, rule: message.problem.rule, tone: 'no' };
        break;
      case 'hint':
        this.advise(message);
        break;
      case 'chat':
        this.chat = [...this.chat.slice(-199), message.line];
        break;
      case 'clocks':
        this.readClock(message.clock);
        this.paused = message.paused;
        break;
      case 'bye':
        if (!message.again) this.farewell = message.problem;
        break;
      case 'accepted':
      case 'pong':
      case 'why_not':
        break;
    }
  }

  private meet(info: TableInfo, watchers: number): void {
    this.info = info;
    this.watchers = watchers;
    this.table.game = info.game;
    this.table.info = info;
    // What is still being shown tells by itself who is awaited and how it ends.
    if (!this.playing) this.table.waiting = info.waiting;
    this.table.seats = info.seats.map((seat) => ({
      name: seat.name ?? '',
      kind: seat.kind,
      level: seat.level,
      mine: seat.mine,
      present: seat.present,
      autopilot: seat.standin,
    }));
    if (info.result && !this.playing) this.result = info.result;
  }

  private readClock(clock: ClockState): void {
    this.clock = clock;
    this.clockRead = performance.now();
  }

  /** Play the queue: each change is shown, its pieces move, its sentence stands for a while. */
  private async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    let played = 0;
    try {
      while (this.queue.length) {
        const update = this.queue.shift()!;
        const mine = update.log.every(
          (entry) => entry.seat !== null && this.isMine(entry.seat) && entry.kind !== 'standin',
        );
        const hurry = this.hurry || this.queue.length > FLOOD || document.hidden;
        played += 1;
        this.shownOf = [played, played + this.queue.length];
        this.catchingUp = this.queue.length > 2;
        await this.apply(update, mine, hurry);
      }
    } finally {
      this.playing = false;
      this.hurry = false;
      this.catchingUp = false;
      this.table.caption = null;
    }
  }

  private async apply(update: WholeUpdate, mine: boolean, hurry: boolean): Promise<void> {
    const lines = linesOf(update.log);
    const moves = lines.flatMap((line) => line.moves);
    const moving = !hurry && !still();
    if (moving && !mine) await follow(moves);
    const before = moving ? measure(moves) : new Map();
    const over = this.table.over;
    this.views = update.views.length ? update.views : this.views;
    this.table.log = withoutUndone([...this.table.log, ...lines], update.log);
    this.standins = followStandins(this.standins, update.log);
    this.table.waiting = update.waiting;
    this.table.busy = false;
    this.readClock(update.clock);
    if (update.result) this.result = update.result;
    const several = this.views.filter((view) => view.seat !== null).length > 1;
    const spoken = lines.filter((line) => line.to === null || !several); // a screen of several tells no secret aloud
    if (spoken.length && !mine) this.table.caption = spoken.at(-1)!;
    if (this.looking !== null && mine) this.looking = null;
    this.settle(update.number);
    if (moving) {
      await tick();
      const flights = flyAt(this.table, moves, before, mine ? 260 : Math.min(700, paceOf() * 0.8));
      if (!mine) await flights;
    }
    if (!over && this.table.over) chime('end');
    if (!mine && !hurry && lines.length) await this.pause(paceOf() * Math.min(2, 0.6 + 0.4 * lines.length));
  }

  private pause(duration: number): Promise<void> {
    return new Promise((done) => {
      const end = performance.now() + duration;
      const wait = () => (this.hurry || performance.now() >= end ? done() : setTimeout(wait, 40));
      wait();
    });
  }

  /** Bring the views of this reader onto the table, drawing the curtain where the screen changes hands. */
  private settle(number = this.number): void {
    const asked = this.views.filter((view) => view.question && view.seat !== null);
    const own = this.views.filter((view) => view.seat !== null);
    if (own.length > 1) {
      const stays = asked.some((view) => view.seat === this.shown);
      if (!stays && asked.length) this.curtain = asked[0]!.seat;
      else if (stays) this.curtain = null;
      if (this.shown < 0 && !asked.length) this.shown = own[0]!.seat ?? -1;
    } else {
      this.shown = own[0]?.seat ?? -1;
    }
    this.table.step = number ?? 0;
    const view = this.current();
    if (view && number !== null) {
      this.moments.set(number, view.observation);
      if (this.moments.size > MOMENTS) this.moments.delete(this.moments.keys().next().value!);
    }
    if (this.result) {
      this.table.over = true;
      this.table.winners = this.result.winners;
      this.curtain = null;
    }
    if (this.looking === null) this.show();
  }

  private show(): void {
    const view = this.current();
    const hadDecision = this.table.decision !== null;
    if (!view) return;
    this.table.observation = view.observation;
    this.table.decision = this.curtain === null ? view.question : null;
    this.table.veiled = this.curtain !== null;
    this.table.canUndo = view.can_undo;
    this.table.menu = null;
    if (this.table.explained && !this.table.things.has(this.table.explained.thing.id)) this.table.explained = null;
    this.table.advice = null;
    if (view.question && !hadDecision && this.table.notice?.tone !== 'info') chime('turn');
  }

  current(): View | undefined {
    return this.views.find((view) => view.seat === this.shown) ?? this.views[0];
  }

  private isMine(seat: number): boolean {
    return this.info?.seats[seat]?.mine === true && !this.info.seats[seat]?.standin;
  }

  private sinceMyTurn(log: LogEntry[]): LogLine[] {
    let last = -1;
    log.forEach((entry, index) => {
      if (entry.kind === 'choice' && entry.seat !== null && this.isMine(entry.seat)) last = index;
    });
    if (last < 0) return [];
    return linesOf(log.slice(last + 1));
  }

  private advise(answer: HintAnswer): void {
    this.thinking = false;
    const option = this.table.decision?.options.find((one) => one.choice === answer.choice);
    if (!option || this.current()?.decision !== answer.decision) return;
    this.table.advice = { option, reasons: answer.reasons };
  }
}

/** Whether the reader wishes to see things move at all. */
export function moving(): boolean {
  return !still() && settings.pace !== 'instant';
}
