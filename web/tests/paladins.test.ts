/** The inquisition gathered from the log, in all its shapes; drawings put together from their parts. */
import { expect, test } from 'vitest';
import { boxes, figure, type Family } from '../src/games/paladins/art/figures.ts';
import { inquisitions } from '../src/games/paladins/scenes/inquisition.ts';
import type { LogLine } from '../src/table/table.svelte.ts';
import type { Message } from '../src/wire/game.ts';

const OPPONENT = 1;

function line(id: string, args: Record<string, unknown> = {}): LogLine {
  return { number: 1, seat: 0, to: null, message: { id, args } as Message, moves: [] };
}
const held = (...taxes: string[]) =>
  taxes.map((one, seat) => ({ id: 'held-suspicion', args: { seat: `seat:${seat}`, count: one.length, taxes: one } }));

test('nobody is under suspicion: the supply is filled and nothing else happens', () => {
  const [scene] = inquisitions(
    [
      line('event-inquisition', { held: held('', '') }),
      line('event-nobody-suspected'),
      line('event-tax-filled', { count: 5 }),
    ],
    -1,
  );
  expect(scene!.filled).toBe(5);
  expect(scene!.accused.map((one) => one.condemned)).toEqual([false, false]);
});

test('a helper takes a card away before the count, the verdict takes half of the rest', () => {
  const [scene] = inquisitions(
    [
      line('event-tax', { seat: 'seat:0', count: 1 }),
      line('event-inquisition', { held: held('012', '20', '1') }),
      line('event-townsfolk', { seat: 'seat:0', townsfolk: 'townsfolk-conspirator' }),
      line('event-drop-suspicion', { seat: 'seat:0', count: 1 }),
      line('event-condemned', { seat: 'seat:0', count: 2 }),
      line('event-take-debt', { seat: 'seat:0' }),
      line('event-drop-suspicion', { seat: 'seat:0', count: 1 }),
      line('event-condemned', { seat: 'seat:1', count: 2 }),
      line('event-take-debt', { seat: 'seat:1' }),
      line('event-drop-suspicion', { seat: 'seat:1', count: 1 }),
      line('event-tax-filled', { count: 7 }),
    ],
    -1,
  );
  const [first, second, third] = scene!.accused;
  expect(first).toMatchObject({
    taxes: [0, 1, 2],
    away: 1,
    half: 1,
    condemned: true,
    helpers: ['townsfolk-conspirator'],
  });
  expect(second).toMatchObject({ taxes: [2, 0], away: 0, half: 1, condemned: true });
  expect(third).toMatchObject({ taxes: [1], condemned: false });
});

test('one that waits for an answer goes on with what is told later', () => {
  const begun = inquisitions([line('event-inquisition', { held: held('00', '') })], -1);
  expect(begun[0]!.filled).toBeNull();
  const [scene] = inquisitions(
    [
      line('event-townsfolk', { seat: 'seat:0', townsfolk: 'townsfolk-peddler' }),
      line('event-condemned', { seat: 'seat:0', count: 2 }),
      line('event-drop-suspicion', { seat: 'seat:0', count: 1 }),
      line('event-tax-filled', { count: 5 }),
    ],
    -1,
    begun[0],
  );
  expect(scene).toMatchObject({ filled: 5, accused: [{ condemned: true, half: 1 }, { condemned: false }] });
});

test('the solo opponent is accused under its own name', () => {
  const both = [...held('1'), { id: 'held-suspicion', args: { seat: 'opponent', count: 2, taxes: '21' } }];
  const [scene] = inquisitions(
    [
      line('event-inquisition', { held: both }),
      line('event-condemned', { seat: 'opponent', count: 2 }),
      line('event-drop-suspicion', { seat: 'opponent', count: 1 }),
      line('event-tax-filled', { count: 5 }),
    ],
    OPPONENT,
  );
  expect(scene!.accused[1]).toMatchObject({ seat: OPPONENT, taxes: [2, 1], condemned: true, half: 1 });
});

test('two in one turn are two scenes', () => {
  const once = [line('event-inquisition', { held: held('1') }), line('event-tax-filled', { count: 5 })];
  expect(inquisitions([...once, ...once], -1)).toHaveLength(2);
});

const known: [Family, string[]][] = [
  ['paladins', ['anseis', 'gerier', 'samson']],
  ['townsfolk', ['abbot', 'debt-collector', 'conspirator']],
  ['outsiders', ['archer-b', 'mercenary-s2', 'vigilante-v']],
  ['walls', ['wall-01', 'wall-24']],
  ['taverns', ['tavern-01', 'tavern-24']],
  ['cards', ['order-convert', 'favour-loan', 'suspicion-tax-2', 'back-paladin']],
];
test.each(known)('%s are drawn from parts, each use with marks of its own', (family, ids) => {
  expect(boxes[family]).toMatch(/^\d+ \d+ \d+ \d+$/);
  for (const id of ids) {
    const drawn = figure(family, id, 'here');
    expect(drawn.length).toBeGreaterThan(300);
    expect(drawn).not.toContain('@');
    expect(drawn).not.toContain('style=');
    for (const [, name] of drawn.matchAll(/url\(#([^)]+)\)/g)) expect(drawn).toContain(`id="${name}"`);
  }
});
