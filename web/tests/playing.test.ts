import { describe, expect, it } from 'vitest';
import { Queue } from '../src/table/queue.svelte.ts';
import { Showing } from '../src/table/showing.svelte.ts';
import type { Result, View } from '../src/wire/types.ts';
import { moments, tableAt } from './moments.ts';

const turn = () => new Promise((done) => setTimeout(done));

describe('the queue', () => {
  /** A queue whose items are played when told. */
  function slow() {
    const seen: [string, boolean][] = [];
    const let_go: (() => void)[] = [];
    let rests = 0;
    const queue = new Queue<string>(
      (item, hurry) => {
        seen.push([item, hurry]);
        return new Promise((done) => let_go.push(done));
      },
      () => (rests += 1),
    );
    const go = async () => {
      let_go.shift()?.();
      await turn();
    };
    return { queue, seen, go, rests: () => rests };
  }

  it('plays one after another and rests at the end', async () => {
    const { queue, seen, go, rests } = slow();
    for (const item of ['a', 'b', 'c', 'd']) queue.push(item);
    expect(seen).toEqual([['a', false]]);
    await go();
    expect(queue.progress).toEqual([2, 4]);
    expect([queue.busy, queue.catchingUp]).toEqual([true, false]);
    await go();
    await go();
    expect(rests()).toBe(0);
    await go();
    expect(seen.map(([item]) => item)).toEqual(['a', 'b', 'c', 'd']);
    expect([rests(), queue.busy]).toEqual([1, false]);
  });

  it('says that it catches up, and hurries when skipped', async () => {
    const { queue, seen, go } = slow();
    for (const item of 'abcdef') queue.push(item);
    await go();
    expect(queue.catchingUp).toBe(true);
    queue.skip();
    await queue.pause(60_000); // a pause ends at once
    await go();
    expect(seen.at(-1)).toEqual(['c', true]);
  });

  it('does not play a flood one by one, and forgets what was told anew', async () => {
    const { queue, seen, go } = slow();
    for (let item = 0; item < 60; item += 1) queue.push(String(item));
    await go();
    expect(seen.at(-1)).toEqual(['1', true]);
    queue.clear();
    await go();
    expect(queue.busy).toBe(false);
  });
});

describe('what is on show', () => {
  const [first, second] = moments;
  const view = (seat: number | null, asked: boolean, moment = first!): View =>
    ({
      seat,
      observation: { ...moment.observation, seat },
      question: asked ? moment.decision : null,
      decision: asked ? 1 : null,
      can_undo: false,
    }) as unknown as View;

  it('is the view of the only seat here', () => {
    const table = tableAt();
    const showing = new Showing(table);
    showing.views = [view(2, true)];
    showing.settle(5, null);
    expect([table.step, table.viewer, table.decision !== null, showing.curtain]).toEqual([5, 2, true, null]);
  });

  it('lies behind a curtain until the next one has taken the screen', () => {
    const table = tableAt();
    const showing = new Showing(table);
    showing.views = [view(0, false), view(1, true)];
    showing.settle(1, null);
    expect([showing.curtain, table.decision, table.veiled]).toEqual([1, null, true]);
    showing.open();
    expect([showing.curtain, table.viewer, table.veiled]).toEqual([null, 1, false]);
    showing.views = [view(0, false), view(1, true)];
    showing.settle(2, null);
    expect(showing.curtain).toBe(null); // still the same one's turn
    showing.views = [view(0, true), view(1, false)];
    showing.settle(3, null);
    expect([showing.curtain, showing.shared]).toEqual([0, true]);
    showing.settle(4, { winners: [1] } as unknown as Result);
    expect([showing.curtain, table.over]).toEqual([null, true]); // the end is for everybody
  });

  it('keeps a question that is asked again in the same words: others have answered theirs meanwhile', () => {
    const table = tableAt();
    const showing = new Showing(table);
    const again = (number: number, change = {}) => {
      const told = view(0, true);
      showing.views = [{ ...told, decision: number, question: { ...told.question!, ...change } }];
      showing.settle(number, null);
      return table.decision;
    };
    const asked = again(4);
    expect(again(4)).toBe(asked);
    expect(again(4, { rule: 'CIT-9.9' })).not.toBe(asked);
    const now = table.decision;
    expect(again(6, { rule: 'CIT-9.9' })).not.toBe(now); // the same words, but another time
  });

  it('looks back at the nearest moment it knows, and returns', () => {
    const table = tableAt();
    const showing = new Showing(table);
    showing.views = [view(0, true)];
    showing.settle(3, null);
    showing.views = [view(0, true, second)];
    showing.settle(7, null);
    const now = table.observation;
    expect(showing.look(2)).toBe(false);
    expect(showing.look(5)).toBe(true);
    expect(table.observation).not.toBe(now);
    expect(table.decision).toBe(null);
    showing.settle(8, null); // what happens meanwhile does not pull the reader away
    expect(showing.looking).toBe(5);
    showing.look(null);
    expect(table.observation).toBe(now);
  });
});
