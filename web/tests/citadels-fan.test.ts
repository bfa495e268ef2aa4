/** The own hand: of every card enough is in sight, and the own street keeps its room. */
import { expect, test } from 'vitest';
import { fan, WIDTH } from '../src/games/citadels/fan.ts';

test('up to eleven cards can each be hit in the middle, however long the street is', () => {
  for (let lots = 0; lots <= 8; lots += 1)
    for (let cards = 1; cards <= 11; cards += 1) expect(fan(cards, lots).step).toBeGreaterThan(WIDTH / 2);
});

test('few cards lie side by side; a large hand takes more room beside a short street, and never more than there is', () => {
  expect(fan(4, 6).step).toBe(WIDTH + 6);
  expect(fan(7, 1).room).toBeGreaterThan(fan(7, 6).room);
  expect(fan(30, 0).room).toBe(fan(30, 8).room);
});
