/**
 * What a drawn board brings beside its picture: how its pieces fly, what flies where a thing has no
 * element of its own, and how it turns to a part that is out of sight. All of it may be left out.
 */
import { onDestroy, type Component } from 'svelte';
import type { Move, Observation, Thing } from '../wire/game.ts';
import type { Token } from './flights.ts';
import { useTable, type LogLine, type Table } from './table.svelte.ts';
import type { Flight } from './way.ts';

/** A component and its props. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each has props of its own
export type Drawn = readonly [component: Component<any>, props: Record<string, unknown>];

/** A change that is about to be told, for a board that stages it before its outcome lies on the table. */
export interface Act {
  lines: readonly LogLine[];
  /** What lies on the table, and what will. */
  now: Observation;
  then: Observation;
  /** Lay on the table what the scene has reached; so many of the lines are told by then. */
  show: (reached: Observation, told: number) => void;
  /** The reader has no patience, or the table was told anew. */
  skipped: AbortSignal;
}

export interface BoardManners {
  /** How a move flies, through which places; null for the usual way. */
  flight?: (move: Move, through: readonly string[]) => Flight | null;
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
  /**
   * A scene that comes before its outcome (a scoring told region by region): what is on the table meanwhile is what it
   * shows. It ends with how many of the lines it has told; the moves of the others fly when the outcome is there.
   */
  stage?: (act: Act) => Promise<number> | undefined;
  /** A long press on a thing, with a mouse too: true once the board has answered, and the click after it is none. */
  hold?: (id: string, at: DOMRect, event: PointerEvent) => boolean;
  /** Does the board itself answer a pointer over this thing? Then no explanation opens over it; focus and a long press still explain. */
  answers?: (id: string) => boolean;
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
