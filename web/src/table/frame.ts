/**
 * Where `translate` and `scale` of an element lead on the screen, whatever stands above it: transforms,
 * a viewBox, a zoom. It is asked of the browser itself: the element is shifted by an animation that
 * nobody sees, and measured. HTML and SVG answer alike, and no attribute is touched.
 */
import type { Point } from './way.ts';

export interface Frame {
  /** A way on the screen as a `translate` of the element. */
  inward(way: Point): Point;
  /** The point that `scale` leaves where it is. */
  origin: Point;
}

export function centre(box: DOMRect): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The frame of an element; null where it cannot be seen. */
export function frameOf(element: Element): Frame | null {
  const here = centre(element.getBoundingClientRect());
  const right = probe(element, { translate: '100px 0px' });
  const down = probe(element, { translate: '0px 100px' });
  const a = (right.x - here.x) / 100;
  const b = (right.y - here.y) / 100;
  const c = (down.x - here.x) / 100;
  const d = (down.y - here.y) / 100;
  const size = a * d - b * c;
  if (Math.abs(size) < 1e-9) return null;
  const twice = probe(element, { scale: '2' });
  return {
    inward: ({ x, y }) => ({ x: (d * x - c * y) / size, y: (a * y - b * x) / size }),
    origin: { x: 2 * here.x - twice.x, y: 2 * here.y - twice.y },
  };
}

function probe(element: Element, look: Keyframe): Point {
  const animation = element.animate([look, look], { duration: 1000, composite: 'add' });
  animation.pause();
  const box = element.getBoundingClientRect();
  animation.cancel();
  return centre(box);
}
