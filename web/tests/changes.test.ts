import { describe, expect, it } from 'vitest';
import { follow, wholeViews } from '../src/wire/changes.ts';
import { indexThings } from '../src/wire/game.ts';
import type { View, ViewNow } from '../src/wire/types.ts';
import { moments } from './moments.ts';

describe('what has changed', () => {
  it('leads from each moment to the next', () => {
    for (const [index, moment] of moments.slice(0, -1).entries()) {
      expect(follow(moment.observation, moment.changes)).toEqual(moments[index + 1]!.observation);
    }
  });

  it('leaves everything else the very same', () => {
    const [first] = moments;
    const after = indexThings(follow(first!.observation, first!.changes).things);
    const touched = new Set(first!.changes.nodes.map((node) => node.id));
    const before = [...indexThings(first!.observation.things)].filter(
      ([id, thing]) => !touched.has(id) && !thing.items,
    );
    expect(before.length).toBeGreaterThan(10);
    for (const [id, thing] of before) expect(after.get(id)).toBe(thing);
  });

  it('is refused where it builds on something else', () => {
    const known: View[] = [
      { seat: 0, observation: moments[0]!.observation, question: null, decision: null, can_undo: false },
    ];
    const told: ViewNow[] = [{ seat: 0, question: null, decision: null, can_undo: true, changes: moments[0]!.changes }];
    const number = moments[0]!.changes.since;
    expect(wholeViews(told, known, number)).toEqual([
      { ...known[0], can_undo: true, observation: moments[1]!.observation },
    ]);
    expect(wholeViews(told, known, number - 1)).toBeNull();
    expect(wholeViews(told, [], number)).toBeNull();
    expect(() => follow(moments[0]!.observation, { since: 1, nodes: [], things: ['nothing'] })).toThrow('nothing');
  });
});
