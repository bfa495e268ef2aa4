/** Which things are looked at with their picture: the cards. */
import type { BoardManners } from '../../table/board.svelte.ts';
import type { Thing } from '../../wire/game.ts';
import type { Family } from './art/figures.ts';
import { factsOf } from './facts.ts';
import CardTip from './parts/CardTip.svelte';

function picture(thing: Thing): [Family, string] | null {
  const { id } = thing;
  const name = id.slice(id.lastIndexOf(':') + 1);
  if (id.startsWith('townsfolk:')) return ['townsfolk', name.replace(/-\d$/, '')];
  if (id.startsWith('outsider:')) return ['outsiders', name];
  if (id.includes('/paladin:')) return ['paladins', name];
  if (id.startsWith('favour:')) return ['cards', `favour-${name}`];
  if (id.startsWith('wall:')) return ['walls', name];
  if (id.startsWith('tavern:')) return ['taverns', name];
  if (id.startsWith('order-place:')) {
    const { action } = factsOf(thing, 'order-place:*');
    return action ? ['cards', `order-${action}`] : null;
  }
  if (/\/suspicion\/\d+$/.test(id)) return ['cards', `suspicion-tax-${factsOf(thing, 'seat:*/suspicion/*').tax}`];
  return null;
}

export const tip: NonNullable<BoardManners['tip']> = (thing) => {
  const found = picture(thing);
  return found ? [CardTip, { thing, family: found[0], id: found[1] }] : null;
};
