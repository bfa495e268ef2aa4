/**
 * The geometry of the ring: one drawing of 720 x 720 round its middle. Place 0 is at the top, the others
 * follow clockwise, 72 degrees each; `turn` rotates all of them (phones put the own segment on top).
 */
import * as polar from '../../kit/polar.ts';
import type { Point } from '../../table/way.ts';

export const SIZE = 720;
export const MIDDLE = 360;
export const SECTOR = 72;

export const RADIUS = {
  tier3: 43,
  tier2: 95,
  tier1: 138,
  moat: 147,
  inner: 161,
  book: 212,
  card: 219,
  outer: 269,
  rim: 294,
  site: 323,
  edge: 352,
} as const;

const CENTRE = { x: MIDDLE, y: MIDDLE };

/** A point by degrees clockwise from the top and distance from the middle. */
export function at(degrees: number, radius: number): Point {
  return polar.near(polar.at(CENTRE, radius, degrees));
}

function xy(degrees: number, radius: number): string {
  const { x, y } = at(degrees, radius);
  return `${x} ${y}`;
}

/** A piece of a ring between two angles and two radii. */
export function sector(from: number, to: number, inner: number, outer: number): string {
  return polar.sector(CENTRE, inner, outer, from, to);
}

export function arc(from: number, to: number, radius: number): string {
  return polar.arc(CENTRE, radius, from, to);
}

const SIDE: Readonly<Record<string, readonly [number, number]>> = {
  left: [-25, RADIUS.outer],
  inner: [0, RADIUS.inner],
  right: [25, RADIUS.outer],
};

/** Where a space lies in its segment: degrees from its axis, and the radius of its road. */
export function spacePolar(side: string): readonly [number, number] {
  return SIDE[side] ?? SIDE['inner']!;
}

export function spaceAt(axis: number, side: string): Point {
  const [degrees, radius] = spacePolar(side);
  return at(axis + degrees, radius);
}

/** The angle of a building spot among those of its segment. */
export function siteAngle(axis: number, index: number, count: number): number {
  return axis + (index - (count - 1) / 2) * (SECTOR / count);
}

/** The two short roads of a segment that join the outer to the inner road. */
export function ramps(axis: number): string[] {
  const bend = (degrees: number, radius: number) => xy(axis + degrees, radius);
  return [
    `M${bend(-25, RADIUS.outer)}Q${bend(-32, 196)} ${bend(-3, RADIUS.inner)}`,
    `M${bend(3, RADIUS.inner)}Q${bend(33, 192)} ${bend(25, RADIUS.outer)}`,
  ];
}

/** Little arrows on the roads of a segment: on which road, where, and how they are turned. */
export function arrows(axis: number): { at: Point; turn: number }[] {
  const on = (degrees: number, radius: number, extra = 0) => ({
    at: at(axis + degrees, radius),
    turn: axis + degrees + extra,
  });
  return [
    on(-7, RADIUS.outer),
    on(7, RADIUS.outer),
    on(36, RADIUS.outer),
    on(30, RADIUS.inner),
    on(42, RADIUS.inner),
    on(-27.3, 206, 62),
    on(27.5, 212, -58),
  ];
}

/** The river of a segment: from the rim between the banks, past card and manuscript, into the moat. */
export function river(axis: number, mouth: number): string {
  const bends = [
    at(mouth, 296),
    at(axis + (mouth - axis) * 0.65 + 1.5, 268),
    at(axis + 5.2, 238),
    at(axis + 4.8, 205),
    at(axis + 9, 184),
    at(axis + 8.5, 142),
  ];
  let path = `M${xy(mouth, RADIUS.edge)}`;
  for (let index = 0; index + 1 < bends.length; index += 1) {
    const bend = bends[index]!;
    const next = bends[index + 1]!;
    path += `Q${bend.x} ${bend.y} ${(bend.x + next.x) / 2} ${(bend.y + next.y) / 2}`;
  }
  const end = bends.at(-1)!;
  return `${path}L${end.x} ${end.y}`;
}

/** Where pawns of one section stand: side by side along an arc. */
export function pawns(axis: number, count: number, radius: number): Point[] {
  const step = Math.min(radius > 100 ? 11.3 : 14, 58 / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => at(axis + (index - (count - 1) / 2) * step, radius));
}

/** A way along the roads through spaces, as a line to draw. */
export function routeLine(stops: readonly { axis: number; side: string }[]): string {
  let line = '';
  stops.forEach(({ axis, side }, index) => {
    const [degrees, radius] = spacePolar(side);
    const end = xy(axis + degrees, radius);
    const before = stops[index - 1];
    if (!before) line = `M${end}`;
    else if (before.side === 'inner' && side === 'inner') line += `A${radius} ${radius} 0 0 1 ${end}`;
    else if (before.side !== 'inner' && side !== 'inner') line += `A${radius} ${radius} 0 0 1 ${end}`;
    else if (side === 'inner') line += `Q${xy(axis - 32, 196)} ${end}`;
    else line += `Q${xy(axis + 33, 192)} ${end}`;
  });
  return line;
}
