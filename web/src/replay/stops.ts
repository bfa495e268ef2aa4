/** Where a replay stops: by choice, by gesture (choices made as one), by turn (another seat begins to choose), by round. */
import type { StepMark } from '../wire/types.ts';

export type Stride = 'step' | 'gesture' | 'turn' | 'round';

export function stop(marks: readonly StepMark[], from: number, way: 1 | -1, stride: Stride): number {
  const last = marks.length - 1;
  let at = from + way;
  if (stride !== 'step') while (at > 0 && at < last && !begins(marks, at, stride)) at += way;
  return Math.min(Math.max(at, 0), last);
}

/** Does a gesture, a turn or a round begin after this step? Step n is the moment after n choices. */
function begins(marks: readonly StepMark[], at: number, stride: Stride): boolean {
  const now = marks[at]!;
  const next = marks[at + 1];
  if (stride === 'gesture') return now.whole;
  if (stride === 'round') return now.round !== marks[at - 1]!.round;
  return !next || next.seat !== now.seat;
}

/** The first step of each round, for the timeline. */
export function rounds(marks: readonly StepMark[]): { round: number; step: number }[] {
  const found: { round: number; step: number }[] = [];
  for (const mark of marks)
    if (mark.round > 0 && found.at(-1)?.round !== mark.round) found.push({ round: mark.round, step: mark.step });
  return found;
}
