import { describe, expect, it } from 'vitest';
import { distinct, lay, type Pointer } from '../src/study/pointers.ts';

const pointer = (key: string, targets: string[]): Pointer => ({ key, kind: 'better', says: 'Better 88 %', targets });

describe('labels on the board', () => {
  it('stand at what only their choice means', () => {
    const found = distinct([pointer('best', ['worker', 'galicia']), pointer('made', ['worker', 'toledo'])]);
    expect(found.map((one) => one.things)).toEqual([['galicia'], ['toledo']]);
  });

  it('are one where both choices mean the same thing', () => {
    const found = distinct([pointer('best', ['king']), pointer('made', ['king'])]);
    expect(found.map((one) => one.pointer.key)).toEqual(['best']);
  });

  it('lie above their thing, within the frame, and never on each other', () => {
    const box = { x: 0, y: 200, width: 40, height: 40 };
    const [first, second] = lay(
      [
        { pointer: pointer('best', []), box },
        { pointer: pointer('made', []), box: { ...box, x: 20 } },
      ],
      400,
      600,
    );
    expect(first!.y).toBeLessThan(200);
    expect(first!.x).toBeGreaterThan(50);
    expect(Math.abs(first!.y - second!.y)).toBeGreaterThanOrEqual(34);
  });

  it('go below what stands at the top, and ring nothing large', () => {
    const [top] = lay([{ pointer: pointer('best', []), box: { x: 100, y: 0, width: 40, height: 40 } }], 400, 600);
    expect(top!.y).toBeGreaterThan(40);
    expect(top!.ring).not.toBeNull();
    const [large] = lay([{ pointer: pointer('best', []), box: { x: 0, y: 0, width: 300, height: 300 } }], 400, 600);
    expect(large!.ring).toBeNull();
  });
});

it('a drawn shape glows by itself and is not framed', () => {
  const box = { x: 100, y: 100, width: 40, height: 40, drawn: true };
  expect(lay([{ pointer: pointer('best', []), box }], 400, 600)[0]!.ring).toBeNull();
});

it('a drawn region is marked along its border', () => {
  const outline = { d: 'M0 0L9 0L9 9Z', matrix: 'matrix(1,0,0,1,0,0)' };
  const box = { x: 50, y: 90, width: 80, height: 80, drawn: true, outline };
  expect(lay([{ pointer: pointer('best', []), box }], 400, 600)[0]!.outline).toBe(outline);
});
