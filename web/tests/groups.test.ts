import { describe, expect, it } from 'vitest';
import { closedLine } from '../src/table/explain.ts';
import { grouped, holds, isChip, ownerOf, sizeOf } from '../src/table/groups.ts';
import type { Closed, Thing } from '../src/wire/game.ts';
import { tableAt } from './moments.ts';

const thing = (id: string, kind: Thing['kind'], more: Partial<Thing> = {}): Thing => ({
  id,
  kind,
  name: { id, args: {} },
  ...more,
});

describe('a board nobody has drawn', () => {
  const card = thing('card:1', 'card');
  const region = thing('region', 'place', { items: [thing('region/seat:1', 'piece', { facts: { owner: 'seat:1' } })] });

  it('puts neighbours of one sort together and keeps their order', () => {
    const things = [
      thing('gold', 'counter'),
      thing('deck', 'pile'),
      card,
      thing('card:2', 'card'),
      region,
      thing('ink', 'counter'),
    ];
    expect(grouped(things).map((group) => [group.kind, group.things.map((one) => one.id)])).toEqual([
      ['chips', ['gold', 'deck']],
      ['cards', ['card:1', 'card:2']],
      ['places', ['region']],
      ['chips', ['ink']],
    ]);
  });
  it('gives an empty place a box of its own only at the top', () => {
    const empty = thing('france', 'place');
    expect(grouped([empty], true)[0]!.kind).toBe('places');
    expect(grouped([empty])[0]!.kind).toBe('chips');
    expect(isChip(card)).toBe(false);
  });
  it('knows whose a thing is, however it is told', () => {
    expect(ownerOf(region.items![0]!)).toBe(1);
    expect(ownerOf(thing('x', 'piece', { facts: { owner: 2 } }))).toBe(2);
    expect(ownerOf(thing('seat:3', 'seat'))).toBe(3);
    expect(ownerOf(card)).toBeNull();
  });
  it('knows how much lies in a thing and whether something is in it', () => {
    const whole = thing('board', 'zone', { items: [region, card] });
    expect(sizeOf(whole)).toBe(3);
    expect(holds(whole, new Set(['region/seat:1']))).toBe(true);
    expect(holds(whole, new Set(['board']))).toBe(false);
  });
});

describe('why not, in a line', () => {
  it('names a thing once, and not at all where the reason names it', () => {
    const table = tableAt();
    const [card] = [...table.things.values()].filter((one) => one.kind === 'card');
    const name = table.say(card!.name);
    const closed = (message: string): Closed =>
      ({ targets: [card!.id, card!.id], message: { id: message, args: {} }, rule: 'CIT-1.1' }) as unknown as Closed;
    expect(closedLine(table, closed('Not now.'))).toBe(`${name}: Not now. (CIT-1.1)`);
    expect(closedLine(table, closed(`${name}: too dear.`))).toBe(`${name}: too dear. (CIT-1.1)`);
  });
});
