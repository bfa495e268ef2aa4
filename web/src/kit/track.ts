/** Where the steps of a track and its markers stand, in parts of the track's box. */

export type TrackShape = 'row' | 'column' | 'climb' | 'round';

export interface At {
  /** From the left and from the top, 0 to 1. */
  x: number;
  y: number;
}

/**
 * The middle of a step. `row` runs to the right, `column` down, `climb` up, `round` clockwise from the top.
 * A marker may stand between steps.
 */
export function stepAt(shape: TrackShape, step: number, steps: number): At {
  const along = (step + 0.5) / steps;
  if (shape === 'row') return { x: along, y: 0.5 };
  if (shape === 'column') return { x: 0.5, y: along };
  if (shape === 'climb') return { x: 0.5, y: 1 - along };
  const angle = (2 * Math.PI * step) / steps;
  const radius = 0.5 - 0.5 / Math.max(4, steps / 2);
  return { x: 0.5 + radius * Math.sin(angle), y: 0.5 - radius * Math.cos(angle) };
}

/** How far each marker steps aside from those that stand on the same step before it. */
export function aside(steps: readonly number[]): number[] {
  const seen = new Map<number, number>();
  return steps.map((step) => {
    const before = seen.get(step) ?? 0;
    seen.set(step, before + 1);
    return before;
  });
}
