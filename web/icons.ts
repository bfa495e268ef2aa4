/**
 * Single icons out of the set: `import crown from 'icon:crown'` gives the body of one; the other four thousand stay out.
 * They are drawn on a grid of 512 and shown at a tenth of that, so whole numbers are finer than any screen, and lighter.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const COUNT: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/y;
const FLAG = /[\s,]*([01])/y; // the two of an arc may touch what follows them
const COMMAND = /\s*([a-z])/iy;

export type Stroke = readonly [command: string, values: readonly number[]];

/** The strokes of a path as they are written, each with its command. */
export function strokes(path: string): Stroke[] {
  const text = path.trim();
  const found: Stroke[] = [];
  let at = 0;
  const read = (what: RegExp) => {
    what.lastIndex = at;
    const next = what.exec(text)?.[1];
    if (next !== undefined) at = what.lastIndex;
    return next;
  };
  for (let command = ''; at < text.length;) {
    const more = command === 'm' ? 'l' : command === 'M' ? 'L' : command; // more places after a move are lines
    command = read(COMMAND) ?? more;
    const kind = command.toLowerCase();
    const values = Array.from({ length: COUNT[kind]! }, (_, place) =>
      Number(read(kind === 'a' && (place === 3 || place === 4) ? FLAG : NUMBER)),
    );
    if (values.some(Number.isNaN)) throw new Error(`not a path at ${at}: ${path}`);
    found.push([command, values]);
  }
  return found;
}

/** Where a stroke leads from x, y, its bends before its end; an arc has only its end. */
export function places([command, values]: Stroke, x: number, y: number): [number, number][] {
  const kind = command.toLowerCase();
  const [left, top] = command === kind ? [x, y] : [0, 0];
  if (kind === 'h') return [[left + values[0]!, y]];
  if (kind === 'v') return [[x, top + values[0]!]];
  const pairs = kind === 'a' ? values.slice(5) : values;
  return pairs.flatMap((value, place) => (place % 2 ? [] : [[left + value, top + pairs[place + 1]!]]));
}

/** A path in steps of whole numbers: each of its places at the nearest one, so no error grows along the way. */
export function slim(path: string): string {
  let drawn = [0, 0];
  let pen = [0, 0];
  let first = [drawn, pen];
  let last = '';
  let out = '';
  const write = (command: string, numbers: readonly number[]) => {
    const goesOn = command === 'l' ? /[ml]/.test(last) : command === last && command !== 'm';
    numbers.forEach((number, place) => {
      const bare = place === 0 && !goesOn;
      out += `${bare ? command : number < 0 ? '' : ' '}${number}`;
    });
    if (!numbers.length) out += command;
    last = command;
  };
  for (const stroke of strokes(path)) {
    const kind = stroke[0].toLowerCase();
    if (kind === 'z') {
      write('z', []);
      [drawn, pen] = first as [number[], number[]];
      continue;
    }
    const found = places(stroke, drawn[0]!, drawn[1]!);
    const steps = found.flatMap(([x, y]) => [Math.round(x) - pen[0]!, Math.round(y) - pen[1]!]);
    if (kind === 'a') write('a', [...stroke[1].slice(0, 5).map((value) => Math.round(value * 10) / 10), ...steps]);
    else if (!/[lhv]/.test(kind)) write(kind, steps);
    else if (steps[1] === 0) write('h', [steps[0]!]);
    else if (steps[0] === 0) write('v', [steps[1]!]);
    else write('l', steps);
    drawn = found.at(-1)!;
    pen = drawn.map(Math.round);
    if (kind === 'm') first = [drawn, pen];
  }
  return out;
}

export function icons(): Plugin {
  let set: { icons: Record<string, { body: string }> } | undefined;
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0icon:')) return undefined;
      const file = new URL('./node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
      set ??= JSON.parse(readFileSync(file, 'utf-8'));
      const icon = set?.icons[id.slice(6)];
      if (!icon) throw new Error(`no such icon: ${id.slice(6)}`);
      const body = icon.body.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${slim(path)}"`);
      return `export default ${JSON.stringify(body)}`;
    },
  };
}
