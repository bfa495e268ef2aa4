import { describe, expect, it } from 'vitest';
import { placed } from '../src/kit/placing.ts';

const screen = { left: 0, top: 0, right: 1000, bottom: 700 };
const size = { width: 200, height: 100 };
const at = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 20 });

describe('what opens beside a thing', () => {
  it('stands below it where there is room', () => {
    expect(placed(at(400, 300), size, screen)).toEqual({ x: 320, y: 328, side: 'below' });
  });
  it('stands above it at the lower edge', () => {
    expect(placed(at(400, 660), size, screen)).toMatchObject({ y: 552, side: 'above' });
  });
  it('stays on the screen at the sides', () => {
    expect(placed(at(0, 300), size, screen).x).toBe(8);
    expect(placed(at(960, 300), size, screen).x).toBe(792);
  });
  it('stands beside what is as high as the screen', () => {
    const tall = { left: 100, top: 10, right: 300, bottom: 690 };
    expect(placed(tall, size, screen)).toMatchObject({ x: 308, side: 'right' });
    expect(placed({ ...tall, left: 700, right: 900 }, size, screen)).toMatchObject({ x: 492, side: 'left' });
  });
  it('covers the thing only where nothing else is left', () => {
    expect(placed({ left: 0, top: 0, right: 1000, bottom: 700 }, size, screen).side).toBe('over');
  });
});
