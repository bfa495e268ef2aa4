/** A card of the hand drawn over the table: where it is let go on a space, it is played and the viscount goes there. */
import type { Attachment } from 'svelte/attachments';
import type { Gesture } from './gesture.svelte.ts';

const FAR = 10;

export interface Dragged {
  card: string;
  x: number;
  y: number;
}

class Drag {
  now = $state.raw<Dragged | null>(null);
}

export const drag = new Drag();

export function draggable(gesture: Gesture, card: string): Attachment<HTMLElement> {
  return (element) => {
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || gesture.kind !== 'Play') return;
      const start = { x: event.clientX, y: event.clientY };
      const move = (now: PointerEvent) => {
        const far = Math.hypot(now.clientX - start.x, now.clientY - start.y) > FAR;
        if (!drag.now && far) gesture.arm(card);
        if (drag.now || far) drag.now = { card, x: now.clientX, y: now.clientY };
      };
      const up = (end: PointerEvent) => {
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', up);
        window.removeEventListener('pointercancel', up);
        const dropped = drag.now;
        drag.now = null;
        if (dropped) swallow(element);
        if (dropped && end.type === 'pointerup') drop(gesture, end.clientX, end.clientY);
      };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', up);
    };
    element.addEventListener('pointerdown', down);
    return () => element.removeEventListener('pointerdown', down);
  };
}

/** The click that ends a drag where it began is none. */
function swallow(element: HTMLElement): void {
  const stop = (event: Event) => event.stopPropagation();
  element.addEventListener('click', stop, true);
  setTimeout(() => element.removeEventListener('click', stop, true));
}

function drop(gesture: Gesture, x: number, y: number): void {
  const under = document.elementsFromPoint(x, y);
  const space = under.map((each) => each.closest('[data-thing^="space:"]')).find((each) => each !== null);
  const id = space?.getAttribute('data-thing');
  if (id && gesture.ends.has(id)) gesture.tap(id);
}
