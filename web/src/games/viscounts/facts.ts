// Written by `python -m castellany.server.typescript` from the game's `shown.py`. Do not edit.
import { reader } from '../../wire/facts.ts';

/** A primary action. */
export interface ActFacts {
  /** none or one */
  book: BookForecast[];
  /** none or one */
  chain: Chain[];
  /** of one exchange */
  gain: Sign[];
  /** answers to what the proposed payment leads to: they can be given at once */
  next: Next[];
  payment: Payment;
  spots: SpotFacts[];
  /** 0: another action */
  workers: number;
}

/** A card put aside, or none. */
export interface AsideFacts {
  /** where the viscount can go then, if its move comes next */
  ends: End[];
}

/** A clergy bonus card. */
export interface BonusFacts {
  icon: string;
  points: number;
  ribbon: string;
}

/** What a manuscript would change. */
export interface BookForecast {
  after: number;
  /** points for sets */
  before: number;
  /** of the tile now */
  points: number;
  ribbons: number[];
}

/** The manuscripts of a segment, and the book printed below them. */
export interface BooksFacts {
  cost: number;
  effect: Sign[];
  empty: boolean;
  segment: string;
}

/** Icons that cost nothing: of a card, or permanent ones. */
export interface Brought {
  /** '' for slots, buildings and clergy cards */
  card: string;
  count: number;
  figure: string;
  icon: string;
}

/** A building on its spot. */
export interface BuiltFacts {
  owner: number;
  type: string;
}

/** A townsfolk card. */
export interface CardFacts {
  ability: Sign[];
  /** also its movement and the silver for destroying it */
  cost: number;
  /** whose drawing it has: several cards share one */
  figure: string;
  icons: string[];
  /** starter, hero, folk, printed */
  kind: string;
  /** of a board, from the left; -1: elsewhere */
  slot: number;
  /** none, instant, dropoff, ongoing */
  timing: string;
  /** when hired or dismissed */
  top: Sign[];
}

/** What workers set going in the castle, up to the first choice. */
export interface Chain {
  after: number;
  /** somebody then has to choose */
  asks: boolean;
  /** points in the castle */
  before: number;
  steps: Step[];
}

/** The townsfolk that may be dismissed. */
export interface Dismissal {
  card: string;
  figure: string;
  icons: number;
  name: string;
  price: number;
  top: Sign[];
}

/** One of two effects. */
export interface EffectFacts {
  /** where the viscount can go then, if its move comes next */
  ends: End[];
  gain: Sign[];
}

/** A space on which the viscount can end with a card. */
export interface End {
  fare: number;
  /** the choice that goes there; -1: it goes by itself */
  go: number;
  space: string;
}

/** The debts above the poverty card, or the deeds above the prosperity card. */
export interface EndFacts {
  left: number;
  start: number;
}

/** Debts and deeds to flip. */
export interface FlipFacts {
  count: number;
  /** there to flip */
  debts: number;
  deeds: number;
  runs: FlipRun[];
}

/** Flips that can be made in one go: deeds first, a debt last, and the resource that it pays. */
export interface FlipRun {
  choices: number[];
  debts: number;
  deeds: number;
  /** the resource taken for the debt; '' where none was flipped */
  good: string;
}

/** What an action would bring on a space. */
export interface Forecast {
  action: string;
  /** by goods */
  added: number;
  /** why it cannot be done: icons, spot, workers; '' where it can */
  closed: string;
  /** by dismissing the townsfolk there */
  dismissal: number;
  gain: Sign[];
  /** at hand */
  icons: number;
  /** exchanges or workers without spending anything */
  least: number;
  /** exchanges, workers or types of building, with everything */
  most: number;
  /** for one exchange, the manuscript, the cheapest building, one worker */
  need: number;
  /** icons that are missing even so */
  short: number;
}

/** A space to end on. */
export interface GoFacts {
  actions: Forecast[];
  fare: number;
  /** rivals there, who may rearrange */
  meets: number[];
  /** spaces, from the one it leaves to the one it ends on */
  path: string[];
}

/** The hand. */
export interface HandFacts {
  limit: number;
}

/** One of the nine buildings of a board, and what its slot gives. */
export interface HouseFacts {
  built: boolean;
  gift: Sign[];
  slot: number;
  type: string;
}

/** The three buildings of a type. */
export interface HouseGroup {
  built: number;
  cost: number;
  /** points for one, two, three */
  steps: number[];
  type: string;
}

/** All buildings of a board. */
export interface HousesFacts {
  groups: HouseGroup[];
}

/** Icons that count for an action, with criminals; the good that tops it up. */
export interface IconFacts {
  good: string;
  goods: number;
  icons: number;
}

/** The castle leader card. */
export interface LeaderFacts {
  /** -1: nobody yet */
  owner: number;
  points: number;
}

/** A link that a building would complete. */
export interface Linked {
  gain: Sign[];
  /** the spot it starts from */
  link: string;
  seats: number[];
  to: string;
}

/** So many choices of one kind, one after another. */
export interface ManyFacts {
  count: number;
}

/** The virtue marker on the same track. */
export interface MarkFacts {
  /** the numbers on it */
  steps: number[];
}

/** An answer to the first choice of a chain: it can be given at once. */
export interface Next {
  /** its name; '' where it is about none */
  card: string;
  choice: number;
  does: string;
  figure: string;
  /** what is taken; the silver a card costs or brings */
  gain: Sign[];
  /** whose worker leaves; -1: something else is chosen */
  seat: number;
}

/** The cards of the board in another order. */
export interface OrderFacts {
  /** from left to right; '' for a free slot */
  cards: string[];
}

/** A viscount, or the workers of a seat in one place of the castle. */
export interface OwnerFacts {
  owner: number;
}

/** A player card with the hero below it. */
export interface PairFacts {
  extra: Sign[];
  gain: Sign[];
  start: number;
}

/** A payment that goes on. */
export interface PayFacts {
  /** of one exchange */
  gain: Sign[];
  payment: Payment;
}

/** How an action can be paid for: all ways, one of them proposed. */
export interface Payment {
  action: string;
  brought: Brought[];
  /** none or one */
  dismissal: Dismissal[];
  /** icons that cost nothing */
  had: number;
  need: number;
  /** which of the ways */
  proposed: number;
  sources: Source[];
  ways: Way[];
}

/** The townsfolk of a segment, and who is printed below them. */
export interface PileFacts {
  empty: boolean;
  printed: CardFacts;
  segment: string;
}

/** A card from hand. */
export interface PlayFacts {
  /** for its criminals */
  corruption: number;
  /** none where something else is decided before the move */
  ends: End[];
}

/** What a collision pays others: rivals with criminals on their boards, without, or all. */
export interface RivalPay {
  gain: Sign[];
  /** guilty, innocent, all */
  who: string;
}

/** The three slots of a board. */
export interface RowFacts {
  /** the icons printed on the three slots, for those that are free */
  slots: string[][];
}

/** A scheme of a solo opponent: icons, what happens first, steps, then the first that can be done. */
export interface SchemeFacts {
  first: Sign[];
  icons: string[];
  last: Sign[][];
  move: number;
  slot: number;
}

/** A player, or the solo opponent. */
export interface SeatFacts {
  active: boolean;
  automatic: boolean;
  first: boolean;
  focus: Sign[];
  leader: boolean;
  /** which of the solo opponents; '' for people */
  opponent: string;
  /** of the turn, 1 to 6; 0 outside one's turn */
  phase: number;
  /** as if the game ended now */
  points: number;
  /** schemes that are out of the game */
  removed: SchemeFacts[];
  wants: Want[];
}

/** A section of the castle, or its third tier. */
export interface SectionFacts {
  reward: Sign[];
  /** '' for the third tier */
  section: string;
  tier: number;
}

/** A fifth of the ring. */
export interface SegmentFacts {
  /** the castle section beside it */
  faces: string;
  /** in the ring, clockwise from the top */
  place: number;
}

/** A worker of the first tier, one section on. */
export interface ShiftFacts {
  source: string;
  target: string;
}

/** One drawn sign of an effect, so many times: `ink` 2. `or` parts two ways, `to` leads from cause to effect. */
export interface Sign {
  count: number;
  icon: string;
}

/** A building spot, and the line to the next one clockwise. */
export interface SiteFacts {
  /** left, right */
  bank: string;
  effect: Sign[];
  link: Sign[];
  /** to the next spot clockwise */
  linked: boolean;
}

/** A good that can be spent. */
export interface Source {
  /** of the card on the board that allows it; '' for the good of the action */
  figure: string;
  good: string;
  most: number;
}

/** A space of the roads. */
export interface SpaceFacts {
  gain: Sign[];
  /** merchants for one exchange; 0: no trade here */
  rate: number;
  /** outer, inner */
  road: string;
  /** left, inner, right */
  side: string;
}

/** So many pieces of a good. */
export interface Spent {
  count: number;
  good: string;
}

/** A spot for a building. */
export interface SpotFacts {
  after: number;
  /** points for buildings of this type */
  before: number;
  /** -1: the only one, which is not asked for */
  choice: number;
  effect: Sign[];
  links: Linked[];
  site: string;
}

/** The player card of a seat. */
export interface StartFacts {
  start: number;
}

/** One step in the castle, and what it pays. */
export interface Step {
  count: number;
  gain: Sign[];
  /** enter, advance, spread, climb, lead, clear, ask */
  kind: string;
  seat: number;
  source: string;
  target: string;
}

/** A manuscript: an instant effect, or a point for every so many of something. */
export interface TileFacts {
  cost: number;
  /** what gives one point */
  counts: Sign[];
  instant: Sign[];
  /** for its owner now */
  points: number;
  ribbon: string;
}

/** The manuscripts of a seat. */
export interface TilesFacts {
  /** of sets, with the ribbon that helps most */
  next: number;
  /** of sets */
  points: number;
  /** grey, black, blue, yellow */
  ribbons: number[];
}

/** Both markers on one track of seven spaces; what a collision pays on each. */
export interface TrackFacts {
  /** the first and the last space where the markers can meet, counted from one */
  meet: number[];
  pays: Sign[][];
  rivals: RivalPay[];
  /** the numbers on it */
  steps: number[];
}

/** What an opponent takes where it may choose: this good while it has fewer than so many (0: always). */
export interface Want {
  good: string;
  limit: number;
}

/** One way to pay: goods, perhaps the dismissal. */
export interface Way {
  /** that do it, from here; none where it is not enough */
  choices: number[];
  dismiss: boolean;
  icons: number;
  spend: Spent[];
  /** exchanges */
  times: number;
}

/** Which thing carries which record. */
export interface Shown {
  'debts': EndFacts;
  'deeds': EndFacts;
  'leader': LeaderFacts;
  'bonus:*': BonusFacts;
  'pair:*': PairFacts;
  'start:*': StartFacts;
  'segment:*': SegmentFacts;
  'space:*': SpaceFacts;
  'pile:*': PileFacts;
  'books:*': BooksFacts;
  'site:*': SiteFacts;
  'built:*': BuiltFacts;
  'viscount:*': OwnerFacts;
  'tier*:*': SectionFacts;
  'tier3': SectionFacts;
  'tier*:*/seat:*': OwnerFacts;
  'tier3/seat:*': OwnerFacts;
  'card:*': CardFacts | SchemeFacts;
  'tile:*': TileFacts;
  'seat:*': SeatFacts;
  'seat:*/corruption': TrackFacts;
  'seat:*/virtue': MarkFacts;
  'seat:*/merchant': IconFacts;
  'seat:*/builder': IconFacts;
  'seat:*/noble': IconFacts;
  'seat:*/cleric': IconFacts;
  'seat:*/row': RowFacts;
  'seat:*/hand': HandFacts;
  'seat:*/houses': HousesFacts;
  'seat:*/tiles': TilesFacts;
  'seat:*/trading_post_*': HouseFacts;
  'seat:*/guildhall_*': HouseFacts;
  'seat:*/workshop_*': HouseFacts;
  'option:Play/play': PlayFacts;
  'option:Move/go': GoFacts;
  'option:Act/trade': ActFacts;
  'option:Act/build': ActFacts;
  'option:Act/workers': ActFacts;
  'option:Act/transcribe': ActFacts;
  'ask:Pay': PayFacts;
  'option:Spot/site': SpotFacts;
  'option:CastleMove/shift': ShiftFacts;
  'option:Rearrange/arrange': OrderFacts;
  'ask:Any': ManyFacts;
  'ask:DiscardAsk': ManyFacts;
  'ask:DestroyAsk': ManyFacts;
  'option:DiscardAsk/discard': AsideFacts;
  'option:DiscardAsk/stop': AsideFacts;
  'option:DestroyAsk/destroy': AsideFacts;
  'option:DestroyAsk/stop': AsideFacts;
  'ask:FlipAsk': FlipFacts;
  'option:ChooseEffect/choose': EffectFacts;
}

export const factsOf = reader<Shown>();
