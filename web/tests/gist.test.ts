import { describe, expect, it } from 'vitest';
import { gistWords } from '../src/table/gist.ts';
import { piecesOf, together } from '../src/table/log.ts';
import { Showing } from '../src/table/showing.svelte.ts';
import type { LogLine } from '../src/table/table.svelte.ts';
import type { GistLine, View } from '../src/wire/types.ts';
import { moments, tableAt } from './moments.ts';

const line = (last: number, more: Partial<GistLine> = {}): GistLine => ({
  seat: 1,
  action: { id: 'character-bishop', args: {} },
  things: [[{ id: 'district-market', args: {} }, 1]],
  cost: [['res-gold', 2]],
  gain: [],
  others: [[0, 'res-gold', -1]],
  first: last,
  last,
  ...more,
});

describe('what was missed', () => {
  const view = (since?: GistLine[]): View => ({
    seat: 0,
    observation: moments[0]!.observation,
    question: moments[0]!.decision,
    decision: 1,
    can_undo: false,
    ...(since ? { since } : {}),
  });

  it('comes with the question, goes when it is let go, and stays gone until more has happened', () => {
    const table = tableAt(moments[0]!);
    const showing = new Showing(table);
    showing.views = [view([line(7)])];
    showing.settle(8, null);
    expect(table.missed).toHaveLength(1);
    table.sinceRead = 7;
    showing.settle(9, null);
    expect(table.missed).toEqual([]);
    showing.views = [view([line(7), line(12)])];
    showing.settle(13, null);
    expect(table.missed).toHaveLength(2);
  });

  it('is said in words with every number', () => {
    const table = tableAt(moments[0]!);
    const words = gistWords(table, line(7));
    expect(words).toContain(table.names[1]);
    expect(words).toMatch(/\u00a0×2\b/);
    expect(words).toMatch(/\u00a0×1\b/);
  });
});

describe('the log', () => {
  const move = (to: string) => ({ what: 'piece-caballero', from: 'seat:1/court', to, amount: 1 });
  const step = (number: number, place: string, seat = 1): LogLine => ({
    number,
    seat,
    to: null,
    message: { id: 'event-place', args: { seat: `seat:${seat}`, place } },
    moves: [move(`region:${place}`)],
  });

  it('says equal steps once, with all that moved', () => {
    const found = together([step(3, 'a'), step(4, 'a'), step(5, 'b'), step(6, 'a'), step(7, 'a', 2)]);
    expect(found.map((line) => [line.number, line.times])).toEqual([
      [4, 2],
      [5, 1],
      [6, 1],
      [7, 1],
    ]);
    expect(piecesOf(found[0]!)).toEqual([['piece-caballero', 2]]);
  });
});
