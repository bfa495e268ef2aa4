/**
 * The geometry of the ring, as it is drawn large (720 x 720) and small (390 x 390, phones) round its middle. Place 0
 * is at the top, the others follow clockwise, 72 degrees each; who draws adds a turn (phones put the own segment on top).
 */
import * as polar from '../../kit/polar.ts';
import type { Point } from '../../table/way.ts';

export const SECTOR = 72;

export interface Radii {
  inner: number;
  outer: number;
  rim: number;
  edge: number;
}

/** Where the ramps between the roads bend (degrees and radius), and how far beside the inner space they meet it. */
export interface Bends {
  into: readonly [number, number];
  out: readonly [number, number];
  beside: number;
}

export interface Stop {
  axis: number;
  side: string;
}

/** All that is asked of a drawing of the ring of some size. */
export function planOf(middle: number, radii: Radii, bends: Bends) {
  const centre = { x: middle, y: middle };
  /** A point by degrees clockwise from the top and distance from the middle. */
  const at = (degrees: number, radius: number): Point => polar.near(polar.at(centre, radius, degrees));
  const xy = (degrees: number, radius: number): string => {
    const { x, y } = at(degrees, radius);
    return `${x} ${y}`;
  };
  /** Where a space lies in its segment: degrees from its axis, and the radius of its road. */
  const spacePolar = (side: string): readonly [number, number] =>
    side === 'inner' ? [0, radii.inner] : [side === 'left' ? -25 : 25, radii.outer];
  const bend = (axis: number, [degrees, radius]: readonly [number, number]): string => xy(axis + degrees, radius);
  return {
    middle,
    radii,
    at,
    xy,
    /** A piece of a ring between two angles and two radii. */
    sector: (from: number, to: number, inner: number, outer: number): string =>
      polar.sector(centre, inner, outer, from, to),
    arc: (from: number, to: number, radius: number): string => polar.arc(centre, radius, from, to),
    spaceAt: (axis: number, side: string): Point => {
      const [degrees, radius] = spacePolar(side);
      return at(axis + degrees, radius);
    },
    /** The two short roads of a segment that join the outer to the inner road. */
    ramps: (axis: number): string[] => [
      `M${xy(axis - 25, radii.outer)}Q${bend(axis, bends.into)} ${xy(axis - bends.beside, radii.inner)}`,
      `M${xy(axis + bends.beside, radii.inner)}Q${bend(axis, bends.out)} ${xy(axis + 25, radii.outer)}`,
    ],
    /** A way along the roads through spaces, as a line to draw. */
    routeLine: (stops: readonly Stop[]): string => {
      let line = '';
      stops.forEach(({ axis, side }, index) => {
        const [degrees, radius] = spacePolar(side);
        const end = xy(axis + degrees, radius);
        const before = stops[index - 1];
        if (!before) line = `M${end}`;
        else if ((before.side === 'inner') === (side === 'inner')) line += `A${radius} ${radius} 0 0 1 ${end}`;
        else line += `Q${bend(axis, side === 'inner' ? bends.into : bends.out)} ${end}`;
      });
      return line;
    },
  };
}

export type Plan = ReturnType<typeof planOf>;

/** The angle of a building spot among those of its segment. */
export function siteAngle(axis: number, index: number, count: number): number {
  return axis + (index - (count - 1) / 2) * (SECTOR / count);
}

// --- the large drawing

export const MIDDLE = 360;
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

export const LARGE = planOf(MIDDLE, RADIUS, { into: [-32, 196], out: [33, 192], beside: 3 });
export const { at, sector, arc, spaceAt, ramps, routeLine } = LARGE;
const { xy } = LARGE;

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

/** Where the townsfolk of a segment lies. */
export const folkAt = (axis: number): Point => at(axis - 9.5, RADIUS.card);

/** Where its manuscript lies. */
export const bookAt = (axis: number): Point => at(axis + 17.5, RADIUS.book);
/** The segments whose cards may lie near a space. */
const BESIDE = [-SECTOR, 0, SECTOR];

/** Where its price stands: at the upper corner that is clear of whoever rides beside it. */
export function priceAt(axis: number): Point {
  const { x, y } = folkAt(axis);
  return { x: x < MIDDLE - RADIUS.tier3 ? x - 53 : x + 26, y: y - 41 };
}

/** Half the sizes of what a fare may lie on: a townsfolk, a manuscript, the number of a pile, a rider's head and sign. */
const [FOLK, BOOK, NUMBER, HEAD] = [
  [32, 41],
  [28, 29],
  [11, 10],
  [19, 24],
] as const;
const HARDLY = 120; // square units of them that are not missed
/** A fare from the point at which it is drawn: left, top, right, bottom. */
const FARE = [-5, -13, 32, 13] as const;

function common(
  [left, top, right, bottom]: readonly number[],
  { x, y }: Point,
  [w, h]: readonly [number, number],
): number {
  const across = Math.min(right!, x + w) - Math.max(left!, x - w);
  const down = Math.min(bottom!, y + h) - Math.max(top!, y - h);
  return Math.max(0, across) * Math.max(0, down);
}

/**
 * Where the fare of a space stands: above its right shoulder, or where it hides less of the cards beside the space, of
 * whoever rides there, and of the workers in the castle.
 */
export function fareAt(axis: number, side: string, ridden: boolean): Point {
  const { x, y } = spaceAt(axis, side);
  const inner = side === 'inner';
  const shift = inner ? 16 : 18.5;
  const places = [
    { x: x + shift, y: y - shift },
    { x: x + shift + 2, y: y + (inner ? 6 : -6) },
    { x: x - 13.5, y: inner ? y + shift + 14 : y - shift - 12 },
    { x: x - shift - 27, y: y - shift },
  ];
  const hidden = (at: Point) => {
    const box = FARE.map((edge, index) => edge + (index % 2 ? at.y : at.x));
    const books = BESIDE.map((turn) => bookAt(axis + turn));
    const lies = (points: readonly Point[], half: readonly [number, number]) =>
      points.reduce((sum, point) => sum + common(box, point, half), 0);
    const nearest = Math.hypot(
      Math.max(box[0]! - MIDDLE, 0, MIDDLE - box[2]!),
      Math.max(box[1]! - MIDDLE, 0, MIDDLE - box[3]!),
    );
    return (
      lies(
        BESIDE.map((turn) => folkAt(axis + turn)),
        FOLK,
      ) +
      lies(books, BOOK) +
      lies(
        books.map((point) => ({ x: point.x - 24, y: point.y + 26 })),
        NUMBER,
      ) +
      (ridden ? lies([{ x: x - 6, y: y - 20 }], HEAD) : 0) +
      12 * Math.max(0, RADIUS.tier1 - 6 - nearest)
    );
  };
  return places.reduce((best, place) => (hidden(place) < hidden(best) - HARDLY ? place : best));
}

/** Where pawns of one section stand: side by side along an arc. */
export function pawns(axis: number, count: number, radius: number): Point[] {
  const step = Math.min(radius > 100 ? 11.3 : 14, 58 / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => at(axis + (index - (count - 1) / 2) * step, radius));
}
