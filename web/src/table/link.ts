/** How a table reaches the server. A replay, a fixture and a live socket each bring their own. */
export interface Link {
  /** One choice, or a run of choices as one gesture: all of it or nothing. */
  choose(choice: number | readonly number[]): void;
  undo(): void;
}
