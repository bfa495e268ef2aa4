/**
 * Moves made visible: things that stay on the table slide from where they were to where they are,
 * and what has no element of its own (coins, hidden cards) flies as a small token between places.
 * Pure looks: with motion off nothing here runs.
 */
import type { Move } from '../wire/game.ts';

type Places = Map<string, DOMRect>;

export function elementOf(id: string, root: ParentNode = document): HTMLElement | null {
  for (let wanted = id; wanted; wanted = wanted.slice(0, Math.max(0, wanted.lastIndexOf('/')))) {
    const found = [...root.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(wanted)}"]`)].find(
      (element) => element.getClientRects().length > 0,
    );
    if (found) return found;
  }
  return null;
}

/** Where the things of these moves are now. */
export function measure(moves: readonly Move[], root: ParentNode = document): Places {
  const places: Places = new Map();
  for (const move of moves) {
    for (const id of [move.what, move.from, move.to]) {
      const element = places.has(id) ? null : elementOf(id, root);
      if (element) places.set(id, element.getBoundingClientRect());
    }
  }
  return places;
}

/** After the table was redrawn: slide and fly. Resolves when the last one has landed. */
export async function fly(
  moves: readonly Move[],
  before: Places,
  draw: (move: Move) => HTMLElement,
  duration: number,
  root: ParentNode = document,
): Promise<void> {
  const flights: Promise<unknown>[] = [];
  for (const move of moves) {
    const own = root.querySelector<HTMLElement>(`[data-thing="${CSS.escape(move.what)}"]`);
    const start = before.get(move.what) ?? before.get(move.from);
    if (!start) continue;
    if (own) flights.push(slide(own, start, duration));
    else {
      const end = elementOf(move.to, root)?.getBoundingClientRect() ?? before.get(move.to);
      if (end) flights.push(send(draw(move), start, end, duration));
    }
  }
  await Promise.allSettled(flights);
}

function slide(element: HTMLElement, start: DOMRect, duration: number): Promise<unknown> {
  const end = element.getBoundingClientRect();
  const dx = start.x + start.width / 2 - end.x - end.width / 2;
  const dy = start.y + start.height / 2 - end.y - end.height / 2;
  if (Math.hypot(dx, dy) < 4) return Promise.resolve();
  return element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    { duration, easing: 'cubic-bezier(.3,.7,.2,1)' },
  ).finished;
}

async function send(token: HTMLElement, start: DOMRect, end: DOMRect, duration: number): Promise<void> {
  token.style.cssText += ';position:fixed;left:0;top:0;z-index:60;pointer-events:none';
  document.body.append(token);
  const size = token.getBoundingClientRect();
  const at = (box: DOMRect) =>
    `translate(${box.x + box.width / 2 - size.width / 2}px, ${box.y + box.height / 2 - size.height / 2}px)`;
  try {
    await token.animate(
      [
        { transform: at(start), opacity: 0.2 },
        { transform: at(start), opacity: 1, offset: 0.15 },
        { transform: at(end), opacity: 1, offset: 0.9 },
        { transform: at(end), opacity: 0 },
      ],
      { duration, easing: 'cubic-bezier(.4,.1,.3,1)' },
    ).finished;
  } finally {
    token.remove();
  }
}
