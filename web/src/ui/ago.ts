const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
const FRESH = 11 * 60; // the house notes a visit at most every ten minutes

/** How long ago something was, in whole units of the reader's language; null while it is too fresh to count. */
export function ago(at: number, now: number, language: string): string | null {
  const seconds = (now - at) / 1000;
  const unit = seconds < FRESH ? undefined : UNITS.find(([, length]) => seconds >= length);
  return unit ? new Intl.RelativeTimeFormat(language).format(-Math.floor(seconds / unit[1]), unit[0]) : null;
}

/** In how long something will be, in whole units: `in 23 hours`; its last minute counts as one, what is past as none. */
export function ahead(at: number, now: number, language: string): string | null {
  const seconds = (at - now) / 1000;
  const [name, length] = UNITS.find(([, length]) => seconds >= length) ?? UNITS.at(-1)!;
  const count = Math.max(1, Math.floor(seconds / length));
  return seconds > 0 ? new Intl.RelativeTimeFormat(language).format(count, name) : null;
}
