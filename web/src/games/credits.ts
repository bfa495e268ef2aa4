/** Whose work a game stands on; each game's folder may bring a `credits.ts`. */
export interface Credits {
  /** The game's name in print. */
  title: string;
  authors: string[];
  /** Where pictures and data of ours come from, with their licences. */
  sources?: string[];
}

const credits = import.meta.glob('./*/credits.ts', { import: 'credits', eager: true }) as Record<string, Credits>;

/** What the games stand on, in the order of their folders. */
export function allCredits(): Credits[] {
  return Object.values(credits);
}
