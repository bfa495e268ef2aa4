/**
 * What is being staged, step by step: inquisitions, and the end of a round, which stays to be read until something else
 * happens. A click goes on; when motion is off only the last frame is shown. Several in one turn follow one another.
 */
import { paceOf, still } from '../../../app/settings.svelte.ts';
import type { LogLine } from '../../../table/table.svelte.ts';
import { inquisitions, pending, type Inquisition } from './inquisition.ts';
import { rounds, type RoundEnd } from './round.ts';

export const STEPS = ['taken', 'abilities', 'most', 'debt', 'half', 'filled'] as const;
export const ABILITIES = STEPS.indexOf('abilities');
const STEP = { inquisition: 700, round: 500 }; // milliseconds at the normal pace
const NORMAL = paceOf('normal');
const LINGER = 2600; // how long the last frame holds what follows

type Scene = { inquisition: Inquisition; round?: undefined } | { round: RoundEnd; inquisition?: undefined };

export class Stage {
  shown = $state.raw<Scene | null>(null);
  step = $state(0);
  /** Somebody wants to see it in full, although it could be told in a line. */
  whole = $state(false);
  readonly inquisition = $derived(this.shown?.inquisition ?? null);
  readonly round = $derived(this.shown?.round ?? null);
  private coming: Scene[] = [];
  private waiting: Inquisition | null = null;
  private over: (() => void) | null = null;
  private timer = 0;

  /** Stage what these lines tell; resolves when it is over. */
  play(lines: readonly LogLine[], opponent: number): Promise<void> | undefined {
    const found = inquisitions(lines, opponent, this.waiting);
    const from = this.waiting && found.length ? ABILITIES : 0; // one that had to wait for an answer goes on from there
    this.waiting = found.find((one) => one.filled === null) ?? null;
    const scenes: Scene[] = found.map((inquisition) => ({ inquisition }));
    scenes.push(...rounds(lines, opponent).map((round) => ({ round })));
    if (this.round && lines.length) this.close(); // it was there to be read until something else happens
    if (!scenes.length) return undefined;
    this.coming = scenes;
    this.raise(from);
    return new Promise((done) => (this.over = done));
  }

  /**
   * What the log knows and nobody has staged: a page opened while somebody is asked comes into the middle of an
   * inquisition. And what was taken back, or went by in a hurry, is no longer waited for.
   */
  meet(log: readonly LogLine[], opponent: number): void {
    const open = pending(log, opponent);
    if (open && !this.waiting && !this.shown) {
      this.waiting = open;
      this.coming = [{ inquisition: open }];
      this.raise(ABILITIES);
    } else if (!open && this.waiting) {
      this.waiting = null;
      if (this.inquisition?.filled === null) this.close();
    }
  }

  /** The next scene, or none: then the stage is empty. */
  private raise(from = 0): void {
    clearTimeout(this.timer);
    this.shown = this.coming.shift() ?? null;
    this.whole = false;
    if (this.shown) this.begin(from);
    else this.release();
  }

  begin(from = 0): void {
    clearTimeout(this.timer);
    this.step = still() ? this.last : from;
    this.wait();
  }

  /** The last step there is: an inquisition in which somebody is asked stops at the abilities. */
  private get last(): number {
    if (this.round) return this.round.steps.length - 1;
    return this.inquisition?.filled === null ? ABILITIES : STEPS.length - 1;
  }

  /** It is told to its end, and without motion: a line is enough while its reader is asked for something else. */
  get told(): boolean {
    return still() && !this.whole && this.inquisition !== null && this.inquisition.filled !== null;
  }

  again(): void {
    this.whole = true;
    this.begin();
  }

  private wait(): void {
    const pace = Math.min(1.6, Math.max(0.5, paceOf() / NORMAL));
    const pause = this.step >= this.last ? LINGER : STEP[this.round ? 'round' : 'inquisition'] * pace;
    this.timer = window.setTimeout(() => this.tick(), pause);
  }

  private tick(): void {
    if (this.step < this.last) return this.next();
    if (this.round || this.inquisition?.filled === null) this.release();
    else this.raise();
  }

  next(): void {
    if (this.step >= this.last) return this.raise();
    clearTimeout(this.timer);
    this.step += 1;
    this.wait();
  }

  /** It stays for somebody's answer, or to be read: what is below may go on. */
  private release(): void {
    this.over?.();
    this.over = null;
  }

  /** Who has chosen has read how the round ended, also where an inquisition is still told before it. */
  read(): void {
    this.coming = this.coming.filter((scene) => !scene.round);
    if (this.round) this.close();
  }

  close(): void {
    this.coming = [];
    this.raise();
  }
}
