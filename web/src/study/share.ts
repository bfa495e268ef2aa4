/** Chances in words, as the language writes them. */
import { t } from '../words/words.svelte.ts';

/** It is found by playing games to their end: that none of them was won does not make a chance nothing. */
export function percent(chance: number): string {
  const share = Math.round(100 * chance);
  if (share <= 0) return t('chance', { percent: '< 1' });
  return t('chance', { percent: share >= 100 && chance < 1 ? '> 99' : String(share) });
}

/** What was gained or lost, with its sign; nothing has none. */
export function signed(share: number): string {
  const points = Math.round(100 * share);
  return t('chance', { percent: `${points < 0 ? '−' : points > 0 ? '+' : '±'}${Math.abs(points)}` });
}

/** As the width of a bar. */
export const wide = (chance: number) => `${Math.round(100 * chance)}%`;
