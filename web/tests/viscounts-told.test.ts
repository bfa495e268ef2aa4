/** The castle stays near until the last worker stands in it, however slow the page is. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Told } from '../src/games/viscounts/told.svelte.ts';
import type { LogLine } from '../src/table/table.svelte.ts';

const LINE = {
  message: { id: 'event-climb', args: {} },
  moves: [{ what: 'worker:0', from: 'tier1:a', to: 'tier2:a', amount: 1 }],
} as unknown as LogLine;

let land: (flight?: unknown) => void;

beforeEach(() => {
  vi.useFakeTimers();
  const finished = new Promise((done) => (land = done));
  const target = document.createElement('div');
  target.dataset.what = 'worker:0';
  const effect = { target, getTiming: () => ({ delay: 600 }) };
  document.getAnimations = () => [{ id: 'flight', finished, effect } as unknown as Animation];
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'getAnimations');
});

test('who flies late is waited for', async () => {
  const told = new Told();
  const over = told.hear([LINE], true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(told.steps).toHaveLength(1);
  land();
  await vi.advanceTimersByTimeAsync(2_000);
  await over;
  expect(told.steps).toHaveLength(0);
});

test('a step is done when its worker has flown, not while others fly before it', async () => {
  const told = new Told();
  void told.hear([LINE], true);
  await vi.advanceTimersByTimeAsync(600);
  expect(told.played).toBe(0);
  await vi.advanceTimersByTimeAsync(500);
  expect(told.played).toBe(1);
});

test('who skips waits for nobody', async () => {
  const told = new Told();
  const over = told.hear([LINE], true);
  await vi.advanceTimersByTimeAsync(5_000);
  told.end();
  await vi.advanceTimersByTimeAsync(2_000);
  await over;
  expect(told.steps).toHaveLength(0);
});
