/**
 * Figures are made of parts: a line names them from back to front. A part is the number of a shared shape or a
 * shape of its own, with its colour behind it; `(` opens a group with its attributes, `)` closes it; `rays` are
 * those of heroes. The first word is the ground the figure stands on.
 */
import { builders } from './builders.ts';
import { clerics } from './clerics.ts';
import { criminals } from './criminals.ts';
import { heroes } from './heroes.ts';
import { merchants } from './merchants.ts';
import { nobles } from './nobles.ts';
import { opponents } from './opponents.ts';
import { printed } from './printed.ts';
import { shapes } from './shapes.ts';
import { starters } from './starters.ts';

const lines: Readonly<Record<string, string>> = {
  ...starters,
  ...heroes,
  ...merchants,
  ...builders,
  ...nobles,
  ...clerics,
  ...criminals,
  ...opponents,
  ...printed,
};

const OUTLINE = 'stroke="#2a1a12" stroke-width="1.3" stroke-linejoin="round"';
const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

/** Where a ray from behind the head meets the edge of the box. */
function edge(degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  const far = Math.min(x ? (x > 0 ? 50 : -50) / x : Infinity, y ? (y > 0 ? 60 : -40) / y : Infinity);
  return `${(50 + x * far).toFixed(1)} ${(40 + y * far).toFixed(1)}`;
}
const RAYS = Array.from({ length: 16 }, (_, index) => {
  const middle = index * 22.5;
  return `<path d="M50 40L${edge(middle - 3.4)}L${edge(middle + 3.4)}Z" fill="#fff6d8"/>`;
}).join('');

export interface Figure {
  /** merchant, builder, noble, cleric, criminal, or the paper of printed people */
  ground: string;
  body: string;
}

const made = new Map<string, Figure>();

/** The drawing of a person in a box of 100 x 100. */
export function figure(id: string): Figure {
  let found = made.get(id);
  if (!found) made.set(id, (found = compose(lines[id] ?? 'paper')));
  return found;
}

function compose(line: string): Figure {
  const [ground, ...parts] = line.split(';').map((part) => part.trim());
  return { ground: ground!, body: parts.map(element).join('') };
}

function element(part: string): string {
  if (part === ')') return '</g>';
  if (part === 'rays') return `<g opacity=".5">${RAYS}</g>`;
  if (part.startsWith('(')) return `<g ${part.slice(1)}>`;
  const [, drawn, colour] = /^(.*?)(?: (#[0-9a-f]+))?$/.exec(part)!;
  const shape = /^\d+$/.test(drawn!) ? shapes[Number(drawn)]! : drawn!;
  const [form, look = ''] = shape.split('|');
  const rest = `${look.replace('~', OUTLINE).replace('^', ROUND)} fill="${colour ?? 'none'}"`;
  if (form!.startsWith('e')) {
    const [cx, cy, rx, ry] = form!.slice(1).split(' ');
    return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" ${rest}/>`;
  }
  return `<path d="${form}" ${rest}/>`;
}
