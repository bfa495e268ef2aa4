/** How a table reaches the server. A replay, a fixture and a live socket each bring their own. */
export interface Link {
  /** One gesture: choices of the seat on show, one after another, all or none. */
  choose(choices: readonly number[]): void;
  undo(): void;
}
