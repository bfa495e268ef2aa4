/** What the engine says, under the names the table uses, and a few ways to walk it. */
import type * as wire from './types.ts';

export type Message = wire.Text;
export type Arg = wire.Text['args'][string];
export type Thing = wire.Thing;
export type Observation = wire.Observation;
export type Score = wire.SeatScore;
export type Option = wire.Choosable;
export type Proposal = wire.Proposed;
export type Closed = wire.Shut;
export type Decision = wire.Question;
export type Move = wire.Moved;
export type TableOption = wire.OptionInfo;

/** A message made here: of the shell's own words. */
export function msg(id: string, args: Message['args'] = {}): Message {
  return { id, args };
}

/** Every thing of a tree by its id. */
export function indexThings(things: readonly Thing[], into = new Map<string, Thing>()): Map<string, Thing> {
  for (const thing of things) {
    into.set(thing.id, thing);
    if (thing.items) indexThings(thing.items, into);
  }
  return into;
}

export function seatId(seat: number): string {
  return `seat:${seat}`;
}

export function seatOf(id: string): number | null {
  const found = /^seat:(\d+)/.exec(id);
  return found ? Number(found[1]) : null;
}
