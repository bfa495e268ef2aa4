/** Inquisitions and ends of rounds gathered from the log, in all their shapes, and staged; drawings put together. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boxes, figure, type Family } from '../src/games/paladins/art/figures.ts';
import { lesson } from '../src/games/paladins/lesson.ts';
import { chipOf } from '../src/games/paladins/phone/chips.ts';
import { inquisitions } from '../src/games/paladins/scenes/inquisition.ts';
import { rounds } from '../src/games/paladins/scenes/round.ts';
import { ABILITIES, Stage } from '../src/games/paladins/scenes/stage.svelte.ts';
import type { Moment, Pin } from '../src/learn/lesson.ts';
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
  expect(begun[0], 'what is on show stays as it was').toMatchObject({ filled: null, accused: [{ helpers: [] }, {}] });
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

const over = [
  {
    ...line('event-refresh', { round: 3, cards: [], count: 0 }),
    moves: [{ what: 'townsfolk:abbot-1', from: 'townsfolk-deck', to: 'townsfolk-row', amount: 1 }],
  },
  line('event-round-points', {
    ...{ seat: 'seat:0', before: 14, after: 19, gained: 5, count: 1, kept: ['worker-scout'] },
    gains: [{ id: 'round-more', args: { what: 'attribute-faith', count: 2 } }],
  }),
  line('event-round-points', { seat: 'opponent', before: 9, after: 8, gained: -1, count: 0, gains: [], kept: [] }),
  line('event-round', { round: 4, seat: 'seat:0' }),
  line('event-favour', { favour: 'favour-gang' }),
];

test('the end of a round: who gained what, who stays, what is new', () => {
  const [end] = rounds(over, OPPONENT);
  expect(end).toMatchObject({ round: 3, left: 0 });
  expect(end!.seats).toEqual([
    {
      ...{ seat: 0, before: 14, after: 19, gained: 5, kept: ['worker-scout'] },
      gains: [{ what: 'attribute-faith', count: 2 }],
    },
    { seat: OPPONENT, before: 9, after: 8, gained: -1, gains: [], kept: [] },
  ]);
  expect([...end!.fresh]).toEqual(['townsfolk:abbot-1', 'favour:gang']);
  expect(end!.steps.map((step) => step.id.replace('board-round-', ''))).toEqual([
    ...['passed', 'kept', 'leave', 'rows', 'first', 'favour'],
  ]);
  expect(rounds(over.slice(3), OPPONENT), 'the first round has nothing behind it').toEqual([]);
});

describe('on the stage', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const once = [line('event-inquisition', { held: held('1', '') }), line('event-tax-filled', { count: 5 })];

  test('several scenes of a turn follow one another, and what is below waits for the last', async () => {
    const stage = new Stage();
    const done = vi.fn();
    void stage.play([...once, ...once, ...over], -1)!.then(done);
    const seen = new Set<unknown>();
    for (let time = 0; time < 60 && !done.mock.calls.length; time += 1) {
      seen.add(stage.inquisition ?? stage.round);
      await vi.advanceTimersByTimeAsync(500);
    }
    expect([...seen].map((scene) => (scene as { round?: number }).round ?? 'inquisition')).toEqual([
      ...['inquisition', 'inquisition', 3],
    ]);
    expect(done).toHaveBeenCalledOnce();
    expect(stage.round, 'it stays to be read').not.toBeNull();
    stage.play([line('event-paladin')], -1);
    expect(stage.shown).toBeNull();
  });

  test('one that asks somebody waits at the abilities and goes on from there', async () => {
    const stage = new Stage();
    const asked = vi.fn();
    void stage.play(once.slice(0, 1), -1)!.then(asked);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([stage.step, asked.mock.calls.length]).toEqual([ABILITIES, 1]);
    expect(stage.inquisition?.filled).toBeNull();
    void stage.play(once.slice(1), -1);
    expect(stage.step).toBe(ABILITIES);
    expect(stage.inquisition?.filled).toBe(5);
  });

  test('a page that is opened while somebody is asked comes into its middle; what is taken back leaves the stage', () => {
    const stage = new Stage();
    const asked = [...once, ...over, ...once.slice(0, 1)];
    stage.meet(asked, -1);
    expect([stage.step, stage.inquisition?.filled]).toEqual([ABILITIES, null]);
    void stage.play(once.slice(1), -1);
    expect([stage.step, stage.inquisition?.filled]).toEqual([ABILITIES, 5]);

    const another = new Stage();
    another.meet([...once, ...over], -1);
    expect(another.shown, 'what is over is nobody’s news').toBeNull();
    another.meet(asked, -1);
    another.meet(asked.slice(0, -1), -1);
    expect(another.shown).toBeNull();
  });

  test('who goes on during an inquisition is not held up by the end of the round that it led to', async () => {
    const stage = new Stage();
    const done = vi.fn();
    void stage.play([...once, ...over], -1)!.then(done);
    stage.read();
    expect(stage.inquisition?.filled).toBe(5);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([stage.shown, done.mock.calls.length]).toEqual([null, 1]);
  });

  test('clicks lead to the end, and nothing is staged where nothing is told', () => {
    const stage = new Stage();
    expect(stage.play([line('event-pass')], -1)).toBeUndefined();
    void stage.play(once, -1);
    for (let click = 0; click < 6; click += 1) stage.next();
    expect(stage.shown).toBeNull();
  });
});

test('a phone knows in which part of the kingdom lies what the coach points at', () => {
  const pins = lesson.tips.flatMap((tip) => (Array.isArray(tip.pins) ? tip.pins : [])) as Pin[];
  const far = pins.map((pin) => pin.at).filter((at) => !/^me|^tax$|^taverns$/.test(at));
  expect([...new Set(far.map((at) => chipOf(at)))].sort()).toEqual(['king', 'outsiders', 'townsfolk']);
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

test('the coach shows two clicks at an action that can be taken', () => {
  const tip = lesson.tips.find(({ id }) => id === 'payment')!;
  const shown = (...acts: string[]) => {
    const moment = { decision: { options: acts.map((act) => ({ facts: { act } })) } } as unknown as Moment;
    return typeof tip.pins === 'function' && tip.when!(moment) && tip.pins(moment)[0]!.at;
  };
  expect(shown('hunt-1', 'commission', 'absolve')).toBe('me/action:commission');
  expect(shown('hunt-1', 'absolve', 'convert')).toBe('me/action:absolve');
  expect(shown('hunt-1', 'develop')).toBe(false);
});

test('the first thought is about all twelve actions', () => {
  const [, board] = lesson.tips.find(({ id }) => id === 'welcome')!.pins as Pin[];
  expect([board!.at, board!.to]).toEqual(['me/action:develop', 'me/action:convert']);
});
