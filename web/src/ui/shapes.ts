/** Colour never speaks alone: each seat has a shape and a letter too. Outlines in a 20 × 20 box. */
export const SHAPES: readonly string[] = [
  'M2 1h16v9c0 5-4 8-8 9.5C6 18 2 15 2 10z', // shield
  'M10 1a9 9 0 1 1 0 18a9 9 0 1 1 0-18z', // round
  'M10 0l10 10l-10 10l-10-10z', // lozenge
  'M1 1h18v18h-18z', // square
  'M5.5 1h9l5.5 9l-5.5 9h-9l-5.5-9z', // hexagon
  'M10 0l2.9 5.2l6.6-.6l-3.2 5.4l3.2 5.4l-6.6-.6L10 20l-2.9-5.2l-6.6.6L3.700 10L.5 4.600l6.600.6z', // star
  'M6 0h8v6h6v8h-6v6h-8v-6h-6v-8h6z', // cross
  'M10 1L20 19H0z', // triangle
];

export function letterOf(seat: number): string {
  return 'ABCDEFGHIJKLMNOP'[seat] ?? '?';
}
