/** Drawings put together from their parts. `@` in a part becomes the mark of its place, so that gradients keep apart. */
import * as cards from './cards.ts';
import * as outsiders from './outsiders.ts';
import * as paladins from './paladins.ts';
import * as taverns from './taverns.ts';
import * as townsfolk from './townsfolk.ts';
import * as walls from './walls.ts';

const families = { cards, outsiders, paladins, taverns, townsfolk, walls };
export type Family = keyof typeof families;

/** The part of a drawing's box that is shown. */
export const boxes: Record<Family, string> = {
  cards: '0 0 100 112',
  outsiders: '0 0 100 112',
  paladins: '0 0 100 112',
  taverns: '0 8 100 94',
  townsfolk: '0 0 100 112',
  walls: '0 24 100 86',
};

export function figure(family: Family, id: string, mark: string): string {
  const { parts, figures } = families[family];
  const made = (figures[id] ?? '').split(' ').map((part) => parts[part] ?? '');
  return made.join('').replaceAll('@', mark);
}
