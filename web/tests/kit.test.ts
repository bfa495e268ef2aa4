import { describe, expect, it } from 'vitest';
import { cells, spread } from '../src/kit/symbols.ts';

describe('a program of icons', () => {
  it('repeats a few and counts many', () => {
    const row = cells([['ink', 2], ['/'], ['coin', 5]]);
    expect(row.map((cell) => ('id' in cell ? cell.id : cell.text))).toEqual(['ink', 'ink', '/', '5', 'coin']);
  });
  it('says none with a nought, and one without a number', () => {
    expect(cells([['ink', 0]]).map((cell) => cell.kind)).toEqual(['number', 'symbol']);
    expect(cells([['ink']])).toHaveLength(1);
  });
  it('stands round its own middle', () => {
    const row = cells([['ink', 3]]);
    expect(spread(row, 0)).toEqual([-1, 0, 1]);
    expect(spread([])).toEqual([]);
  });
});
