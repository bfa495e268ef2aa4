/**
 * A general scoring as a scene in steps: the castle, the disks, then region after region. It is read from the log when it
 * has happened; every number in it was told by the rules. Where nothing should move there is no scene.
 */
import { still } from '../../app/settings.svelte.ts';
import type { LogLine, Table } from '../../table/table.svelte.ts';

export interface SceneStep {
  /** `castle`, `disks`, or a region. */
  id: string;
  /** Points by seat; nothing where a seat gets none. */
  points: (number | null)[];
  /** Everybody's points after this step. */
  now: number[];
}

export interface Scoring {
  round: number;
  before: number[];
  steps: SceneStep[];
}

const idOf = (place: unknown): string =>
  place === 'place-castle' ? 'castle' : `region:${String(place).replace('place-', '')}`;

/** The scoring that these lines tell; null while it has not happened yet. */
export function scoringOf(lines: readonly LogLine[], seats: number, order: readonly string[]): Scoring | null {
  const start = lines.findLastIndex((line) => line.message.id === 'event-scoring');
  if (start < 0) return null;
  const next = lines.findIndex((line, index) => index > start && line.message.id === 'event-round');
  const told = lines.slice(start + 1, next < 0 ? undefined : next).map((line) => line.message);
  const paid = told.filter((message) => message.id === 'event-points');
  if (!told.some((message) => message.id.startsWith('event-castle'))) return null;

  const seatOf = (args: Record<string, unknown>): number => Number(String(args['seat']).slice(5));
  const now: (number | null)[] = Array.from({ length: seats }, () => null);
  for (const { args } of paid) now[seatOf(args)] ??= Number(args['before']);
  const before = now.map((points) => points ?? -1);
  const running = [...before];
  const steps: SceneStep[] = [];
  const add = (id: string): void => {
    const points: (number | null)[] = Array.from({ length: seats }, () => null);
    for (const { args } of paid.filter((message) => idOf(message.args['place']) === id)) {
      points[seatOf(args)] = Number(args['points']);
      running[seatOf(args)] = Number(args['total']);
    }
    steps.push({ id, points, now: [...running] });
  };
  add('castle');
  if (told.some((message) => message.id === 'event-disk')) {
    steps.push({ id: 'disks', points: Array.from({ length: seats }, () => null), now: [...running] });
  }
  for (const region of order) add(region);
  return { round: Number(lines[start]!.message.args['round']), before, steps };
}

export class Scene {
  /** The scoring on show. */
  scoring = $state.raw<Scoring | null>(null);
  step = $state(0);

  constructor(table: Table, order: () => readonly string[]) {
    let seen = lastScoring(table.readable);
    $effect(() => {
      const lines = table.readable;
      const at = lastScoring(lines);
      if (at === seen || !table.link) return;
      const found = scoringOf(lines, table.seats.length, order());
      if (!found) return;
      seen = at;
      if (still()) return;
      this.step = 0;
      this.scoring = fill(found, table);
    });
  }

  /** What is being counted now. */
  readonly at = $derived.by(() => this.scoring?.steps[this.step]?.id ?? null);

  isPaid(id: string): boolean {
    const index = this.scoring?.steps.findIndex((step) => step.id === id) ?? -1;
    return index >= 0 && index < this.step;
  }

  end(): void {
    this.scoring = null;
  }
}

/** Who got nothing at all has the same points before and after. */
function fill(scoring: Scoring, table: Table): Scoring {
  const known = (points: number, seat: number): number =>
    points >= 0 ? points : (table.thing(`seat:${seat}/score`)?.value ?? 0);
  return {
    ...scoring,
    before: scoring.before.map(known),
    steps: scoring.steps.map((step) => ({ ...step, now: step.now.map(known) })),
  };
}

function lastScoring(lines: readonly LogLine[]): number {
  const told = lines.findLast((line, index) => {
    if (line.message.id !== 'event-scoring') return false;
    return lines.slice(index).some((later) => later.message.id.startsWith('event-castle'));
  });
  return told?.number ?? -1;
}
