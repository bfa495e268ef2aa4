/** How the things of a table without a drawn board are grouped: what is a chip, what a box, what may stay folded. */
import { seatOf, type Thing } from '../wire/game.ts';

/** Whose it is, where the thing says so. */
export function ownerOf(thing: Thing): number | null {
  if (thing.kind === 'seat') return seatOf(thing.id);
  const owner = thing.facts?.['owner'];
  return typeof owner === 'number' ? owner : typeof owner === 'string' ? seatOf(owner) : null;
}

/** Something without parts that fits into a line of others. */
export function isChip(thing: Thing): boolean {
  return thing.kind !== 'card' && thing.kind !== 'seat' && thing.kind !== 'track' && !thing.items?.length;
}

/** So few parts leave room for others beside them; so many want the whole width. */
const SLIM = 2;
export const VAST = 8;

export type Group = { kind: 'chips' | 'tracks' | 'cards' | 'boxes' | 'places'; things: Thing[] };

/** Neighbours of one sort stand together, in the order in which the game tells them. */
export function grouped(things: readonly Thing[], top = false): Group[] {
  const groups: Group[] = [];
  for (const thing of things) {
    const kind = sortOf(thing, top);
    const last = groups.at(-1);
    if (last?.kind === kind) last.things.push(thing);
    else groups.push({ kind, things: [thing] });
  }
  return groups;
}

function sortOf(thing: Thing, top: boolean): Group['kind'] {
  if (thing.kind === 'place' && (top || thing.items?.length)) return 'places';
  if (thing.kind === 'card') return 'cards';
  if (thing.kind === 'track') return 'tracks';
  if (isChip(thing)) return 'chips';
  return top && sizeOf(thing) <= SLIM ? 'places' : 'boxes';
}

/** How many things there are in it, at any depth. */
export function sizeOf(thing: Thing): number {
  return (thing.items ?? []).reduce((sum, item) => sum + 1 + sizeOf(item), 0);
}

/** Is any of these inside it? */
export function holds(thing: Thing, ids: { has(id: string): boolean }): boolean {
  return (thing.items ?? []).some((item) => ids.has(item.id) || holds(item, ids));
}
