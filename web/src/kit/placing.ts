/** Where something that opens beside a thing stands: wholly on the screen, and not over the thing. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Placed {
  x: number;
  y: number;
  side: 'below' | 'above' | 'right' | 'left' | 'over';
}

const GAP = 8;

const within = (wish: number, first: number, last: number) => Math.max(first, Math.min(wish, last));

/** Below the thing, else above it, else beside it; if no side has room, over it. `frame` is what may be covered. */
export function placed(at: Box, size: { width: number; height: number }, frame: Box): Placed {
  const { width, height } = size;
  const x = within((at.left + at.right) / 2 - width / 2, frame.left + GAP, frame.right - GAP - width);
  const y = within((at.top + at.bottom) / 2 - height / 2, frame.top + GAP, frame.bottom - GAP - height);
  const below = at.bottom + GAP;
  const above = at.top - GAP - height;
  if (below + height <= frame.bottom - GAP && below >= frame.top) return { x, y: below, side: 'below' };
  if (above >= frame.top + GAP && at.top <= frame.bottom) return { x, y: above, side: 'above' };
  if (at.right + GAP + width <= frame.right - GAP) return { x: at.right + GAP, y, side: 'right' };
  if (at.left - GAP - width >= frame.left + GAP) return { x: at.left - GAP - width, y, side: 'left' };
  return { x, y, side: 'over' };
}

/** The screen without the decision bar, unless the thing itself stands in the bar. */
export function screenFor(at: Box): Box {
  const bar = document.querySelector('section.bar')?.getBoundingClientRect().top ?? innerHeight;
  return { left: 0, top: 0, right: innerWidth, bottom: at.top < bar ? bar : innerHeight };
}
