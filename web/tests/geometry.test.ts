import { describe, expect, it } from 'vitest';
import { arc, at, besides, heart, polarOf, sector } from '../src/kit/polar.ts';

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
