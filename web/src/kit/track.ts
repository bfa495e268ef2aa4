/** Where the steps of a track stand, in parts of its box. */
import { at } from './polar.ts';

export type TrackShape = 'row' | 'column' | 'climb' | 'round';

/** The middle of a step: `row` runs to the right, `column` down, `climb` up, `round` clockwise from the top. */
export function stepAt(shape: TrackShape, step: number, steps: number): { x: number; y: number } {
  const along = (step + 0.5) / steps;
  if (shape === 'row') return { x: along, y: 0.5 };
  if (shape === 'column') return { x: 0.5, y: along };
  if (shape === 'climb') return { x: 0.5, y: 1 - along };
  return at({ x: 0.5, y: 0.5 }, 0.5, (360 * step) / steps);
}

/** How far each marker stands aside, so that those on one step lie round its middle. */
export function aside(steps: readonly number[]): number[] {
  return steps.map((step, index) => {
    const before = steps.slice(0, index).filter((other) => other === step).length;
    const all = steps.filter((other) => other === step).length;
    return before - (all - 1) / 2;
  });
}
