/** How large the troops of a place can be drawn: cubes, small cubes, tags, or shapes with numbers. Pure numbers. */
import { rows } from '../../kit/packing.ts';
import { stack } from './cubes.ts';
import type { CellFacts, RankFacts } from './facts.ts';

export interface Density {
  /** Cubes over a tag with token and number; the tag alone; a shape with its number, a crown on it for the grande. */
  look: 'cubes' | 'tags' | 'chips';
  /** Side of a cube in pixels. */
  cube: number;
  /** Cubes in a row of a stack; by their number if none is said. */
  wide: number | undefined;
}

const GAP_X = 5;
const GAP_Y = 3;
export const CHIP = 27;

/** The rungs of the ladder, largest first. */
const LADDER: readonly { cube: number; wide?: number }[] = [{ cube: 12 }, { cube: 8.6, wide: 3 }, { cube: 0 }];

/** `room` says how high they may stand, so wide as they then are: beside a plaque there is more of it than below. */
export function density(
  ranking: readonly RankFacts[],
  width: number,
  room: (across: number) => number,
  u: number,
): Density {
  for (const { cube, wide } of LADDER) {
    if (fits(ranking, width, room, u, cube * u, wide)) {
      return { look: cube ? 'cubes' : 'tags', cube: cube * u, wide };
    }
  }
  return { look: 'chips', cube: 0, wide: undefined };
}

function fits(
  ranking: readonly RankFacts[],
  width: number,
  room: (across: number) => number,
  u: number,
  cube: number,
  wide: number | undefined,
): boolean {
  const sizes = ranking.flatMap(({ count, grande }) => {
    const figure = grande ? [{ width: 24 * u, height: 40 * u }] : [];
    if (!count) return figure;
    const cubes = cube ? stack(count, cube, wide) : { width: 0, height: 2 };
    return [...figure, { width: Math.max(cubes.width, (count > 9 ? 37 : 29) * u), height: cubes.height + 16 * u }];
  });
  const packed = rows(sizes, width, { x: GAP_X * u, y: GAP_Y * u });
  return packed.height <= room(packed.width);
}

/** Do more than two share a place? Their tokens then stand in two rows. */
export const isShared = ({ owners }: CellFacts): boolean => owners.length > 2;

/** How large the tokens in a cell are, so that no plaque grows over its neighbours. */
export const tokenSize = ({ owners }: CellFacts): number => [18, 18, 15][owners.length] ?? 13;

/** How wide a plaque is: cells grow with the tokens of those who share a place. */
export function plaqueWidth(cells: readonly CellFacts[], u: number): number {
  const abreast = (one: CellFacts): number => (isShared(one) ? Math.ceil(one.owners.length / 2) : one.owners.length);
  const cell = (one: CellFacts): number => Math.max(26, abreast(one) * (tokenSize(one) + 1)) * u + 6;
  return cells.reduce((sum, one) => sum + cell(one), 4 + cells.length);
}
