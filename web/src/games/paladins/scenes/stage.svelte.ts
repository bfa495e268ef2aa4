/** What is being staged: the inquisition, step by step. A click goes on; when motion is off only the last frame is shown. */
import { paceOf, still } from '../../../app/settings.svelte.ts';
import type { LogLine } from '../../../table/table.svelte.ts';
import { inquisitions, type Inquisition } from './inquisition.ts';

export const STEPS = ['taken', 'abilities', 'most', 'debt', 'half', 'filled'] as const;
const STEP = 700; // milliseconds at the normal pace
const NORMAL = paceOf('normal');
const LINGER = 2600; // how long the last frame stays

export class Stage {
  shown = $state.raw<Inquisition | null>(null);
  step = $state(0);
  private waiting: Inquisition | null = null;
  private over: (() => void) | null = null;
  private timer = 0;

  /** Stage what these lines tell; resolves when it is over. */
  play(lines: readonly LogLine[], opponent: number): Promise<void> | undefined {
    const found = inquisitions(lines, opponent, this.waiting);
    this.waiting = found.find((one) => one.filled === null) ?? null;
    if (!found.length) return undefined;
    this.shown = found.at(-1)!;
    this.begin();
    return new Promise((done) => (this.over = done));
  }

  begin(): void {
    clearTimeout(this.timer);
    const last = this.shown?.filled === null ? 1 : STEPS.length - 1;
    this.step = still() ? last : 0;
    this.timer = window.setTimeout(() => this.tick(), this.pause());
  }

  private pause(): number {
    const last = this.step >= (this.shown?.filled === null ? 1 : STEPS.length - 1);
    return last ? LINGER : STEP * Math.min(1.6, Math.max(0.5, paceOf() / NORMAL));
  }

  private tick(): void {
    if (this.step >= STEPS.length - 1) this.close();
    else if (this.shown?.filled === null && this.step >= 1) this.release();
    else this.next();
  }

  next(): void {
    clearTimeout(this.timer);
    if (this.step >= STEPS.length - 1) return this.close();
    this.step += 1;
    this.timer = window.setTimeout(() => this.tick(), this.pause());
  }

  /** It waits for somebody's answer: what is below may go on. */
  private release(): void {
    this.over?.();
    this.over = null;
  }

  close(): void {
    clearTimeout(this.timer);
    this.shown = null;
    this.release();
  }
}
