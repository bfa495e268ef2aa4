/** The signs of the parts of a score, for the table at the end: crests of the regions, emblems of the cards. */
import crown from 'icon:crown';
import throneKing from 'icon:throne-king';
import { CRESTS, EMBLEMS, FIGURES, SINGLE } from './art/art.ts';

const named = (drawings: ReadonlyMap<string, string>) =>
  Object.fromEntries([...drawings].map(([name, drawing]) => [`part-${name}`, drawing]));

export const parts: Record<string, string> = {
  ...named(EMBLEMS),
  ...named(CRESTS),
  'part-castle': SINGLE.get('castle')!,
  'part-king': crown,
  'part-grande': throneKing,
};

/** What the drawings point at. */
export const sheet = FIGURES;
