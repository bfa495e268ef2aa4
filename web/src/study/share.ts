/** A chance in words. It is found by playing games to their end: that none of them was won does not make it nothing. */
export function percent(chance: number): string {
  const share = Math.round(100 * chance);
  if (share <= 0) return '< 1 %';
  return share >= 100 && chance < 1 ? '> 99 %' : `${share} %`;
}

/** What was gained or lost, with its sign; nothing has none. */
export function signed(share: number): string {
  const points = Math.round(100 * share);
  return `${points < 0 ? '−' : points > 0 ? '+' : '±'}${Math.abs(points)} %`;
}

/** As the width of a bar. */
export const wide = (chance: number) => `${Math.round(100 * chance)}%`;
