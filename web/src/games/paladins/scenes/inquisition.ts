/** The inquisition as the log tells it, gathered into one picture: who came with what, who was helped, who pays. */
import type { LogLine } from '../../../table/table.svelte.ts';
import { seatOf, type Message } from '../../../wire/game.ts';

export interface Accused {
  seat: number;
  /** Taxes on the suspicion cards, from the oldest on. */
  taxes: number[];
  /** Townsfolk that helped, by name. */
  helpers: string[];
  /** Cards that a helper took away: the newest. */
  away: number;
  condemned: boolean;
  /** Cards discarded by the verdict. */
  half: number;
}

export interface Inquisition {
  accused: Accused[];
  /** To how much the tax supply was filled up; null while it is still going on. */
  filled: number | null;
}

/** The seat a message speaks of; the solo opponent is named as such. */
function who(message: Message, opponent: number): number {
  const seat = String(message.args['seat'] ?? '');
  return seat === 'opponent' ? opponent : (seatOf(seat) ?? -1);
}

/** All inquisitions in these lines; one that began earlier goes on, as another picture: the first may still be on show. */
export function inquisitions(
  lines: readonly LogLine[],
  opponent: number,
  begun: Inquisition | null = null,
): Inquisition[] {
  const found: Inquisition[] = [];
  let now = begun && structuredClone(begun);
  for (const { message } of lines) {
    if (message.id === 'event-inquisition') {
      const held = message.args['held'] as unknown as Message[];
      now = { accused: held.map((one) => accused(one, opponent)), filled: null };
      continue;
    }
    if (!now) continue;
    const one = now.accused.find((entry) => entry.seat === who(message, opponent));
    if (message.id === 'event-townsfolk') one?.helpers.push(String(message.args['townsfolk']));
    else if (message.id === 'event-condemned' && one) one.condemned = true;
    else if (message.id === 'event-drop-suspicion' && one) {
      if (one.condemned) one.half += Number(message.args['count']);
      else one.away += Number(message.args['count']);
    } else if (message.id === 'event-tax-filled') {
      now.filled = Number(message.args['count']);
      found.push(now);
      now = null;
    }
  }
  if (now) found.push(now);
  return found;
}

/** The inquisition in which somebody is still to answer, if the log ends in one. */
export function pending(log: readonly LogLine[], opponent: number): Inquisition | null {
  const begun = log.findLastIndex(({ message }) => message.id === 'event-inquisition');
  if (begun < 0 || log.findLastIndex(({ message }) => message.id === 'event-tax-filled') > begun) return null;
  return inquisitions(log.slice(begun), opponent)[0]!;
}

function accused(message: Message, opponent: number): Accused {
  const taxes = [...String(message.args['taxes'] ?? '')].map(Number);
  return { seat: who(message, opponent), taxes, helpers: [], away: 0, condemned: false, half: 0 };
}
