import { describe, expect, it } from 'vitest';
import { rows } from '../src/kit/packing.ts';
import { arc, at, besides, heart, sector } from '../src/kit/polar.ts';

const O = { x: 0, y: 0 };
const apart = (places: { x: number; y: number }[]) => {
  let least = Infinity;
  places.forEach((a, index) => {
    for (const b of places.slice(index + 1)) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
  });
  return least;
};

describe('polar drawing', () => {
  it('turns clockwise from the top', () => {
    expect(at(O, 10, 0).y).toBeCloseTo(-10);
    expect(at(O, 10, 90).x).toBeCloseTo(10);
    expect(at(O, 10, 225).x).toBeCloseTo(-10 * Math.SQRT1_2);
    expect(at(O, 10, 225).y).toBeCloseTo(10 * Math.SQRT1_2);
  });
  it('draws arcs the short and the long way', () => {
    expect(arc(O, 10, 0, 90)).toBe('M0 -10A10 10 0 0 1 10 0');
    expect(arc(O, 10, 90, 0)).toBe('M10 0A10 10 0 0 0 0 -10');
    expect(arc(O, 10, 0, 270)).toContain('A10 10 0 1 1');
    expect(arc(O, 10, 0, 360).match(/A/g)).toHaveLength(2);
  });
  it('draws sectors and finds their heart', () => {
    expect(sector(O, 5, 10, 0, 90)).toBe('M0 -10A10 10 0 0 1 10 0L5 0A5 5 0 0 0 0 -5Z');
    expect(sector(O, 0, 10, 0, 90)).toBe('M0 -10A10 10 0 0 1 10 0L0 0Z');
    const { x, y } = heart(O, 5, 10, 0, 90);
    expect(x).toBeCloseTo(7.5 * Math.SQRT1_2);
    expect(y).toBeCloseTo(-7.5 * Math.SQRT1_2);
  });
  it('sets pieces side by side along a circle', () => {
    const angles = besides(3, 90, 50, 10);
    expect(angles[1]).toBe(90);
    expect(apart(angles.map((degrees) => at(O, 50, degrees)))).toBeCloseTo(10);
  });
});

describe('packing round an anchor', () => {
  const box = { width: 10, height: 10 };
  it('fills rows as far as there is room, each in the middle', () => {
    const { places, width, height } = rows([box, box, box, box, box], 34, { x: 2, y: 4 });
    expect(places.map(({ x }) => x)).toEqual([-12, 0, 12, -6, 6]);
    expect(places.map(({ y }) => y)).toEqual([-7, -7, -7, 7, 7]);
    expect([width, height]).toEqual([34, 24]);
  });
  it('sets high and low ones on the same ground', () => {
    const { places } = rows([box, { width: 10, height: 30 }], 100);
    expect(places.map(({ y }) => y)).toEqual([10, 0]);
  });
  it('gives a row of its own to what is too wide, and takes no room for nothing', () => {
    expect(rows([{ width: 50, height: 5 }, box], 20).places.map(({ y }) => y)).toEqual([-5, 2.5]);
    expect(rows([], 20)).toEqual({ places: [], width: 0, height: 0 });
  });
});
