/** Paladins: whose board is in front, and what Escape takes away. */
import { expect, test } from 'vitest';
import { Desk } from '../src/games/paladins/desk.svelte.ts';
import { flight } from '../src/games/paladins/manners.ts';
import type { Link } from '../src/table/link.ts';
import { Table } from '../src/table/table.svelte.ts';
import type { Decision, Move, Observation, Option } from '../src/wire/game.ts';

/** A table of three, the last of them the rules' own opponent; seat 0 looks. */
function deskOf(seat: number | null = 0): Desk {
  const table = new Table();
  table.observation = {
    seat,
    round: 2,
    phase: { id: 'phase-turns', args: {} },
    things: [0, 1, 2].map((one) => ({ id: `seat:${one}`, kind: 'seat', name: 'x', facts: { automatic: one === 2 } })),
    scores: [],
  } as unknown as Observation;
  table.decision = { kind: 'Turn', options: [], closed: [] } as unknown as Decision;
  return new Desk(table);
}
const ASKED = { at: {} as DOMRect, targets: [] };

test('Escape takes one thing after another, what lies on top first', () => {
  const desk = deskOf();
  const dropped: string[] = [];
  desk.table.gesture = { message: { id: 'x', args: {} }, drop: () => dropped.push('gesture') };
  desk.stage.shown = { round: { round: 1, left: 0, seats: [], steps: [], fresh: new Set() } };
  desk.look(1);
  desk.slot = 0;
  desk.asking = ASKED;
  const there = () => [desk.asking !== null, desk.away, desk.slot !== null, desk.stage.round !== null];
  const seen = [0, 1, 2, 3].map(() => {
    desk.escape();
    return there();
  });
  expect(seen).toEqual([
    [false, true, true, true],
    [false, false, false, true], // home again: what was changed there before is not taken up
    [false, false, false, false],
    [false, false, false, false],
  ]);
  expect(desk.table.gesture, 'the act begun goes last').toBeNull();
});

test('turning to another leaves nothing open over that board', () => {
  const desk = deskOf();
  desk.slot = 1;
  desk.asking = ASKED;
  desk.look(1);
  expect([desk.shown?.seat, desk.away, desk.slot, desk.asking]).toEqual([1, true, null, null]);
  desk.escape();
  expect([desk.shown?.seat, desk.away]).toEqual([0, false]);
});

test('whoever watches sees the first board, and may turn to each', () => {
  const desk = deskOf(null);
  desk.look(1);
  expect([desk.shown?.seat, desk.away]).toEqual([1, true]);
  desk.look(null);
  expect([desk.shown?.seat, desk.away]).toEqual([0, false]);
});

test('a question about one’s own board leads home to it; one about the kingdom leaves the reader where they are', () => {
  const desk = deskOf();
  const asks = (...targets: string[]) => {
    desk.look(1);
    desk.table.decision = { kind: 'Turn', options: [{ targets }], closed: [] } as unknown as Decision;
    desk.ask();
    return desk.shown?.seat;
  };
  expect(asks('favour:gang')).toBe(1);
  expect(asks('seat:0/paladin:samson'), 'paladins are picked in the place of the land').toBe(1);
  expect(asks('favour:gang', 'seat:0/action:hunt')).toBe(0);
});

test('what is looked for is found on the board where it lies', () => {
  const desk = deskOf();
  desk.look(1);
  expect(desk.reveal('seat:0/action:hunt', false)).toBe(true);
  expect(desk.shown?.seat).toBe(0);
  expect(desk.reveal('seat:1/action:hunt', false)).toBe(true);
  expect(desk.shown?.seat).toBe(1);
  expect(desk.reveal('townsfolk:abbot-1', false), 'the kingdom is always in sight').toBe(false);
  expect(desk.reveal('seat:2/suspicion', false), 'and so is the opponent').toBe(false);
  expect(desk.shown?.seat).toBe(1);
});

test('on a phone it leads to the part where the thing is drawn', () => {
  const desk = deskOf();
  desk.look(1);
  desk.reveal('outsider:archer-b', true);
  expect([desk.part, desk.chip]).toEqual(['kingdom', 'outsiders']);
  desk.reveal('seat:0/action:hunt', true);
  expect([desk.part, desk.shown?.seat]).toEqual(['board', 0]);
  desk.reveal('seat:2/suspicion', true);
  expect(desk.shown?.seat).toBe(2);
});

test('nothing explains itself over what one’s own board shows of it', () => {
  const desk = deskOf();
  expect(desk.answers('seat:0/paladin:samson'), 'none is picked: nothing is shown of it').toBe(false);
  desk.first = 'seat:0/paladin:samson';
  expect(desk.answers('seat:0/paladin:roland')).toBe(true);
  expect(desk.answers('tavern:3')).toBe(false);
  desk.table.decision = { kind: 'ChooseTavern', options: [], closed: [] } as unknown as Decision;
  expect([desk.answers('tavern:3'), desk.answers('townsfolk:abbot-1')]).toEqual([true, false]);
});

test('what is paid flies as long as drawn, and what it brings a little longer; both stand in gold when they have come', () => {
  const move = (what: string, from: string, to: string) => flight({ what, amount: 2, from, to } as unknown as Move);
  expect(move('res-silver', 'seat:0/silver', 'supply')).toMatchObject({ duration: 180, afterglow: 1200 });
  expect(move('res-silver', 'supply', 'seat:0/silver')).toMatchObject({ duration: 260, copies: 2 });
  expect(move('worker-scout', 'seat:0/workers/scout', 'seat:0/action:hunt/2')).toMatchObject({
    duration: 220,
    stagger: 60,
  });
  expect(move('worker-scout', 'supply', 'seat:0/workers/scout')).toMatchObject({ duration: 260 });
  expect(move('piece-monk', 'seat:0/monks', 'space:1-1')).toMatchObject({ duration: 350, afterglow: 1200 });
});

test('a click on a free space for a jar absolves, with the sensible payment', () => {
  const desk = deskOf();
  const sent: (readonly number[])[] = [];
  desk.table.link = { choose: (choices: readonly number[]) => sent.push(choices) } as unknown as Link;
  const facts = {
    act: 'absolve',
    ask: '',
    slots: [1, 2],
    payments: { workers: [[4, 0]], choices: [[27, 26]] },
    targets: { things: ['seat:0/jar-space:3'], choices: [90] },
  };
  const option = { choice: 7, targets: ['seat:0/action:absolve'], facts };
  desk.table.decision = { kind: 'Turn', options: [option], closed: [] } as unknown as Decision;
  expect(desk.tap('seat:0/jar-space:2', {} as DOMRect), 'a jar stands there').toBe(false);
  expect(desk.tap('seat:0/jar-space:3', {} as DOMRect)).toBe(true);
  expect(sent).toEqual([[7, 27, 26, 90]]);
});

test('an act that is advised shows its payment in its slots, until another is begun', () => {
  const desk = deskOf();
  const act = (choice: number, name: string, worker: number) => ({
    choice,
    targets: [`seat:0/action:${name}`],
    facts: {
      act: name,
      slots: [0],
      payments: { workers: [[worker]], choices: [[9]] },
      targets: { things: ['x'], choices: [1] },
    },
  });
  const [garrison, convert] = [act(1, 'garrison', 0), act(2, 'convert', 2)] as unknown as Option[];
  desk.table.decision = { kind: 'Turn', options: [garrison, convert], closed: [] } as unknown as Decision;
  expect(desk.pays('seat:0/action:garrison/0')).toBeUndefined();
  desk.table.advice = { option: garrison!, reasons: [] };
  expect(desk.pays('seat:0/action:garrison/0')).toBe('labourer');
  expect(desk.pays('seat:0/action:convert/0')).toBeUndefined();
  desk.take(convert!);
  expect(desk.pays('seat:0/action:garrison/0')).toBeUndefined();
  expect(desk.pays('seat:0/action:convert/0')).toBeDefined();
});
