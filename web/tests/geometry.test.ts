import { describe, expect, it } from 'vitest';
import { heap, ring, rows } from '../src/kit/packing.ts';
import { arc, at, besides, heart, polarOf, sector } from '../src/kit/polar.ts';

const O = { x: 0, y: 0 };
const apart = (places: { x: number; y: number }[]) => {
  let least = Infinity;
  places.forEach((a, index) => {
    for (const b of places.slice(index + 1)) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
  });
  return least;
};

describe('packing', () => {
  it('lays rows no wider than their room, in the middle of the anchor', () => {
    const { places, width, height } = rows(Array(5).fill({ width: 10, height: 10 }), 34, 2);
    expect(places).toHaveLength(5);
    expect([width, height]).toEqual([34, 22]);
    expect(places.slice(0, 3).map((one) => one.x)).toEqual([-12, 0, 12]);
    expect(places.slice(3).map((one) => one.x)).toEqual([-6, 6]);
    expect(places.map((one) => one.y)).toEqual([-6, -6, -6, 6, 6]);
  });
  it('gives what is wider than the room a row of its own, and lets unequal ones stand on one ground', () => {
    const wide = rows(
      [
        { width: 50, height: 10 },
        { width: 10, height: 20 },
        { width: 10, height: 10 },
      ],
      30,
    );
    expect(wide.places.map((one) => one.y)).toEqual([-10, 5, 10]);
    expect(rows([], 30)).toEqual({ places: [], width: 0, height: 0 });
  });
  it('heaps pieces that do not lie on each other, the first in the middle', () => {
    for (const count of [1, 2, 7, 19, 40]) {
      const { places } = heap(count, 12);
      expect(places).toHaveLength(count);
      expect(places[0]).toEqual({ x: 0, y: 0 });
      if (count > 1) expect(apart(places)).toBeGreaterThanOrEqual(12 - 1e-9);
    }
    expect(heap(7, 12).width).toBeCloseTo(36);
  });
  it('sets pieces round a ring so that neighbours touch', () => {
    expect(ring(1, 10).places).toEqual([{ x: 0, y: 0 }]);
    expect(apart(ring(5, 10).places)).toBeCloseTo(10);
    expect(ring(0, 10).places).toEqual([]);
  });
});

describe('polar drawing', () => {
  it('turns clockwise from the top', () => {
    expect(at(O, 10, 0).y).toBeCloseTo(-10);
    expect(at(O, 10, 90).x).toBeCloseTo(10);
    expect(polarOf(O, at(O, 7, 250))).toMatchObject({ radius: expect.closeTo(7), degrees: expect.closeTo(250) });
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
    expect(polarOf(O, heart(O, 5, 10, 0, 90))).toMatchObject({
      radius: expect.closeTo(7.5),
      degrees: expect.closeTo(45),
    });
  });
  it('sets pieces side by side along a circle', () => {
    const angles = besides(3, 90, 50, 10);
    expect(angles[1]).toBe(90);
    expect(apart(angles.map((degrees) => at(O, 50, degrees)))).toBeCloseTo(10);
  });
});
