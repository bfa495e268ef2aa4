/** Days in a row, as a calendar knows them: the hall shows them without all that a puzzle needs. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** How many days in a row, up to today or yesterday. */
export function streak(days: readonly string[], now: string): number {
  const known = new Set(days);
  const at = new Date(`${now}T00:00:00Z`);
  const step = () => at.setUTCDate(at.getUTCDate() - 1);
  const day = () => at.toISOString().slice(0, 10);
  if (!known.has(day())) step();
  let count = 0;
  for (; known.has(day()); step()) count += 1;
  return count;
}

/** The seven days of the week of a day, Monday first. */
export function weekOf(now: string): string[] {
  const at = new Date(`${now}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7));
  return Array.from({ length: 7 }, () => {
    const day = at.toISOString().slice(0, 10);
    at.setUTCDate(at.getUTCDate() + 1);
    return day;
  });
}
