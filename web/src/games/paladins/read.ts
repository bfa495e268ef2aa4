/** The observation of Paladins, taken apart for drawing. Knows ids and facts, no rules. */
import { seatOf, type Observation, type Thing } from '../../wire/game.ts';
import {
  factsOf,
  type ActionFacts,
  type SeatFacts,
  type SlotFacts,
  type TrackFacts,
  type WorkshopsFacts,
} from './facts.ts';

export const COLOURS = ['labourer', 'scout', 'merchant', 'fighter', 'cleric', 'criminal'] as const;
export const ATTRIBUTES = ['faith', 'strength', 'influence'] as const;
export const LEFT = ['develop', 'recruit', 'pray', 'conspire', 'hunt', 'trade'] as const;
export const RIGHT = ['commission', 'fortify', 'garrison', 'absolve', 'attack', 'convert'] as const;
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];

export interface Track extends TrackFacts {
  attribute: string;
  thing: Thing;
  marker: number;
}

export interface Slot extends SlotFacts {
  id: string;
}

export interface Action extends ActionFacts {
  id: string;
  action: string;
  thing: Thing;
  slots: Slot[];
}

export interface Player extends SeatFacts {
  seat: number;
  id: string;
  thing: Thing;
  tracks: Track[];
  workers: number[];
  workersTotal: number;
  silver: number;
  provisions: number;
  suspicion: Thing[];
  unpaid: number;
  paid: number;
  actions: Map<string, Action>;
  /** The paladin of the round: shown, or face down. */
  paladin: Thing | undefined;
  chosen: boolean;
  hand: Thing[];
  deck: Thing | undefined;
  top: Thing | undefined;
  under: Thing[];
  hired: Thing[];
  walls: Thing[];
  converted: Thing[];
  attacked: Thing[];
  jars: Thing[];
  workshops: WorkshopsFacts | null;
}

export interface Kingdom {
  tax: Thing;
  piles: { id: string; count: number }[];
  orders: Thing[];
  favours: Thing[];
  townsfolk: Thing[];
  townsfolkDeck: number;
  outsiders: Thing[];
  outsiderDeck: number;
  regions: Thing[];
  taverns: Thing | undefined;
}

export interface View {
  kingdom: Kingdom;
  players: Player[];
  /** Points by seat. */
  scores: ReadonlyMap<number, number>;
  round: number;
}

/** What was made of a thing; a thing that stays as it was stays the same object, and so does this. */
function kept<T>(make: (thing: Thing) => T): (thing: Thing) => T {
  const known = new WeakMap<Thing, T>();
  return (thing) => {
    let found = known.get(thing);
    if (found === undefined) known.set(thing, (found = make(thing)));
    return found;
  };
}

export function read(observation: Observation): View {
  const top = new Map(observation.things.map((thing) => [thing.id, thing]));
  const items = (id: string) => top.get(id)?.items ?? [];
  const count = (id: string) => top.get(id)?.value ?? 0;
  return {
    kingdom: {
      tax: top.get('tax')!,
      piles: ['wall-deck', 'debts', 'suspicion-deck', 'tavern-deck'].map((id) => ({ id, count: count(id) })),
      orders: items('orders'),
      favours: items('favours'),
      townsfolk: items('townsfolk-row'),
      townsfolkDeck: count('townsfolk-deck'),
      outsiders: items('outsider-row'),
      outsiderDeck: count('outsider-deck'),
      regions: observation.things.filter((thing) => thing.id.startsWith('region:')),
      taverns: top.get('taverns'),
    },
    players: observation.things.filter((thing) => thing.kind === 'seat').map(player),
    scores: new Map(observation.scores.map((score) => [score.seat, score.total])),
    round: observation.round,
  };
}

const player = kept((thing: Thing): Player => {
  const parts = new Map((thing.items ?? []).map((item) => [item.id.slice(thing.id.length + 1), item]));
  const items = (name: string) => parts.get(name)?.items ?? [];
  const count = (name: string) => parts.get(name)?.value ?? 0;
  const seat = seatOf(thing.id) ?? 0;
  const deck = parts.get('paladins');
  const known = deck?.items ?? [];
  const lies = (card: Thing) => {
    const facts = factsOf(card, 'seat:*/paladin:*');
    return 'lies' in facts ? facts.lies : '';
  };
  const workshops = parts.get('workshops');
  return {
    ...factsOf(thing, 'seat:*'),
    seat,
    id: thing.id,
    thing,
    tracks: ATTRIBUTES.flatMap((attribute) => {
      const track = parts.get(`attribute-${attribute}`);
      if (!track) return [];
      return [{ ...factsOf(track, 'seat:*/attribute-*'), attribute, thing: track, marker: track.value ?? 0 }];
    }),
    workers: COLOURS.map((colour) => items('workers').find((one) => one.id.endsWith(`/${colour}`))?.value ?? 0),
    workersTotal: count('workers'),
    silver: count('silver'),
    provisions: count('provisions'),
    suspicion: items('suspicion'),
    unpaid: count('unpaid'),
    paid: count('paid'),
    actions: new Map(
      [...parts.values()]
        .filter((part) => /\/action:[a-z]+$/.test(part.id))
        .map((part) => [actionOf(part.id), action(part)]),
    ),
    paladin: items('paladin')[0],
    chosen: count('paladin') > 0,
    hand: items('hand'),
    deck,
    top: known.find((card) => lies(card) === 'top'),
    under: known.filter((card) => lies(card) === 'under'),
    hired: items('townsfolk'),
    walls: items('walls'),
    converted: items('converted'),
    attacked: items('attacked'),
    jars: items('jar-spaces'),
    workshops: workshops ? factsOf(workshops, 'seat:*/workshops') : null,
  };
});

function actionOf(id: string): string {
  return id.slice(id.indexOf('/action:') + 8);
}

const action = kept((thing: Thing): Action => {
  return {
    ...factsOf(thing, 'seat:*/action:*'),
    id: thing.id,
    action: actionOf(thing.id),
    thing,
    slots: (thing.items ?? []).map((slot) => ({ ...factsOf(slot, 'seat:*/action:*/*'), id: slot.id })),
  };
});

/** Whose card, whatever its number: "townsfolk:abbot-2" is drawn as the abbot, an outsider by its own id. */
export function cardOf(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}
