import { describe, expect, it } from 'vitest';
import { fitting, kept, missing, zoomed } from '../src/kit/zoom.ts';

const frame = { width: 400, height: 300 };

describe('a stage', () => {
  it('never moves away from its edges', () => {
    expect(kept({ x: 50, y: -900, scale: 2 }, frame, frame)).toEqual({ x: 0, y: -300, scale: 2 });
  });
  it('sets what is smaller into the middle', () => {
    expect(kept({ x: 9, y: 9, scale: 1 }, { width: 200, height: 100 }, frame)).toEqual({ x: 100, y: 100, scale: 1 });
  });
  it('grows round a point that stays where it is', () => {
    const view = { x: -40, y: -10, scale: 1.5 };
    const at = { x: 120, y: 80 };
    const next = zoomed(view, at, 1.3, 1, 3);
    const under = (one: typeof view) => [(at.x - one.x) / one.scale, (at.y - one.y) / one.scale];
    expect(under(next)[0]).toBeCloseTo(under(view)[0]!);
    expect(under(next)[1]).toBeCloseTo(under(view)[1]!);
    expect(zoomed(view, at, 9, 1, 3).scale).toBe(3);
    expect(zoomed(view, at, 0.01, 1, 3).scale).toBe(1);
  });
  it('shows an area in its middle', () => {
    const view = fitting({ x: 100, y: 100, width: 50, height: 50 }, frame, 10, 0);
    expect(view.scale).toBe(6);
    expect(view.x + view.scale * 125).toBe(200);
  });
  it('moves only as far as is missing', () => {
    expect(missing({ x: 100, y: 100, width: 20, height: 20 }, frame)).toEqual({ x: 0, y: 0 });
    expect(missing({ x: -30, y: 295, width: 20, height: 20 }, frame)).toEqual({ x: 42, y: -27 });
  });
});
