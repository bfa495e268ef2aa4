/** The own hand as a fan: how wide it is, and how far one card lies from the next. */
export const WIDTH = 90; // of a card
const LEAST = 47; // of a card in sight: its middle can be hit
const MOST = 600;

/** A short street leaves a large hand more room, a very large one takes it. */
export function fan(cards: number, lots: number): { room: number; step: number } {
  const left = 480 + 24 * Math.max(-2, 6 - lots);
  const room = Math.min(MOST, Math.max(left, LEAST * (cards - 1) + WIDTH));
  return { room, step: cards > 1 ? Math.min(WIDTH + 6, (room - WIDTH) / (cards - 1)) : WIDTH };
}
