/** Caballeros as wooden cubes: a stack as three paths, whatever its height. Pure geometry. */

export interface Stack {
  width: number;
  height: number;
  front: string;
  top: string;
  rim: string;
  /** What the stack throws on the ground, in place of a filter that would be reckoned anew whenever something flies. */
  shade: string;
}

const TALL = 0.86; // the front of a cube is a little lower than wide
const DEEP = 0.36; // how much of its top is seen
const LEAN = 0.18; // and how far that leans to the right
const GAP = 0.8;
const made = new Map<string, Stack>();

const n = (value: number): string => String(Math.round(value * 100) / 100);

/** Where each of `count` cubes stands: `[column from the left, row from the bottom]`; a short top row stands in the middle. */
export function seats(count: number, wide: number): [number, number][] {
  const found: [number, number][] = [];
  for (let i = 0; i < count; i += 1) {
    const row = Math.floor(i / wide);
    const inRow = Math.min(wide, count - row * wide);
    found.push([(i % wide) + (row > 0 ? (wide - inRow) / 2 : 0), row]);
  }
  return found;
}

/** The empty places of a stack that was higher: outlines of cubes. */
export function ghosts(count: number, of: number, size: number, wide: number): string {
  const height = stack(of, size, wide).height;
  return seats(of, wide)
    .slice(count)
    .map(([column, row]) => {
      const y = height - 1 - (row + 1) * size * TALL;
      return `M${n(0.5 + column * (size + GAP))} ${n(y)}h${n(size)}v${n(size * TALL)}h${n(-size)}z`;
    })
    .join('');
}

/** A stack of cubes of one size; two wide, three from nine on. */
export function stack(count: number, size: number, wide = count >= 9 ? 3 : 2, of = count): Stack {
  const key = `${count}/${n(size)}/${wide}/${of}`;
  const known = made.get(key);
  if (known) return known;
  const tall = size * TALL;
  const deep = size * DEEP;
  const lean = size * LEAN;
  const rows = Math.max(1, Math.ceil(of / wide));
  const columns = Math.max(1, Math.min(of, wide));
  const height = rows * tall + deep + 1;
  const width = columns * size + (columns - 1) * GAP + 1.8;
  let front = '';
  let top = '';
  let rim = '';
  // From the bottom up: an upper cube covers the top of the one below it.
  for (const [column, row] of seats(of, wide).slice(0, count)) {
    const x = 0.5 + column * (size + GAP);
    const y = height - 1 - (row + 1) * tall;
    front += `M${n(x)} ${n(y)}h${n(size)}v${n(tall)}h${n(-size)}z`;
    top += `M${n(x)} ${n(y)}l${n(lean)} ${n(-deep)}h${n(size - lean)}l0 ${n(deep)}z`;
    rim += `M${n(x + 0.4)} ${n(y)}h${n(size - 0.8)}v${n(tall)}h${n(0.8 - size)}z`;
  }
  const shade = `M1 ${n(height - 1)}h${n(width - 1.8)}l1.5 2h${n(-(width - 1.8))}z`;
  const drawn = { width, height, front, top, rim, shade };
  made.set(key, drawn);
  return drawn;
}
