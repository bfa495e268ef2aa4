import { describe, expect, it } from 'vitest';
import { timetable, way } from '../src/table/way.ts';

const A = { x: 0, y: 0 };
const B = { x: 100, y: 0 };

describe('a way', () => {
  it('is straight without a bow', () => {
    expect(way([A, B])).toEqual([
      { ...A, offset: 0 },
      { ...B, offset: 1 },
    ]);
  });

  it('bows upwards by a part of its length and ends where it should', () => {
    const stops = way([A, B], 0.3);
    expect(Math.min(...stops.map((stop) => stop.y))).toBeCloseTo(-30);
    expect(stops[0]).toEqual({ ...A, offset: 0 });
    expect(stops.at(-1)).toMatchObject({ x: 100, offset: 1 });
    expect(stops.at(-1)!.y).toBeCloseTo(0);
  });

  it('passes its places, each leg in the time of its length', () => {
    const stops = way([A, { x: 30, y: 0 }, { x: 30, y: 90 }]);
    expect(stops.map((stop) => stop.offset)).toEqual([0, 0.25, 1]);
  });

  it('of no length takes all its time and stays', () => {
    expect(way([A, A]).map((stop) => stop.offset)).toEqual([0, 1]);
  });
});

describe('a timetable', () => {
  it('lets all fly at once unless told otherwise', () => {
    expect(timetable([{}, {}], 260)).toEqual([
      { delay: 0, duration: 260 },
      { delay: 0, duration: 260 },
    ]);
  });

  it('sets them apart, at the pace of the reader', () => {
    const cube = { duration: 350, stagger: 60 };
    expect(timetable([cube, cube, cube], 260, 0.5).map((slot) => slot.delay)).toEqual([0, 30, 60]);
    expect(timetable([cube], 260, 0.5)[0]!.duration).toBe(175);
  });

  it('lets one order land before the next sets out', () => {
    const slots = timetable([{ order: 1, duration: 100 }, { duration: 200 }, { duration: 50, stagger: 30 }], 260);
    expect(slots.map((slot) => slot.delay)).toEqual([200, 0, 30]);
  });
});
