/**
 * Where something is about to happen out of sight, the board goes there first: on a phone the streets
 * of others lie below one's own. Whoever has just moved the board by hand is not led away.
 */
import type { Move } from '../wire/game.ts';
import { elementOf } from './flights.ts';

const HANDS_OFF = 5000; // how long a reader who scrolls keeps the board
const EDGE = 56; // what may stick to the upper edge of a board
let touched = -HANDS_OFF;

export function byHand(): void {
  touched = performance.now();
}

/** How far a board must go so that a part of it is in sight; 0 where it is, or where it cannot be. */
export function distance(part: { top: number; bottom: number }, frame: { top: number; bottom: number }): number {
  if (part.bottom - part.top > frame.bottom - frame.top - EDGE) return 0;
  if (part.bottom > frame.bottom) return part.bottom - frame.bottom + 8;
  return part.top < frame.top + EDGE ? part.top - frame.top - EDGE : 0;
}

/** Bring the goal of these moves into sight; resolves when the board stands still again. */
export async function follow(
  moves: readonly Move[],
  board: HTMLElement | null = document.querySelector('#board'),
): Promise<void> {
  const goal = moves.length ? elementOf(moves.at(-1)!.to) : null;
  if (!board || !goal || !board.contains(goal) || performance.now() - touched < HANDS_OFF) return;
  const frame = board.getBoundingClientRect();
  const whole = goal.closest('section')?.getBoundingClientRect();
  const part = whole && whole.height < frame.height / 2 ? whole : goal.getBoundingClientRect();
  const way = distance(part, frame);
  if (!way) return;
  const before = board.scrollTop;
  await new Promise<void>((done) => {
    board.addEventListener('scrollend', () => done(), { once: true });
    setTimeout(done, 450);
    board.scrollBy({ top: way, behavior: 'smooth' });
    if (board.scrollHeight <= board.clientHeight || (before === 0 && way < 0)) done();
  });
}
