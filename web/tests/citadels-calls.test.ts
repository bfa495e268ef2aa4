/** Calls that nobody answers: each has its moment, killed or not, and a reader without patience sees none. */
import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../src/app/settings.svelte.ts';
import { silences, silent } from '../src/games/citadels/calls.ts';
import { factsOf } from '../src/games/citadels/facts.ts';
import type { Act } from '../src/table/board.svelte.ts';
import type { LogLine } from '../src/table/table.svelte.ts';
import type { Observation } from '../src/wire/game.ts';
import citadels from './fixtures/citadels.json';

const now = (citadels as unknown as { observation: Observation }[])[0]!.observation;
const line = (id: string, args = {}): LogLine => ({
  number: 1,
  seat: null,
  to: null,
  message: { id, args },
  moves: [],
});
const LINES = [
  line('event-picks'),
  line('event-nobody', { character: 'character-assassin' }),
  line('event-nobody', { character: 'character-king' }),
  line('event-shows'),
];

function told(skipped = new AbortController().signal): { act: Act; seen: [string, number][]; at: number[] } {
  const seen: [string, number][] = [];
  const at: number[] = [];
  const show: Act['show'] = (reached, lines) => {
    const cast = reached.things.find((thing) => thing.id === 'cast')?.items ?? [];
    const ranks = cast.filter((thing) => thing.id.startsWith('rank:')).map((thing) => factsOf(thing, 'rank:*'));
    seen.push([
      ranks
        .filter((rank) => rank.called && rank.silent)
        .map((rank) => rank.character)
        .join(),
      lines,
    ]);
    at.push(performance.now());
  };
  return { act: { lines: LINES, now, then: now, show, skipped }, seen, at };
}

afterEach(() => {
  vi.useRealTimers();
  settings.pace = 'instant';
});

test('the moon comes to each of them, one after another, for the same time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  settings.pace = 'normal';
  const { act, seen, at } = told();
  const over = silences(act);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await over).toBe(0);
  expect(seen).toEqual([
    ['assassin', 2],
    ['king', 3],
  ]);
  expect(at[1]! - at[0]!).toBeGreaterThan(300);
});

test('in the last round each of these moments is one of the last round', () => {
  const last = { ...now, phase: { id: 'phase-last', args: { round: 9, character: 'character-king' } } };
  expect(silent(last, 'character-thief').phase).toEqual({
    id: 'phase-last',
    args: { round: now.round, character: 'character-thief' },
  });
  expect(silent(now, 'character-thief').phase.id).toBe('phase-call');
});

test('who skips, or wants no motion, is not kept waiting', async () => {
  settings.pace = 'normal';
  const hurried = told(AbortSignal.abort());
  await silences(hurried.act);
  settings.pace = 'instant';
  const still = told();
  await silences(still.act);
  expect([...hurried.seen, ...still.seen]).toEqual([]);
});
