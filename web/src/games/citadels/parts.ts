/** The signs of the parts of a score, for the table at the end. */
import castle from 'icon:castle';
import diamond from 'icon:cut-diamond';
import finishLine from 'icon:finish-line';
import pieChart from 'icon:pie-chart';
import village from 'icon:village';
import { SIGNS } from './art/art.ts';

/** Districts that bring points of their own: the sign of their kind. */
const UNIQUE = [
  'basilica',
  'capitol',
  'dragon_gate',
  'imperial_treasury',
  'ivory_tower',
  'map_room',
  'museum',
  'secret_vault',
  'statue',
  'wishing_well',
];
const star = `<svg viewBox="0 0 16 16"><path d="${SIGNS.unique}" fill="var(--unique)" fill-rule="evenodd"/></svg>`;

export const parts: Record<string, string> = {
  ...Object.fromEntries(UNIQUE.map((district) => [`district-${district}`, star])),
  'part-districts': village,
  'part-first': finishLine,
  'part-complete': castle,
  'part-types': pieChart,
  'part-beautified': diamond,
};
