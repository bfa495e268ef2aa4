/**
 * Caballeros under the pointer: taken from the court or from a troop, set down where they are let go. A short press is
 * still a click; only what moves a little becomes a drag.
 */
import type { Gestures } from './gesture.svelte.ts';

export interface Load {
  owner: string;
  count: number;
  /** `court`, or the troop they come from. */
  from: string;
}

const SLACK = 6; // pixels a hand trembles

export class Drag {
  load = $state.raw<Load | null>(null);
  x = $state(0);
  y = $state(0);
  /** The place under the pointer. */
  over = $state<string | null>(null);
  private readonly gestures: Gestures;

  constructor(gestures: Gestures) {
    this.gestures = gestures;
  }

  begin(event: PointerEvent, load: Load): void {
    if (event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    const move = (now: PointerEvent): void => {
      this.x = now.clientX;
      this.y = now.clientY;
      if (!this.load && Math.hypot(this.x - start.x, this.y - start.y) > SLACK) this.load = load;
      if (this.load) this.over = placeAt(this.x, this.y);
    };
    const end = (now: PointerEvent): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      const place = this.load && now.type === 'pointerup' ? placeAt(now.clientX, now.clientY) : null;
      if (this.load) swallow();
      this.load = this.over = null;
      if (place) this.land(load, place);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  private land(load: Load, place: string): void {
    if (load.from === 'court') this.gestures.several(place, load.count);
    else this.gestures.carry(load.from, place);
  }
}

/** The click that follows a drag belongs to it. */
function swallow(): void {
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
}

function placeAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const id = element.closest<HTMLElement>('[data-thing]')?.dataset['thing'];
    if (id && (/^region:[a-z]+$/.test(id) || id === 'castle')) return id;
  }
  return null;
}
