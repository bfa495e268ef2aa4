/**
 * What a drawn board brings beside its picture: how its pieces fly, what flies where a thing has no
 * element of its own, and how it turns to a part that is out of sight. All of it may be left out.
 */
import { onDestroy } from 'svelte';
import type { Move } from '../wire/game.ts';
import type { Token } from './flights.ts';
import { useTable, type Table } from './table.svelte.ts';
import type { Flight } from './way.ts';

export interface BoardManners {
  /** How a move flies; null for the usual way. */
  flight?: (move: Move) => Flight | null;
  /** What flies for a thing without an element; null for the usual token. */
  token?: (move: Move) => Token | null;
  /** Turn to where a thing is drawn: another segment, another corner of the stage. True once it can be seen. */
  reveal?: (id: string) => boolean | Promise<boolean>;
}

/** Called in a board's script; forgotten when the board goes. */
export function provideBoard(manners: BoardManners, table: Table = useTable()): void {
  table.board = manners;
  onDestroy(() => {
    if (table.board === manners) table.board = {};
  });
}
