/**
 * A QR code (ISO/IEC 18004) for an address: bytes, error correction M, versions 1 to 10, which is room for
 * 213 letters. `qr(text)` gives the rows of modules, true for dark; null where the text is too long.
 */

/** By version: error correction words of a block, and the data words of each block. */
const BLOCKS: readonly [number, readonly number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
const ALIGNED: readonly number[][] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0);

/** The Reed-Solomon words that follow a block. */
function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next: number[] = Array.from({ length: generator.length + 1 }, () => 0);
    generator.forEach((value, at) => {
      next[at]! ^= value;
      next[at + 1]! ^= times(value, EXP[i]!);
    });
    generator = next;
  }
  const rest: number[] = [...data, ...Array.from({ length: count }, () => 0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!;
    generator.forEach((value, at) => (rest[i + at]! ^= times(value, factor)));
  }
  return rest.slice(data.length);
}

function words(bytes: readonly number[], version: number): number[] {
  const [count, sizes] = BLOCKS[version - 1]!;
  const room = sizes.reduce((sum, size) => sum + size, 0);
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0; data.length < room; pad++) data.push(pad % 2 ? 17 : 236);
  const blocks: number[][] = [];
  for (const size of sizes) blocks.push(data.splice(0, size));
  const checks = blocks.map((block) => correction(block, count));
  const woven: number[] = [];
  for (const rows of [blocks, checks]) {
    const longest = Math.max(...rows.map((row) => row.length));
    for (let i = 0; i < longest; i++) for (const row of rows) if (i < row.length) woven.push(row[i]!);
  }
  return woven;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A number with the remainder of a division by a binary polynomial appended. */
function checked(value: number, polynomial: number, length: number): number {
  let rest = value << length;
  for (let bit = 31 - Math.clz32(rest); bit >= length; bit = 31 - Math.clz32(rest))
    rest ^= polynomial << (bit - length);
  return (value << length) | rest;
}

type Grid = (boolean | null)[][];

function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  const square = (cx: number, cy: number, reach: number, dark: (distance: number) => boolean) => {
    for (let y = cy - reach; y <= cy + reach; y++)
      for (let x = cx - reach; x <= cx + reach; x++)
        if (grid[y]?.[x] !== undefined) grid[y]![x] = dark(Math.max(Math.abs(x - cx), Math.abs(y - cy)));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (distance) => distance !== 2 && distance !== 4);
  for (let i = 8; i < size - 8; i++) grid[6]![i] = grid[i]![6] = i % 2 === 0;
  const at = ALIGNED[version - 1]!;
  for (const y of at)
    for (const x of at)
      if (grid[y]![x] === null || (x !== 6 && y !== 6) || between(x, y, size)) square(x, y, 2, (d) => d !== 1);
  grid[size - 8]![8] = true;
  for (let i = 0; i < 9; i++) {
    grid[8]![i] ??= false;
    grid[i]![8] ??= false;
    if (i < 8) {
      grid[8]![size - 1 - i] ??= false;
      grid[size - 1 - i]![8] ??= false;
    }
  }
  if (version >= 7) {
    const bits = checked(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const a = size - 11 + (i % 3);
      const b = Math.floor(i / 3);
      grid[b]![a] = grid[a]![b] = ((bits >> i) & 1) === 1;
    }
  }
  return grid;
}

/** On the timing lines, but not where a finder stands. */
function between(x: number, y: number, size: number): boolean {
  return (x === 6 || y === 6) && !((x === 6 && y === 6) || (x === 6 && y > size - 9) || (y === 6 && x > size - 9));
}

function masked(empty: Grid, data: readonly number[], mask: number): boolean[][] {
  const size = empty.length;
  const grid = empty.map((row) => [...row]);
  let bit = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (empty[y]![x] !== null) continue;
        const dark = ((data[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        grid[y]![x] = (dark === 1) !== MASKS[mask]!(x, y);
        bit += 1;
      }
    }
  }
  const format = checked(mask, 0x537, 10) ^ 0x5412; // error correction M is 00
  for (let i = 0; i < 15; i++) {
    const dark = ((format >> i) & 1) === 1;
    grid[i < 6 ? i : i < 8 ? i + 1 : size - 15 + i]![8] = dark;
    grid[8]![i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i] = dark;
  }
  grid[size - 8]![8] = true;
  return grid as boolean[][];
}

/** How hard it would be to read: long runs, blocks, false finders, too much of one colour. */
function penalty(grid: readonly boolean[][]): number {
  const size = grid.length;
  let sum = 0;
  const lines = [...grid, ...grid.map((_row, x) => grid.map((row) => row[x]!))];
  for (const line of lines) {
    for (let i = 0, run = 1; i < size; i++, run++) {
      if (line[i + 1] === line[i]) continue;
      if (run >= 5) sum += run - 2;
      run = 0;
    }
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const finder of ['10111010000', '00001011101'])
      for (let at = text.indexOf(finder); at >= 0; at = text.indexOf(finder, at + 1)) sum += 40;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = grid[y]![x];
      if (dark === grid[y - 1]![x] && dark === grid[y]![x - 1] && dark === grid[y - 1]![x - 1]) sum += 3;
    }
  const share = grid.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

export function qr(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex(([, sizes], index) => {
    const room = sizes.reduce((sum, size) => sum + size, 0);
    return bytes.length <= room - (index < 9 ? 2 : 3);
  });
  if (version < 0) return null;
  const empty = frame(version + 1);
  const data = words(bytes, version + 1);
  const all = MASKS.map((_mask, index) => masked(empty, data, index));
  return all.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}
