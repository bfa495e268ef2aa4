/**
 * What has just been told, as long as it deserves to be seen: where riders came from, which workers moved, what was
 * gained, a collision, the chain in the castle. Everything is taken from the lines of the log; nothing is reckoned.
 */
import { getContext, setContext } from 'svelte';
import { paceOf, still } from '../../app/settings.svelte.ts';
import type { Act } from '../../table/board.svelte.ts';
import { landed, setsOut } from '../../table/flights.ts';
import type { LogLine } from '../../table/table.svelte.ts';
import { seatOf } from '../../wire/game.ts';
import type { Step } from './facts.ts';
import { ASIDE, UP, isAside } from './manners.ts';

export interface Trail {
  seat: number;
  path: readonly string[];
}
export interface Collision {
  seat: number;
  space: number;
}

const STEPS: Readonly<Record<string, string>> = {
  'event-place': 'enter',
  'event-advance': 'advance',
  'event-shift': 'spread',
  'event-climb': 'climb',
  'event-clear': 'clear',
};
/** Milliseconds at the normal pace. */
const STAND = 1900;
const ZOOM = 600;
const REST = 500;

export class Told {
  /** Counts what was heard, so that what is said twice is seen twice. */
  number = $state(0);
  trails = $state.raw<readonly Trail[]>([]);
  /** Workers that have just come: `tier1:c/seat:2`. */
  moved = $state.raw<ReadonlySet<string>>(new Set());
  /** Counters that have just grown: `seat:2/ink`, and by how much. */
  gains = $state.raw<ReadonlyMap<string, number>>(new Map());
  collision = $state.raw<Collision | null>(null);
  /** The steps in the castle that are being played, and how many have been. */
  steps = $state.raw<readonly Step[]>([]);
  played = $state(0);
  private release = (): void => {};

  /** Others' workers set something going in the castle: look there first. */
  async stage({ lines, skipped }: Act): Promise<number> {
    const steps = stepsOf(lines);
    if (steps.some((step) => step.kind === 'advance' || step.kind === 'climb')) {
      skipped.addEventListener('abort', () => this.end());
      this.steps = steps;
      this.played = 0;
      await this.wait(ZOOM);
    }
    return 0;
  }

  /** What these lines leave to be seen, and the time it takes. */
  hear(lines: readonly LogLine[], zoomed: boolean): Promise<void> {
    this.number += 1;
    const moves = lines.flatMap((line) => line.moves);
    const rides = new Map<string, string[]>();
    for (const { what, from, to } of moves)
      if (what.startsWith('viscount:') && from.startsWith('space:'))
        rides.set(what, [...(rides.get(what) ?? [from]), to]);
    if (rides.size) this.trails = [...rides].map(([what, path]) => ({ seat: Number(what.slice(9)), path }));
    this.moved = new Set(moves.filter(inside).map(({ what, to }) => `${to}/seat:${what.slice(7)}`));
    const gains = new Map<string, number>();
    for (const { what, to, amount } of moves)
      if (what.startsWith('res-') && seatOf(to) !== null) gains.set(to, (gains.get(to) ?? 0) + amount);
    this.gains = gains;
    return this.play(lines, zoomed);
  }

  private async play(lines: readonly LogLine[], zoomed: boolean): Promise<void> {
    await this.chain(zoomed && !still() ? stepsOf(lines) : []);
    const line = lines.findLast(({ message }) => message.id === 'event-collision');
    if (!line || !paceOf()) return;
    const { seat, space } = line.message.args;
    this.collision = { seat: seatOf(String(seat)) ?? 0, space: Number(space) };
    await this.wait(STAND);
    this.collision = null;
  }

  /** The steps light up as their workers move; the castle is left when the last of them stands, on a slow page too. */
  private async chain(steps: readonly Step[]): Promise<void> {
    this.steps = steps;
    this.played = 0;
    if (!steps.length) return;
    await this.wait(0); // what flies sets out when the table is redrawn
    await this.wait(setsOut('worker:'), 1);
    for (const { source, target } of steps) {
      await this.wait(isAside(source, target) ? ASIDE : UP);
      this.played += 1;
    }
    await this.until(landed());
    await this.wait(REST);
    this.steps = [];
  }

  /** Skip what is being played. */
  end(): void {
    this.release();
  }

  private wait(duration: number, slow = Math.min(1.5, paceOf() / paceOf('normal'))): Promise<void> {
    let timer = 0;
    const over = new Promise<void>((done) => (timer = window.setTimeout(done, duration * slow)));
    return this.until(over).finally(() => clearTimeout(timer));
  }
  /** Until this has come, or the reader skips it. */
  private until(over: Promise<void>): Promise<void> {
    const skipped = new Promise<void>((done) => (this.release = done));
    return Promise.race([over, skipped]);
  }
}

function inside({ what, to }: { what: string; to: string }): boolean {
  return what.startsWith('worker:') && to.startsWith('tier');
}

function stepsOf(lines: readonly LogLine[]): Step[] {
  return lines.flatMap(({ message, moves }) => {
    const kind = STEPS[message.id];
    if (!kind) return [];
    return moves.map(({ what, from, to, amount }) => ({
      kind,
      seat: Number(what.slice(7)),
      source: from,
      target: to,
      count: amount,
      gain: [],
    }));
  });
}

const KEY = Symbol('told');

export function provideTold(told: Told): Told {
  return setContext(KEY, told);
}

export function useTold(): Told {
  return getContext<Told>(KEY);
}
