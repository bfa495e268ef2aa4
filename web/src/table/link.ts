/** How a table reaches the server. A replay, a fixture and a live socket each bring their own. */
export interface Link {
  choose(choice: number): void;
  undo(): void;
}
