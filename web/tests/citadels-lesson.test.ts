/** What the coach of Citadels points at: the card he speaks of, all cards one may keep, cities that are to be looked at. */
import { expect, test } from 'vitest';
import { lesson } from '../src/games/citadels/lesson.ts';
import { momentOf, type Moment } from '../src/learn/lesson.ts';
import type { Decision, Observation, Thing } from '../src/wire/game.ts';
import citadels from './fixtures/citadels.json';

const { observation, decision } = (citadels as unknown as { observation: Observation; decision: Decision }[])[0]!;
const at = (seen: Observation, things: readonly string[] = [], asked: Decision | null = decision): Moment =>
  momentOf(seen, asked, new Map(things.map((id) => [id, { id } as Thing])));
const pins = (id: string, moment: Moment): string[] => {
  const { pins } = lesson.tips.find((tip) => tip.id === id)!;
  return (typeof pins === 'function' ? pins(moment) : (pins ?? [])).map((pin) => pin.at);
};
const grown = (seat: string, lots: number): Observation => ({
  ...observation,
  things: observation.things.map((thing) =>
    thing.id !== seat
      ? thing
      : { ...thing, items: thing.items!.map((item) => (item.id.endsWith('/city') ? { ...item, value: lots } : item)) },
  ),
});

test('the character he recommends, where it is on offer', () => {
  expect(pins('draft', at(observation))).toEqual(['rank:7']);
  const others = decision.options.filter((option) => !option.targets.includes('rank:7'));
  expect(pins('draft', at(observation, [], { ...decision, options: others }))).toEqual([]);
});

test('every card that may be kept', () => {
  expect(pins('keep', at(observation, ['deck', 'drawn', 'drawn/tavern', 'drawn/keep']))).toEqual([
    'drawn/tavern',
    'drawn/keep',
  ]);
});

test('the streets of others, and those that are nearly complete', () => {
  expect(pins('second', at(observation))).toEqual(['seat:1/city', 'seat:2/city', 'seat:3/city']);
  const end = lesson.tips.find((tip) => tip.id === 'end')!;
  expect(end.when!(at(observation))).toBe(false);
  const late = at(grown('seat:2', 5));
  expect(end.when!(late)).toBe(true);
  expect(pins('end', late)).toEqual(['seat:2/city']);
});
