/** The geometry and the timetable of flights: pure numbers, no elements. */

export interface Point {
  x: number;
  y: number;
}

/** How a move flies. Times are those of the normal pace; the reader's pace stretches them. */
export interface Flight {
  /** Milliseconds in the air. */
  duration?: number;
  /** Height of the bow as a part of the way: 0 is straight, 0.3 a good throw. */
  arc?: number;
  /** Milliseconds it starts after the one before it. */
  stagger?: number;
  /** Lower ones first; each order waits until the one before has landed. */
  order?: number;
  /** How many tokens fly where the thing has no element of its own. */
  copies?: number;
  /** Ids of places it passes on its way. */
  via?: readonly string[];
  /** The size at which it arrives, 1 being its own. */
  shrink?: number;
  easing?: string;
  /** Milliseconds in which gold fades where it has come to. */
  afterglow?: number;
}

/** A moment of a flight: where, and after which part of its time. */
export interface Stop extends Point {
  offset: number;
}

const SAMPLES = 12; // enough that a bow looks round

/** The way through these points, each leg bowed upwards; time goes by length. */
export function way(points: readonly Point[], arc = 0): Stop[] {
  const legs = points.slice(1).map((end, index) => ({ start: points[index]!, end, length: far(points[index]!, end) }));
  const whole = legs.reduce((sum, leg) => sum + leg.length, 0);
  const stops: Stop[] = [{ ...points[0]!, offset: 0 }];
  let gone = 0;
  for (const { start, end, length } of legs) {
    const samples = arc ? SAMPLES : 1;
    for (let index = 1; index <= samples; index += 1) {
      const t = index / samples;
      const lift = 4 * arc * length * t * (1 - t);
      const offset = whole ? Math.min(1, (gone + length * t) / whole) : 1;
      stops.push({ x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t - lift, offset });
    }
    gone += length;
  }
  stops.at(-1)!.offset = 1;
  return stops;
}

export function far(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export interface Slot {
  delay: number;
  duration: number;
}

/** When each of these starts and how long it flies: staggered within an order, one order after the other. */
export function timetable(flights: readonly Flight[], usual: number, speed = 1): Slot[] {
  const slots: Slot[] = flights.map(() => ({ delay: 0, duration: 0 }));
  const orders = [...new Set(flights.map((flight) => flight.order ?? 0))].sort((a, b) => a - b);
  let begin = 0;
  for (const order of orders) {
    let delay = begin;
    let landed = begin;
    let first = true;
    flights.forEach((flight, index) => {
      if ((flight.order ?? 0) !== order) return;
      if (!first) delay += (flight.stagger ?? 0) * speed;
      first = false;
      const duration = flight.duration === undefined ? usual : flight.duration * speed;
      slots[index] = { delay, duration };
      landed = Math.max(landed, delay + duration);
    });
    begin = landed;
  }
  return slots;
}
