/** A general scoring of El Grande: what lies on the table at each step, from what is told alone. */
import { describe, expect, it } from 'vitest';
import { disksOf, reached, scoringOf } from '../src/games/elgrande/scoring.ts';
import { msg, type Observation, type Thing } from '../src/wire/game.ts';
import type { LogLine } from '../src/table/table.svelte.ts';

type Told = Record<string, string | number>;
const line = (id: string, args: Told = {}): LogLine => ({
  number: 7,
  seat: 0,
  to: null,
  message: msg(id, args),
  moves: [],
});
const points = (seat: number, place: string, rank: number, paid: number, before: number) =>
  line('event-points', {
    seat: `seat:${seat}`,
    place: `place-${place}`,
    rank,
    points: paid,
    before,
    total: before + paid,
  });
const thing = (id: string, more: Partial<Thing> = {}): Thing =>
  ({ id, kind: 'thing', name: msg(id), ...more }) as Thing;

function table(court: number, troops: number): Observation {
  const cells = [5, 3].map((value) => ({ value, bonus: 0, owners: [] }));
  const seat = (number: number): Thing =>
    thing(`seat:${number}`, {
      kind: 'seat',
      items: [
        thing(`seat:${number}/score`, { value: 10 * number }),
        thing(`seat:${number}/court`, { value: number ? 2 : court }),
      ],
    });
  const things = [
    thing('round', { facts: { steps: [3, 6], marked: [3, 6], stage: 'scoring' } }),
    thing('region:galicia', { value: troops }),
    thing('region:navarra', { value: 0 }),
    thing('castle', { facts: { cells, ranking: [], open: false, king: false, own: 1, tile: '' } }),
    seat(0),
    seat(1),
  ];
  return { round: 3, things } as unknown as Observation;
}

const LINES = [
  line('event-castle', { seat: 'seat:0', count: 2 }),
  points(0, 'castle', 1, 5, 0),
  line('event-disk', { seat: 'seat:0', place: 'place-galicia' }),
  line('event-disk', { seat: 'seat:1', place: 'place-navarra' }),
  line('event-leave-castle', { seat: 'seat:0', count: 2, place: 'place-galicia' }),
  points(0, 'galicia', 1, 4, 5),
  points(1, 'galicia', 2, 2, 10),
  line('event-round', { round: 4 }),
];

describe('a general scoring', () => {
  const now = table(7, 1);
  const then = table(9, 3);
  const scoring = scoringOf(LINES, now, [line('event-scoring', { round: 3 })])!;
  const at = (step: number, paid: boolean) => {
    const found = reached(scoring, step, paid, LINES, now, then);
    const all = new Map(found.things.flatMap((one) => [one, ...(one.items ?? [])]).map((one) => [one.id, one]));
    return (id: string): Thing => all.get(id)!;
  };

  it('goes from the castle over the disks to region after region', () => {
    expect(scoring.steps.map(({ id }) => id)).toEqual(['castle', 'disks', 'leave', 'region:galicia', 'region:navarra']);
    expect(scoring.steps.map(({ told }) => told)).toEqual([2, 4, 5, 7, 7]);
    expect(scoring.round).toBe(3);
    expect(disksOf(LINES).get(0)).toEqual({ region: 'region:galicia', count: 2 });
    expect(disksOf(LINES).get(1)?.count).toBe(0);
  });

  it('opens the castle with what was found in it, and pays when the points have arrived', () => {
    const facts = at(0, false)('castle').facts as { open: boolean; ranking: { owner: string; count: number }[] };
    expect(facts.open).toBe(true);
    expect(facts.ranking).toMatchObject([{ owner: 'seat:0', count: 2, place: 1, points: 5 }]);
    expect(at(0, false)('seat:0/score').value).toBe(0);
    expect(at(0, true)('seat:0/score').value).toBe(5);
  });

  it('lets nothing leave before the disks are turned, and shows nothing of what comes later', () => {
    expect(at(1, true)('region:galicia').value).toBe(1);
    expect(at(1, true)('seat:0/court').value).toBe(7);
    expect(at(2, false)('region:galicia').value).toBe(3);
    expect(at(3, false)('seat:1/score').value).toBe(10);
    expect(at(3, true)('seat:1/score').value).toBe(12);
    expect(at(4, true)('seat:0/score').value).toBe(9);
  });

  it('is none where cards score regions in the middle of a round', () => {
    const inTurn = {
      ...now,
      things: now.things.map((one) => (one.id === 'round' ? { ...one, facts: { stage: 'turns' } } : one)),
    };
    expect(scoringOf(LINES.slice(0, 2), inTurn as unknown as Observation, [])).toBeNull();
    expect(scoringOf(LINES.slice(5), now, [])).toBeNull();
  });
});
