/**
 * A scene in steps: it goes on by itself at the reader's pace, waits while it is paused, goes back a step and stays
 * there, and can be left at once. Where nothing should move, its last step is shown. What it shows draws `SceneBand`,
 * the buttons are `SceneWays`.
 */
import { untrack } from 'svelte';
import { paceOf, still } from '../app/settings.svelte.ts';

export interface ScenePlan {
  /** How many steps there are. */
  steps: number;
  /** Called with each step as it begins, 0 being the first. */
  reach?: (step: number) => void;
  /** Called once: the scene has been seen to its end, or skipped. */
  done: () => void;
  /** Milliseconds a step stands at the normal pace. */
  pace?: number;
  /** How long the last step stays, in steps. */
  linger?: number;
}

export class ScenePlay {
  readonly steps: number;
  readonly last: number;
  step = $state(0);
  paused = $state(false);
  private ended = false;
  private readonly done: () => void;

  /** Made in a component's script: it ends with that component. */
  constructor({ steps, reach, done, pace = 700, linger = 2 }: ScenePlan) {
    this.steps = steps;
    this.last = Math.max(0, steps - 1);
    this.step = still() ? this.last : 0;
    this.done = done;
    const slow = still() ? 1 : paceOf() / paceOf('normal');
    $effect(() => {
      const begins = this.step;
      untrack(() => reach?.(begins));
    });
    $effect(() => {
      if (this.paused) return;
      const timer = setTimeout(() => this.next(), pace * slow * (this.step < this.last ? 1 : linger));
      return () => clearTimeout(timer);
    });
  }

  next(): void {
    if (this.step < this.last) this.step += 1;
    else this.end();
  }

  /** Whoever goes back wants to look. */
  back(): void {
    this.paused = true;
    this.step = Math.max(0, this.step - 1);
  }

  toggle(): void {
    this.paused = !this.paused;
  }

  end(): void {
    if (this.ended) return;
    this.ended = true;
    this.step = this.last;
    this.done();
  }

  /** Enter and the arrows are steps, the space bar a pause, Escape the end. */
  key(event: KeyboardEvent): void {
    const act = {
      Escape: () => this.end(),
      Enter: () => this.next(),
      ArrowRight: () => this.next(),
      ArrowLeft: () => this.back(),
      ' ': () => this.toggle(),
    }[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }
}
