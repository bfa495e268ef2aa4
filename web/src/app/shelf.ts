/** What this browser keeps for its reader. One that keeps nothing still plays; things then last as long as the page. */
export function fetchKept<T extends object>(key: string, base: T): T {
  try {
    return { ...base, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<T>) };
  } catch {
    return base;
  }
}

export function putAway(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full, or forbidden.
  }
}
