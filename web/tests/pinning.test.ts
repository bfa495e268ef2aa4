import { describe, expect, it } from 'vitest';
import { PIN, pinAt, pinIn, roundPin, uncovered, type Box } from '../src/learn/pinning.ts';

const hole: Box = { x: 100, y: 100, width: 200, height: 80 };
const free = (at: readonly [number, number], box: Box) =>
  at[0] + PIN <= box.x || at[0] - PIN >= box.x + box.width || at[1] + PIN <= box.y || at[1] - PIN >= box.y + box.height;

describe('a pin of the coach', () => {
  it('stands under what it points at where there is room', () => {
    expect(pinAt(hole, [400, 300], [])).toEqual([200, 200]);
  });
  it('covers no words: it goes over the thing, to a corner, to a side', () => {
    const under: Box = { x: 150, y: 190, width: 100, height: 20 };
    const over: Box = { x: 150, y: 70, width: 100, height: 20 };
    expect(pinAt(hole, [400, 300], [under])).toEqual([200, 80]);
    const at = pinAt(hole, [400, 300], [under, over]);
    for (const box of [under, over]) expect(free(at, box)).toBe(true);
  });
  it('does not lie on another pin, where two things are close', () => {
    const below: Box = { x: 100, y: 215, width: 200, height: 80 };
    const first = pinAt(below, [400, 300], [], [hole]);
    const [x, y] = pinAt(hole, [400, 300], [], [below, roundPin(first)]);
    expect(Math.hypot(x - first[0], y - first[1])).toBeGreaterThanOrEqual(2 * PIN);
  });
  it('is framed only where nothing that stays lies over it', () => {
    const frame: Box = { x: 0, y: 56, width: 390, height: 420 };
    const tabs: Box = { x: 0, y: 56, width: 390, height: 81 };
    const tray: Box = { x: 0, y: 424, width: 390, height: 52 };
    expect(uncovered(20, 460, frame, [tabs, tray])).toEqual([137, 424]);
    expect(uncovered(200, 300, frame, [tabs, tray])).toEqual([200, 300]);
    expect(uncovered(20, 460, frame, [{ ...tray, height: 0 }])).toEqual([20, 460]);
  });
  it('frames what is seen above a sheet that covers more than half of the board', () => {
    const frame: Box = { x: 0, y: 60, width: 390, height: 440 };
    const sheet: Box = { x: 0, y: 224, width: 390, height: 276 };
    expect(uncovered(176, 236, frame, [sheet])).toEqual([176, 224]);
  });
  it('never leaves the board', () => {
    for (const y of [-60, 0, 250, 320]) {
      const [x, height] = pinAt({ ...hole, y }, [400, 300], []);
      expect(x).toBeGreaterThanOrEqual(PIN);
      expect(height).toBeGreaterThanOrEqual(PIN);
      expect(height).toBeLessThanOrEqual(300 - PIN);
    }
  });
  it('stands in nothing that another pin means, even where it covers words', () => {
    const below: Box = { x: 100, y: 178, width: 200, height: 80 };
    const name: Box = { x: 100, y: 60, width: 200, height: 36 };
    const [x, y] = pinAt(hole, [400, 300], [name], [below]);
    expect(x > below.x && x < below.x + below.width && y > below.y).toBe(false);
  });
  it('goes to the end of what is as wide as the board, where the middle has words', () => {
    const wide: Box = { x: -4, y: 100, width: 408, height: 200 };
    const over: Box = { x: 150, y: 70, width: 100, height: 20 };
    expect(free(pinAt(wide, [400, 300], [over]), over)).toBe(true);
  });
  it('stands in a shape, not in its neighbour, and on none of its words', () => {
    const slope = (x: number, y: number) => x > 100 && x < 300 && y > 100 && y < 180 && x - 100 > 2 * (y - 100);
    const name: Box = { x: 180, y: 105, width: 110, height: 20 };
    const at = pinIn(hole, slope, [name])!;
    expect(slope(...at)).toBe(true);
    expect(free(at, name)).toBe(true);
    expect(pinIn(hole, () => false, [])).toBeNull();
  });
});
