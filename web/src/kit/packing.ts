/** How things of several sizes lie round an anchor of a map: in rows, within the room there is. Pure numbers. */
import type { Point } from '../table/way.ts';

export interface Size {
  width: number;
  height: number;
}
export interface Packed extends Size {
  /** The middle of each, from the anchor. */
  places: Point[];
}

/**
 * Rows no wider than `room`, filled from the left as a page would, each in the middle, all of it round the anchor; those
 * of a row stand on the same ground. What is wider than the room has a row of its own.
 */
export function rows(sizes: readonly Size[], room: number, gap: Point = { x: 0, y: 0 }): Packed {
  const lines: (Size & { of: Size[] })[] = [];
  for (const size of sizes) {
    const line = lines.at(-1);
    if (line && line.width + gap.x + size.width <= room) {
      line.of.push(size);
      line.width += gap.x + size.width;
      line.height = Math.max(line.height, size.height);
    } else lines.push({ ...size, of: [size] });
  }
  const height = lines.reduce((sum, line) => sum + line.height, gap.y * Math.max(0, lines.length - 1));
  const places: Point[] = [];
  let ground = -height / 2;
  for (const line of lines) {
    let left = -line.width / 2;
    ground += line.height;
    for (const size of line.of) {
      places.push({ x: left + size.width / 2, y: ground - size.height / 2 });
      left += size.width + gap.x;
    }
    ground += gap.y;
  }
  return { places, width: Math.max(0, ...lines.map((line) => line.width)), height };
}
