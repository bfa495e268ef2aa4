/** How pieces lie round an anchor: in rows, in a heap, round a ring. Pure numbers; the anchor is 0, 0. */
import type { Point } from '../table/way.ts';

export interface Packed {
  /** The middle of each piece. */
  places: Point[];
  width: number;
  height: number;
}

/**
 * Rows no wider than `room`, each in the middle, the whole of it in the middle of the anchor.
 * A piece that is wider than the room has a row of its own.
 */
export function rows(sizes: readonly { width: number; height: number }[], room: number, gap = 0): Packed {
  const lines: { from: number; to: number; width: number; height: number }[] = [];
  sizes.forEach(({ width, height }, index) => {
    const line = lines.at(-1);
    if (line && line.width + gap + width <= room) {
      line.to = index + 1;
      line.width += gap + width;
      line.height = Math.max(line.height, height);
    } else lines.push({ from: index, to: index + 1, width, height });
  });
  const tall = lines.reduce((sum, line) => sum + line.height, 0) + gap * Math.max(0, lines.length - 1);
  const places: Point[] = [];
  let top = -tall / 2;
  for (const line of lines) {
    let left = -line.width / 2;
    for (const { width, height } of sizes.slice(line.from, line.to)) {
      places.push({ x: left + width / 2, y: top + line.height - height / 2 }); // they stand on the same ground
      left += width + gap;
    }
    top += line.height + gap;
  }
  return { places, width: Math.max(0, ...lines.map((line) => line.width)), height: tall };
}

/** A heap of equal round pieces: one in the middle, six round it, twelve round those. */
export function heap(count: number, size: number): Packed {
  const places: Point[] = [];
  const high = (size * Math.sqrt(3)) / 2;
  const reach = Math.ceil(Math.sqrt(count)) + 1;
  const all: (Point & { far: number })[] = [];
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const x = (column + (Math.abs(row) % 2) / 2) * size;
      const y = row * high;
      all.push({ x, y, far: Math.round(Math.hypot(x, y) * 1000) });
    }
  }
  all.sort((a, b) => a.far - b.far || Math.atan2(a.y, a.x) - Math.atan2(b.y, b.x));
  for (const { x, y } of all.slice(0, count)) places.push({ x, y });
  const span = (values: number[]) => (values.length ? Math.max(...values) - Math.min(...values) + size : 0);
  return { places, width: span(places.map((one) => one.x)), height: span(places.map((one) => one.y)) };
}

/** Pieces round a ring, clockwise from the top; one alone stands in the middle. */
export function ring(count: number, size: number): Packed {
  if (count < 2) return { places: count ? [{ x: 0, y: 0 }] : [], width: count * size, height: count * size };
  const radius = size / 2 / Math.sin(Math.PI / count);
  const places = Array.from({ length: count }, (_unused, index) => {
    const angle = (2 * Math.PI * index) / count;
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
  });
  return { places, width: 2 * radius + size, height: 2 * radius + size };
}
