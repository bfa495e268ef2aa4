/**
 * What a question is about comes into sight, if nothing of it is there: the board turns to it (`reveal`: another
 * segment, another player's board), a stage moves to it (it hears the event), what scrolls scrolls to it.
 * Only a question does that, and the coach with what he points at. While others move, the board stays where its reader
 * has put it.
 */
import { tick } from 'svelte';
import { still } from '../app/settings.svelte.ts';
import type { Table } from './table.svelte.ts';

/** Heard by what holds things that it may hide (a stage): the element it comes from wants to be seen. */
export const BRING = 'bringintosight';
const ENOUGH = 24; // pixels of a thing that are enough to find it

/** Show one of the things that may be chosen now, or what is advised, unless one is in sight. `frame` is the board on the screen. */
export async function bringQuestion(table: Table, frame: Element): Promise<void> {
  const way = table.advice?.run ?? table.advice?.option;
  if (table.decision) await bring(table, way?.targets ?? [...table.open.keys()], frame, way ? 0.6 : 0);
}

/** Show one of these things, unless one is in sight; `share`: so much of it as a part of the whole. */
export async function bring(table: Table, ids: readonly string[], frame: Element, share = 0): Promise<void> {
  const asked = table.decision;
  if (ids.some((id) => elements(id, frame).some((element) => inSight(element, frame, share)))) return;
  for (const id of ids) {
    if (await table.board.reveal?.(id)) await tick();
    if (table.decision !== asked) return;
    const found = elements(id, frame).find((element) => element.getClientRects().length > 0);
    if (!found) continue;
    found.dispatchEvent(new CustomEvent(BRING, { bubbles: true }));
    const behavior = still() ? 'auto' : 'smooth';
    const stage = found.closest('[data-stage]');
    if (stage) stage.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
    else if (!inSight(found, frame, share)) {
      const whole = found.getBoundingClientRect().height <= frame.getBoundingClientRect().height;
      found.scrollIntoView({ block: whole ? 'center' : 'start', inline: 'center', behavior });
    }
    return;
  }
}

/** Can all these ways be seen on the board, each by one of its things or by a button of its own? */
export function allInSight(ways: readonly { choice: number; targets: readonly string[] }[], frame: Element): boolean {
  return ways.every(({ choice, targets }) =>
    [...targets.flatMap((id) => elements(id, frame)), ...frame.querySelectorAll(`[data-choice="${choice}"]`)].some(
      (element) => inSight(element, frame),
    ),
  );
}

function elements(id: string, frame: Element): Element[] {
  return [...frame.querySelectorAll(`[data-thing="${CSS.escape(id)}"]`)];
}

export type Seen = Record<'left' | 'top' | 'right' | 'bottom', number>;

/** What can be seen of an element in the frame, past everything in between that cuts it off. */
export function seenOf(element: Element, frame: Element): Seen {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let at: Element | null = element.parentElement; at; at = at === frame ? null : at.parentElement) {
    if (at !== frame && getComputedStyle(at).overflow === 'visible') continue;
    const box = at.getBoundingClientRect();
    left = Math.max(left, box.left);
    top = Math.max(top, box.top);
    right = Math.min(right, box.right);
    bottom = Math.min(bottom, box.bottom);
  }
  return { left, top, right, bottom };
}

/** Can enough of an element be seen in the frame? */
function inSight(element: Element, frame: Element, share = 0): boolean {
  const own = element.getBoundingClientRect();
  if (!element.getClientRects().length) return false;
  const { left, right, ...seen } = seenOf(element, frame);
  let { top, bottom } = seen;
  // What sticks to an edge of the board (`data-over`) hides what has scrolled under it.
  for (const over of frame.querySelectorAll('[data-over]')) {
    const box = over.getBoundingClientRect();
    if (over.contains(element) || !box.height || box.top >= bottom || box.bottom <= top) continue;
    if (box.top > top) bottom = box.top;
    else top = box.bottom;
  }
  const board = frame.getBoundingClientRect();
  const least = (size: number, room: number) => (share ? share * Math.min(size, room) : Math.min(ENOUGH, size / 2));
  return right - left >= least(own.width, board.width) && bottom - top >= least(own.height, board.height);
}
