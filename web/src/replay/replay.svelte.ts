/** A finished game, walked through step by step; steps are fetched in pages as they are needed. */
import { tick } from 'svelte';
import { paceOf, still } from '../app/settings.svelte.ts';
import { measure } from '../table/flights.ts';
import { about } from '../table/log.ts';
import { flyAt } from '../table/tokens.ts';
import type { LogLine, Table } from '../table/table.svelte.ts';
import { msg, type Message } from '../wire/game.ts';
import { get, said } from '../wire/rest.ts';
import type { Opinion, Replay, ReplayStep, ReplaySteps } from '../wire/types.ts';
import { unended } from '../words/fluent.ts';
import { stop, type Stride } from './stops.ts';

const PAGE = 25;

export class Walk {
  readonly id: string;
  readonly table: Table;
  replay = $state.raw<Replay | null>(null);
  step = $state(0);
  view = $state<number | null>(null);
  running = $state(false);
  /** Is the strongest bot thinking about the choice that led here? */
  judging = $state(false);
  now = $state.raw<ReplayStep | null>(null);
  /** The last moment: the end of the game. */
  readonly last = $derived(this.replay?.marks.at(-1)?.step ?? 0);
  /** Only then may anybody's choices be judged. */
  readonly ended = $derived(['over', 'closed'].includes(this.replay?.table.status ?? ''));
  /** Were several choices ever made as one gesture? Only then there is a difference between the two. */
  readonly bundled = $derived(this.replay?.marks.some((mark) => !mark.whole) ?? false);
  /** Go through single choices, not by gestures. */
  single = $state(false);
  private readonly known = new Map<string, ReplayStep>();
  private readonly written = new WeakMap<ReplayStep, LogLine[]>();
  private wanted = 0;

  /** Opens a private table to whoever holds the link. */
  invite: string;

  constructor(id: string, table: Table, invite = '') {
    this.id = id;
    this.table = table;
    this.invite = invite;
  }

  /** The address of something about this game, with its invitation. */
  path(of: string, query: Record<string, string> = {}): string {
    const asked = new URLSearchParams(this.invite ? { ...query, invite: this.invite } : query).toString();
    return `tables/${this.id}/${of}${asked ? `?${asked}` : ''}`;
  }

  async begin(step: number, view: number | null): Promise<void> {
    const replay = await get<Replay>(this.path('replay'));
    this.replay = replay;
    const info = replay.table;
    this.invite ||= info.invite ?? '';
    this.table.game = info.game;
    this.table.info = info;
    this.table.seats = info.seats.map((seat) => ({
      name: seat.name ?? '',
      kind: seat.kind,
      level: seat.level,
      mine: seat.mine,
      present: true,
    }));
    this.table.winners = info.result?.winners ?? [];
    this.view =
      view !== null && replay.views.includes(view)
        ? view
        : (replay.views.find((seat) => info.seats[seat]?.mine) ?? null);
    await this.show(Math.min(Math.max(0, step), this.last));
  }

  async show(step: number): Promise<void> {
    const replay = this.replay;
    if (!replay) return;
    const on = step > this.step && stop(replay.marks, this.step, 1, 'gesture') >= step;
    this.wanted = step;
    const found = await this.fetch(step);
    const way = on ? await this.between(this.step + 1, step) : [];
    if (this.wanted !== step || !found) return;
    const moves = way.flatMap((one) => one.happenings).flatMap((happening) => happening.moves);
    const moving = moves.length > 0 && !still();
    const before = moving ? measure(moves) : new Map();
    if (step !== this.step) this.table.notice = null;
    this.step = step;
    this.now = found;
    this.table.observation = found.observation;
    this.table.waiting = found.next_seat === null ? [] : [found.next_seat];
    this.table.decision = null;
    this.table.over = step === this.last;
    this.table.log = this.lines(step);
    if (moving) {
      await tick();
      void flyAt(this.table, moves, before, Math.min(500, paceOf() * 0.6));
    }
    void this.fetch(Math.min(step + PAGE, this.last));
  }

  async look(view: number | null): Promise<void> {
    this.view = view;
    await this.show(this.step);
  }

  go(way: 1 | -1, stride: Stride): Promise<void> {
    return this.show(stop(this.replay?.marks ?? [], this.step, way, stride));
  }

  /** A step on or back: a gesture, or a single choice. */
  advance(way: 1 | -1): Promise<void> {
    return this.go(way, this.single ? 'step' : 'gesture');
  }

  async run(): Promise<void> {
    this.running = !this.running;
    while (this.running && this.replay && this.step < this.last) {
      await this.advance(1);
      await new Promise((done) => setTimeout(done, Math.max(150, paceOf())));
    }
    this.running = false;
  }

  /** What the strongest bot thinks of the choice that led here: shown above the bar. */
  async judge(): Promise<void> {
    const step = this.step;
    this.judging = true;
    try {
      const opinion = await get<Opinion>(this.path('opinion', { step: String(step) }));
      if (step === this.step) this.table.notice = { message: this.verdict(opinion), tone: 'hint' };
    } catch (problem) {
      if (step === this.step) this.table.notice = { message: said(problem), tone: 'no' };
    } finally {
      this.judging = false;
    }
  }

  private verdict(opinion: Opinion): Message {
    const why = opinion.reasons.map((reason) => this.table.say(reason));
    if (opinion.same) return msg('replay-same', { why: why.join(' ') });
    if (opinion.made !== null)
      why.push(this.table.say(msg('replay-made', { percent: Math.round(100 * opinion.made) })));
    return msg('replay-other', { option: unended(this.table.say(opinion.best)), why: why.join(' ') });
  }

  private lines(step: number): LogLine[] {
    const lines: LogLine[] = [];
    let missing = 0;
    for (let at = 0; at <= step; at += 1) {
      const known = this.known.get(this.key(at));
      if (!known) missing += 1;
      else {
        // Steps that were jumped over: the line that stands for them leads there.
        if (missing)
          lines.push({
            number: at - missing,
            seat: null,
            to: null,
            message: msg('log-gap', { count: missing }),
            moves: [],
          });
        missing = 0;
        lines.push(...this.told(known));
      }
    }
    return lines;
  }

  /** The lines of a step, made once: the log knows them again when it grows. */
  private told(step: ReplayStep): LogLine[] {
    let lines = this.written.get(step);
    if (!lines) {
      lines = step.happenings.map((one) => ({
        number: step.step,
        seat: about(one),
        to: null,
        message: one.message,
        moves: one.moves,
      }));
      this.written.set(step, lines);
    }
    return lines;
  }

  private key(step: number): string {
    return `${this.view ?? ''}/${step}`;
  }

  private async between(first: number, last: number): Promise<ReplayStep[]> {
    const found: ReplayStep[] = [];
    for (let at = first; at <= last; at += 1) {
      const one = await this.fetch(at);
      if (one) found.push(one);
    }
    return found;
  }

  private async fetch(step: number): Promise<ReplayStep | undefined> {
    const known = this.known.get(this.key(step));
    if (known) return known;
    const view = this.view;
    const first = Math.floor(step / PAGE) * PAGE;
    const query: Record<string, string> = { first: String(first), count: String(PAGE) };
    if (view !== null) query['view'] = String(view);
    const page = await get<ReplaySteps>(this.path('steps', query));
    for (const found of page.steps) this.known.set(`${view ?? ''}/${found.step}`, found);
    return this.known.get(`${view ?? ''}/${step}`);
  }
}
