/**
 * Scenes of the board: a general scoring in steps (the castle, the disks, then region after region), a look into the
 * castle, secret disks that turn together. They play before their outcome is on the table; the table shows what they
 * have reached. Without motion the ledger of a scoring is shown whole, and the rest has no scene.
 */
import { tick } from 'svelte';
import { paceOf, settings, still } from '../../app/settings.svelte.ts';
import type { Act } from '../../table/board.svelte.ts';
import { measure } from '../../table/flights.ts';
import type { LogLine, Table } from '../../table/table.svelte.ts';
import { flyAt } from '../../table/tokens.ts';
import { disksOf, opened, reached, scoringOf, type Disks, type Scoring } from './scoring.ts';

const NONE: Disks = new Map();
const GLANCE = 1500; // milliseconds for a look at the castle or at the disks
export const FLIGHT = 520; // of points on their way to a plate

export class Scene {
  /** The scoring on show, and how far it has come. */
  scoring = $state.raw<Scoring | null>(null);
  step = $state(0);
  /** Have the points of this step reached the plates? */
  arrived = $state(false);
  /** A look into the castle on its own. */
  private peek = $state(false);
  /** Disks that lie face up. */
  disks = $state.raw<Disks>(NONE);
  private readonly table: Table;
  private act: Act | null = null;
  private over: ((told: number) => void) | null = null;
  private timer = 0;

  constructor(table: Table) {
    this.table = table;
    $effect(() => () => this.end());
  }

  private readonly now = $derived.by(() => this.scoring?.steps[this.step]);
  /** What is being counted now: `castle`, or a region. */
  readonly at = $derived.by(() => {
    const id = this.now?.id ?? (this.peek ? 'castle' : null);
    return id === 'disks' || id === 'leave' ? 'castle' : id;
  });
  /** Is it past castle and disks, at the regions? */
  readonly pays = $derived.by(() => this.at?.startsWith('region:') === true);
  /** Points on their way. */
  readonly paid = $derived.by(() => this.now?.points ?? []);

  isPaid(id: string): boolean {
    const index = this.scoring?.steps.findIndex((step) => step.id === id) ?? -1;
    return index >= 0 && index < this.step;
  }

  /** Stage what is about to be told, if it deserves that: a promise of how many lines were told. */
  stage(act: Act): Promise<number> | undefined {
    if (settings.pace === 'instant') return undefined;
    const scoring = scoringOf(act.lines, act.now, this.table.log);
    const disks = disksOf(act.lines);
    const castle = act.lines.some(({ message }) => message.id === 'event-castle');
    if (!scoring && (still() || !(disks.size || castle))) return undefined;
    this.end();
    this.act = act;
    act.skipped.addEventListener('abort', () => this.end());
    const over = new Promise<number>((done) => (this.over = done));
    if (scoring) {
      this.scoring = scoring; // its ledger goes from step to step
      leave();
    } else if (castle) this.look(act);
    else {
      this.disks = disks;
      act.show(act.now, 0);
      this.timer = window.setTimeout(() => this.end(), GLANCE * slow());
    }
    return over;
  }

  /** The next step begins: its pieces and points set out, and count when they have arrived. */
  reach(step: number): void {
    const { act, scoring } = this;
    if (!act || !scoring) return;
    clearTimeout(this.timer);
    this.step = step;
    const { id, told } = scoring.steps[step]!;
    this.disks = scoring.steps.findIndex((one) => one.id === 'disks') <= step ? scoring.disks : NONE;
    const show = (paid: boolean): void => {
      this.arrived = paid;
      act.show(
        reached(scoring, step, paid, act.lines, act.now, act.then),
        paid ? told : (scoring.steps[step - 1]?.told ?? scoring.lead),
      );
    };
    if (still()) return show(true);
    const from = scoring.steps[step - 1]?.told ?? 0;
    const flies = id === 'leave' ? act.lines.slice(from, told) : step ? [] : act.lines.slice(0, scoring.lead);
    void this.fly(flies, () => show(false));
    this.timer = window.setTimeout(() => show(true), FLIGHT * slow());
  }

  /** It has been seen, or is skipped: what it leads to may come. */
  end(): void {
    clearTimeout(this.timer);
    const { over, scoring } = this;
    this.over = this.act = this.scoring = null;
    this.peek = false;
    this.step = 0;
    // Disks that send troops away lie open while these go.
    this.timer = window.setTimeout(() => (this.disks = NONE), scoring ? 0 : GLANCE);
    over?.(scoring?.steps.at(-1)?.told ?? 0);
  }

  private look(act: Act): void {
    this.peek = true;
    const things = act.now.things.map((thing) => (thing.id === 'castle' ? opened(thing, act.lines) : thing));
    act.show({ ...act.now, things }, 0);
    this.timer = window.setTimeout(() => this.end(), GLANCE * slow());
  }

  private async fly(lines: readonly LogLine[], redraw: () => void): Promise<void> {
    const moves = lines.flatMap((line) => line.moves).filter((move) => move.what !== 'res-points');
    const before = measure(moves);
    redraw();
    await tick();
    await flyAt(this.table, moves, before, FLIGHT);
  }
}

/** Where the last choice was made nothing is chosen now: a rim round it would look as if it were counted. */
function leave(): void {
  const at = document.activeElement;
  if (at?.closest('.elgrande') && (at instanceof HTMLElement || at instanceof SVGElement)) at.blur();
}

/** How much slower than at the normal pace. */
export function slow(): number {
  return paceOf() / paceOf('normal');
}
