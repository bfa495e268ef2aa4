/** Whose work a game stands on; each game's folder may bring a `credits.ts`. */
export interface Credits {
  /** The game's name in print. */
  title: string;
  authors: string[];
  /** Where pictures and data of ours come from, with their licences. */
  sources?: string[];
}
