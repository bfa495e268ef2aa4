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

export function density(ranking: readonly RankFacts[], width: number, height: number, u: number): Density {
  for (const { cube, wide } of LADDER) {
    if (fits(ranking, width, height, u, cube * u, wide)) {
      return { look: cube ? 'cubes' : 'tags', cube: cube * u, wide };
    }
  }
  return { look: 'chips', cube: 0, wide: undefined };
}

function fits(
  ranking: readonly RankFacts[],
  width: number,
  height: number,
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
  return rows(sizes, width, { x: GAP_X * u, y: GAP_Y * u }).height <= height;
}

/** How wide a plaque is: cells grow with the tokens of those who share a place. */
export function plaqueWidth(cells: readonly CellFacts[], u: number): number {
  const cell = ({ owners }: CellFacts): number => Math.max(26 * u, owners.length * 19 * u) + 6;
  return cells.reduce((sum, one) => sum + cell(one), 4 + cells.length);
}
