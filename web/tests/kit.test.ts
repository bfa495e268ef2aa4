import { describe, expect, it } from 'vitest';
import { cells, spread } from '../src/kit/symbols.ts';
import { aside, stepAt } from '../src/kit/track.ts';

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

describe('a track', () => {
  it('runs to the right, down, up or round', () => {
    expect(stepAt('row', 0, 4)).toEqual({ x: 0.125, y: 0.5 });
    expect(stepAt('column', 3, 4)).toEqual({ x: 0.5, y: 0.875 });
    expect(stepAt('climb', 0, 4)).toEqual({ x: 0.5, y: 0.875 });
    const top = stepAt('round', 0, 12);
    const right = stepAt('round', 3, 12);
    expect(top.x).toBeCloseTo(0.5);
    expect(top.y).toBeLessThan(0.2);
    expect(right.x).toBeGreaterThan(0.8);
    expect(right.y).toBeCloseTo(0.5);
  });
  it('lets markers on one step stand beside each other', () => {
    expect(aside([2, 3, 2, 2])).toEqual([0, 0, 1, 2]);
  });
});
