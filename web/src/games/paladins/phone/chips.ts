/** The parts into which a phone takes the kingdom apart. */
export const CHIPS = ['land', 'outsiders', 'townsfolk', 'king'] as const;
export type Chip = (typeof CHIPS)[number];

/** The part of the kingdom in which a thing is drawn on a phone. */
export function chipOf(id: string): Chip | null {
  if (id.startsWith('outsider')) return 'outsiders';
  if (id.startsWith('townsfolk')) return 'townsfolk';
  if (id.startsWith('favour') || id.startsWith('order')) return 'king';
  return id.startsWith('space') || id.startsWith('region') || id === 'land' ? 'land' : null;
}
