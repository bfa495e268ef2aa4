/** The observation of Citadels, taken apart for drawing. Knows ids and facts, no rules. */
import { seatOf, type Decision, type Observation, type Option, type Thing } from '../../wire/game.ts';
import { factsOf, type CityFacts, type DistrictFacts, type SeatFacts } from './facts.ts';

export interface Player {
  seat: number;
  thing: Thing;
  gold: Thing | undefined;
  facts: SeatFacts;
  cityFacts: CityFacts | null;
  crown: boolean;
  acting: boolean;
  characters: Thing[];
  hiddenCharacters: number;
  charactersZone: Thing | undefined;
  memories: Thing[];
  hand: Thing | undefined;
  city: Thing | undefined;
  goal: number;
}

export interface TableOfCitadels {
  bank: Thing | undefined;
  deck: Thing | undefined;
  cast: Thing[];
  faceDown: Thing | undefined;
  pool: Thing | undefined;
  site: Thing | undefined;
  drawn: Thing | undefined;
  players: Player[];
}

export function read(observation: Observation): TableOfCitadels {
  const top = new Map(observation.things.map((thing) => [thing.id, thing]));
  const cast = top.get('cast')?.items ?? [];
  return {
    bank: top.get('bank'),
    deck: top.get('deck'),
    cast: cast.filter((thing) => thing.id.startsWith('rank:')),
    faceDown: cast.find((thing) => thing.id === 'face-down'),
    pool: cast.find((thing) => thing.id === 'pool'),
    site: top.get('site'),
    drawn: top.get('drawn'),
    players: observation.things.filter((thing) => thing.kind === 'seat').map(player),
  };
}

function player(thing: Thing): Player {
  const part = (name: string) => thing.items?.find((item) => item.id === `${thing.id}/${name}`);
  const zone = part('characters');
  const items = zone?.items ?? [];
  const facts = factsOf(thing, 'seat:*');
  const { crown, acting, goal } = facts;
  const city = part('city');
  return {
    facts,
    cityFacts: city ? factsOf(city, 'seat:*/city') : null,
    seat: seatOf(thing.id) ?? 0,
    thing,
    gold: part('gold'),
    crown,
    acting,
    characters: items.filter((item) => item.kind === 'card'),
    hiddenCharacters: Math.max(0, (zone?.value ?? 0) - items.filter((item) => item.kind === 'card').length),
    charactersZone: zone,
    memories: items.filter((item) => item.kind !== 'card'),
    hand: part('hand'),
    city,
    goal,
  };
}

/** A district, wherever its card lies. */
export function district(thing: Thing): DistrictFacts {
  return factsOf(thing, 'seat:*/hand/*', 'seat:*/city/*', 'seat:*/city/museum/under/*', 'drawn/*', 'site');
}

/** The gold an option would cost this player now; null where no gold is spoken of. */
export function priceOf(option: Option): number | null {
  return option.price.find(([what]) => what === 'res-gold')?.[1] ?? null;
}

/** The seats to which the crown may be given now. */
export function crownable(options: readonly Option[]): ReadonlySet<number> {
  const giving = options.filter(({ message }) => /^opt-(crown|advise)/.test(message.id));
  return new Set(giving.map(({ message }) => seatOf(String(message.args['other'])) ?? -1));
}

/** Whom the Seer owes a card, the next first; nobody at other moments. */
export function owed(decision: Decision | null | undefined): readonly number[] {
  return decision?.kind === 'Give' ? factsOf(decision, 'ask:Give').order : [];
}

/** All characters and districts in sight: what must be drawn. */
export function drawnIn(view: TableOfCitadels, more: string[]): { characters: string[]; districts: string[] } {
  const cards = [
    ...view.players.flatMap((player) => [...(player.hand?.items ?? []), ...(player.city?.items ?? [])]),
    ...(view.drawn?.items ?? []),
    ...(view.site ? [view.site] : []),
  ];
  return {
    characters: view.cast.map((thing) => factsOf(thing, 'rank:*').character),
    districts: [...new Set([...cards.map((card) => district(card).district), ...more])].sort(),
  };
}
