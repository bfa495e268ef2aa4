/** Round drawings: degrees run clockwise from the top, as a clock does. */
import type { Point } from '../table/way.ts';

export interface Centre {
  x: number;
  y: number;
}

/** The point at this angle and distance. */
export function at(centre: Centre, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.sin(angle), y: centre.y - radius * Math.cos(angle) };
}

const n = (value: number) => Number(value.toFixed(2));

/** The same point in tenths: fine enough to draw, short enough to read. */
export function near({ x, y }: Point): Point {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

/** A path along the circle from one angle to another, the way the angles run. */
export function arc(centre: Centre, radius: number, from: number, to: number): string {
  const start = at(centre, radius, from);
  return `M${n(start.x)} ${n(start.y)}${turn(centre, radius, from, to)}`;
}

function turn(centre: Centre, radius: number, from: number, to: number): string {
  const way = to - from;
  if (Math.abs(way) >= 360) {
    const half = from + way / 2;
    return turn(centre, radius, from, half) + turn(centre, radius, half, from + way);
  }
  const end = at(centre, radius, to);
  return `A${n(radius)} ${n(radius)} 0 ${Math.abs(way) > 180 ? 1 : 0} ${way > 0 ? 1 : 0} ${n(end.x)} ${n(end.y)}`;
}

/** The outline of a sector between two circles and two angles; with an inner radius of 0 a slice of a cake. */
export function sector(centre: Centre, inner: number, outer: number, from: number, to: number): string {
  if (inner <= 0) return `${arc(centre, outer, from, to)}L${n(centre.x)} ${n(centre.y)}Z`;
  const back = at(centre, inner, to);
  return `${arc(centre, outer, from, to)}L${n(back.x)} ${n(back.y)}${turn(centre, inner, to, from)}Z`;
}

/** The middle of a sector. */
export function heart(centre: Centre, inner: number, outer: number, from: number, to: number): Point {
  return at(centre, (inner + outer) / 2, (from + to) / 2);
}

/** Angles at which `count` pieces of this size stand side by side round a middle angle, on a circle of this radius. */
export function besides(count: number, middle: number, radius: number, size: number): number[] {
  const step = (2 * Math.asin(Math.min(1, size / 2 / radius)) * 180) / Math.PI;
  return Array.from({ length: count }, (_unused, index) => middle + (index - (count - 1) / 2) * step);
}
