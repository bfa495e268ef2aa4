/**
 * What a drawn board brings beside its picture: how its pieces fly, what flies where a thing has no
 * element of its own, and how it turns to a part that is out of sight. All of it may be left out.
 */
import { onDestroy, type Component } from 'svelte';
import type { Move, Thing } from '../wire/game.ts';
import type { Token } from './flights.ts';
import { useTable, type LogLine, type Table } from './table.svelte.ts';
import type { Flight } from './way.ts';

/** A component and its props. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each has props of its own
export type Drawn = readonly [component: Component<any>, props: Record<string, unknown>];

export interface BoardManners {
  /** How a move flies; null for the usual way. */
  flight?: (move: Move) => Flight | null;
  /** What flies for a thing without an element; null for the usual token. */
  token?: (move: Move) => Token | null;
  /** How a piece or a resource looks among words, by its name: so high; null where the board has no picture of it. */
  sign?: (what: string, seat: number | null, size: number) => Drawn | null;
  /** Turn to where a thing is drawn: another segment, another corner of the stage. True once it can be seen. */
  reveal?: (id: string) => boolean | Promise<boolean>;
  /** The board's own answer to a tap on a thing, asked before the table's: true once it has answered. */
  tap?: (id: string, at: DOMRect, event?: Event) => boolean;
  /** Something that deserves more than a line of the log is staged; what follows waits until it is over. */
  scene?: (lines: readonly LogLine[]) => Promise<void> | undefined;
  /** Asked before choices are sent: true holds them back, because the board asks once more (`table.gesture`). */
  pause?: (choices: readonly number[]) => boolean;
  /** What opens beside a thing instead of its explanation in words: a component and its props. */
  tip?: (thing: Thing) => Drawn | null;
}

/** Called in a board's script; forgotten when the board goes. */
export function provideBoard(manners: BoardManners, table: Table = useTable()): void {
  table.board = manners;
  onDestroy(() => {
    if (table.board === manners) table.board = {};
  });
}
