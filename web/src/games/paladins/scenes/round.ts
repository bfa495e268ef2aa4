/** The end of a round as the log tells it, gathered into one picture: what it has brought to whom, and what is new. */
import type { LogLine } from '../../../table/table.svelte.ts';
import { seatOf, type Message } from '../../../wire/game.ts';

export interface Harvest {
  seat: number;
  before: number;
  after: number;
  gained: number;
  /** What grew in the round: names and by how much. */
  gains: { what: string; count: number }[];
  /** Workers that stay, by name. */
  kept: string[];
}

export interface RoundEnd {
  round: number;
  seats: Harvest[];
  /** How many cards left the rows. */
  left: number;
  /** Cards that came into the rows, and what the king turned up. */
  fresh: Set<string>;
  steps: Message[];
}

const message = (id: string, args: Message['args'] = {}): Message => ({ id, args });

/** The rounds that end in these lines, each with the beginning of the next as far as it is told. */
export function rounds(lines: readonly LogLine[], opponent: number): RoundEnd[] {
  const found: RoundEnd[] = [];
  for (const { message: said, moves } of lines) {
    const now = found.at(-1);
    const args = said.args;
    if (said.id === 'event-refresh') {
      const left = Number(args['count']);
      const came = moves.filter((move) => move.from.endsWith('-deck')).map((move) => move.what);
      const steps = ['passed', 'kept'].map((step) => message(`board-round-${step}`));
      steps.push(message('board-round-leave', { count: left }), message('board-round-rows'));
      found.push({ round: Number(args['round']), seats: [], left, fresh: new Set(came), steps });
    } else if (!now) continue;
    else if (said.id === 'event-round-points') now.seats.push(harvest(said, opponent));
    else if (said.id === 'event-round') now.steps.push(message('board-round-first', { seat: args['seat']! }));
    else if (said.id === 'event-order') turned(now, 'order', `order-place:${args['place']}`);
    else if (said.id === 'event-favour') turned(now, 'favour', String(args['favour']).replace('-', ':'));
  }
  return found.filter((one) => one.seats.length);
}

/** The king's card of the next round. */
function turned(end: RoundEnd, kind: 'order' | 'favour', id: string): void {
  end.steps.push(message(`board-round-${kind}`));
  end.fresh.add(id);
}

function harvest(said: Message, opponent: number): Harvest {
  const { seat, before, after, gained, gains, kept } = said.args as Record<string, unknown>;
  return {
    seat: seat === 'opponent' ? opponent : (seatOf(String(seat)) ?? -1),
    before: Number(before),
    after: Number(after),
    gained: Number(gained),
    gains: (gains as Message[]).map(({ args }) => ({ what: String(args['what']), count: Number(args['count']) })),
    kept: kept as string[],
  };
}
