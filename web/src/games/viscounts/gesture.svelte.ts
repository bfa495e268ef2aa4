/**
 * What a hand is about to do, before the table hears of it: a card held towards a space, an action with its
 * payment, cards picked one by one. Everything it offers comes from the decision's facts; a finished gesture
 * goes out as one run of choices and is taken back as one.
 */
import { getContext, setContext } from 'svelte';
import type { Table } from '../../table/table.svelte.ts';
import type { Option } from '../../wire/game.ts';
import { factsOf, type ActFacts, type End, type GoFacts, type Payment, type SpotFacts, type Way } from './facts.ts';

export class Gesture {
  readonly table: Table;
  /** The space or spot under the pointer or in focus. */
  hovered = $state<string | null>(null);
  /** The card in hand whose spaces are shown. */
  armed = $state<string | null>(null);
  /** The action whose payment is open. */
  action = $state<number | null>(null);
  /** Goods laid out for it, and the dismissal. */
  counts = $state.raw<Readonly<Record<string, number>>>({});
  dismiss = $state(false);
  /** The worker to be moved stands here. */
  source = $state<string | null>(null);
  /** Things picked for a question that takes several. */
  picked = $state.raw<readonly number[]>([]);
  /** How often what lies open already was pressed: the button that does it asks for attention. */
  urged = $state(0);
  /** No pointer hovers here: a tap on a card only looks at its spaces. */
  thumb = $state(false);

  constructor(table: Table) {
    this.table = table;
  }

  readonly kind = $derived.by(() => this.table.decision?.kind ?? '');
  readonly options = $derived.by(() => this.table.decision?.options ?? []);
  readonly stops = $derived.by(() => this.options.filter((option) => option.role === 'stop'));

  /** Begin anew: another question lies on the table. */
  reset(): void {
    this.action = this.source = null;
    this.counts = {};
    this.dismiss = false;
    this.urged = 0;
    this.picked = [];
    this.hovered = null;
    const first = this.kind === 'Play' ? this.options.find((option) => this.endsOf(option).length) : undefined;
    this.armed = first?.targets[0] ?? null;
    // The last action lies open with its payment, since who can build or copy a manuscript seldom trades or places
    // workers instead: looking at another is a hover or a press away.
    const last = [...this.acts.keys()].at(-1);
    if (last !== undefined) this.open(last);
    else if (this.payment) this.lay(this.payment.ways[this.payment.proposed]);
  }

  /**
   * Pointer or focus has left a space or spot. What has come to another one meanwhile stays: a press there takes the
   * focus from here, and what lies under a press must not be drawn anew, or the browser makes no click of it.
   */
  leave(id: string): void {
    if (this.hovered === id) this.hovered = null;
  }

  /** A card of the hand under the pointer: its spaces are shown; those of another are not, where it has none yet. */
  arm(card: string): void {
    const option = this.table.open.get(card)?.[0];
    if (!option || !(this.kind === 'Play' || this.asides)) return;
    if (this.endsOf(option).length) this.armed = card;
    else if (this.kind === 'Play') this.armed = null;
  }

  /** One of two effects under the pointer: if the move comes next, its spaces are shown. */
  armEffect(option: Option): void {
    if (this.kind === 'ChooseEffect' && this.endsOf(option).length) this.armed = `choice:${option.choice}`;
  }

  /** What a strong player would do lies ready: the card in hand, the action open, and how it is paid. */
  heed(option: Option, run: readonly number[] = [option.choice]): void {
    if (this.kind === 'Play' && option.targets[0]) this.arm(option.targets[0]);
    else this.look(option.choice);
    const { ways, proposed } = this.payment ?? { ways: [], proposed: 0 };
    if (!ways.some((way) => way.choices[0] === option.choice)) return;
    // A hint may end before the payment does, or go on to what comes after it.
    const meant = (way: Way) =>
      way.choices.length > 0 && way.choices.every((choice, index) => (run[index] ?? choice) === choice);
    this.lay([ways[proposed]!, ...ways].find(meant));
  }

  /** Is one of these what is advised? */
  isAdvised(choices: readonly number[]): boolean {
    return choices.includes(this.table.hinted?.choice ?? NaN);
  }

  private endsOf(option: Option): End[] {
    if (!option.facts) return [];
    return factsOf(option, 'option:Play/play', 'option:DiscardAsk/discard').ends.filter((end) => end.go >= 0);
  }

  /** One card may be put aside, and then comes the move. */
  private readonly asides = $derived.by(
    () => (this.kind === 'DiscardAsk' || this.kind === 'DestroyAsk') && this.many === 1,
  );

  /** The choice of the armed card. */
  readonly play = $derived.by(() => {
    const card = this.armed === null ? undefined : this.options.find((option) => option.targets[0] === this.armed);
    if (this.kind === 'Play') return card;
    if (this.kind === 'ChooseEffect') return this.options.find((option) => `choice:${option.choice}` === this.armed);
    return this.asides ? (card ?? this.stops[0]) : undefined;
  });
  /** The spaces the armed card leads to. */
  readonly ends = $derived.by(() => new Map((this.play ? this.endsOf(this.play) : []).map((end) => [end.space, end])));
  /** The spaces to move to, with what could be done there. */
  readonly goes = $derived.by(() => {
    const found = new Map<string, GoFacts>();
    if (this.kind === 'Move')
      for (const option of this.options) found.set(option.targets[0]!, factsOf(option, 'option:Move/go'));
    return found;
  });
  /** What it costs to end on a space; undefined where one cannot. */
  fare(space: string): number | undefined {
    return this.goes.get(space)?.fare ?? this.ends.get(space)?.fare;
  }
  /** A move that a hint, the guide or the solution of a puzzle points at. */
  private readonly advised = $derived.by((): GoFacts | undefined => {
    const option = this.table.hinted;
    return option?.facts && 'path' in option.facts ? factsOf(option, 'option:Move/go') : undefined;
  });
  /** The move whose route is drawn and for which the four actions say what they would bring. */
  readonly there = $derived.by(() => (this.hovered && this.goes.get(this.hovered)) || this.advised);

  readonly acts = $derived.by(() => {
    const found = new Map<number, ActFacts>();
    if (this.kind === 'Act')
      for (const option of this.options)
        if (option.facts) found.set(option.choice, factsOf(option, 'option:Act/trade', 'option:Act/workers'));
    return found;
  });
  readonly act = $derived.by(() => (this.action === null ? undefined : this.acts.get(this.action)));
  /** The payment on the table: that of the chosen action, or one that goes on. */
  readonly payment = $derived.by((): Payment | undefined => {
    if (this.act) return this.act.payment;
    if (this.kind === 'Pay' && this.table.decision) return factsOf(this.table.decision, 'ask:Pay').payment;
    return undefined;
  });
  /** The way to pay that is laid out. */
  readonly way = $derived.by(() => this.payment?.ways.find((way) => this.isLaidOut(way)));
  /** The spots among which a house of the chosen action goes, where there is a choice. */
  readonly spots = $derived.by(() => new Map((this.act?.spots ?? []).map((spot) => [spot.site, spot])));
  /** The spot under the pointer: of the chosen house, or of the question itself. */
  readonly spot = $derived.by((): SpotFacts | undefined => {
    if (this.kind === 'Spot') {
      const option = this.options.find((each) => each.targets[0] === this.hovered);
      return option ? factsOf(option, 'option:Spot/site') : undefined;
    }
    const only = this.spots.size === 1 ? [...this.spots.values()][0] : undefined;
    return (this.hovered ? this.spots.get(this.hovered) : undefined) ?? only;
  });

  /** What may be clicked beside what the question lists. */
  readonly held = $derived.by((): ReadonlySet<string> => {
    if (this.ends.size) return new Set(this.ends.keys());
    if (this.spots.size > 1 && this.way?.choices.length && !this.way.dismiss) return new Set(this.spots.keys());
    return new Set();
  });

  private isLaidOut(way: Way): boolean {
    if (way.dismiss !== this.dismiss) return false;
    const spent = new Map(way.spend.map(({ good, count }) => [good, count]));
    return (this.payment?.sources ?? []).every(({ good }) => (spent.get(good) ?? 0) === (this.counts[good] ?? 0));
  }

  /** Lay out a way to pay. */
  lay(way: Way | undefined): void {
    this.counts = Object.fromEntries((way?.spend ?? []).map(({ good, count }) => [good, count]));
    this.dismiss = way?.dismiss ?? false;
  }

  /** The next amount of a good, up or down, that belongs to some way; undefined where there is none. */
  next(good: string, step: 1 | -1): number | undefined {
    const now = this.counts[good] ?? 0;
    const amounts = new Set<number>();
    for (const way of this.payment?.ways ?? []) {
      const spent = new Map(way.spend.map((part) => [part.good, part.count]));
      const others = (this.payment?.sources ?? []).every(
        (source) => source.good === good || (spent.get(source.good) ?? 0) === (this.counts[source.good] ?? 0),
      );
      if (others && way.dismiss === this.dismiss) amounts.add(spent.get(good) ?? 0);
    }
    const further = [...amounts].filter((amount) => (step > 0 ? amount > now : amount < now));
    return further.length ? (step > 0 ? Math.min(...further) : Math.max(...further)) : undefined;
  }

  step(good: string, step: 1 | -1): void {
    const amount = this.next(good, step);
    if (amount !== undefined) this.counts = { ...this.counts, [good]: amount };
  }

  /** With or without the dismissal: as much as was laid out, or the nearest way there is. */
  toggle(): void {
    this.dismiss = !this.dismiss;
    if (this.way) return;
    const ways = (this.payment?.ways ?? []).filter((way) => way.dismiss === this.dismiss);
    this.lay(ways.find((way) => way.choices.length) ?? ways[0]);
  }

  /** A thing of the board that stands for an action: it is looked at, and done with the second press. */
  take(choice: number): void {
    if (!this.acts.has(choice)) this.table.choose(choice);
    else if (this.action !== choice) this.open(choice);
    else if (this.spots.size < 2 && this.way?.choices.length) this.commit();
    else this.urge();
  }

  /** What the action asks next, where it can be answered in the same breath. */
  readonly answers = $derived.by(() => {
    const facts = this.act;
    if (!facts || facts.spots.length > 1 || this.way !== facts.payment.ways[facts.payment.proposed]) return [];
    return facts.next;
  });

  answer(choice: number): void {
    if (this.way?.choices.length) this.table.choose([...this.way.choices, choice]);
  }

  /** Look at an action: its payment is laid out as it is proposed. Nothing is done yet. */
  look(choice: number): void {
    if (this.action !== choice && this.acts.has(choice)) this.open(choice);
  }

  /** A press on an action: it is looked at; where it lies open already, its button is pointed out. */
  press(choice: number): void {
    if (this.action === choice) this.urge();
    else this.look(choice);
  }

  urge(): void {
    this.urged += 1;
  }

  private open(choice: number): void {
    const facts = this.acts.get(choice);
    this.action = choice;
    this.urged = 0;
    this.lay(facts?.payment.ways[facts.payment.proposed]);
  }

  /** Do it: the action with the payment laid out, and the spot of the house. */
  commit(spot: SpotFacts | undefined = undefined): void {
    const way = this.way;
    if (!way?.choices.length) return;
    const site = spot && spot.choice >= 0 && !way.dismiss ? [spot.choice] : [];
    this.table.choose([...way.choices, ...site]);
  }

  /** The board's own answer to a tap; false leaves it to the table. */
  tap(id: string): boolean {
    if (this.table.busy) return false;
    const end = this.ends.get(id);
    if (end && this.play) {
      this.table.choose([this.play.choice, end.go]);
      return true;
    }
    const spot = this.spots.get(id);
    if (spot && this.held.has(id)) {
      this.commit(spot);
      return true;
    }
    // Which of two links comes first is asked at spots with houses on them: the house speaks for its spot.
    if (this.kind === 'LinkOrder' && id.startsWith('built:')) id = id.replace('built:', 'site:');
    const options = this.table.open.get(id) ?? [];
    if (this.kind === 'LinkOrder' && options.length) {
      this.table.choose(options[0]!.choice);
      return true;
    }
    if (this.kind === 'Play' && options.length && this.endsOf(options[0]!).length) {
      // A pointer has seen the card's spaces before it presses, and plays it; a thumb looks at them first.
      if (!this.thumb) this.table.choose(options[0]!.choice);
      this.armed = id;
      return true;
    }
    if (this.kind === 'Act' && options.length) {
      this.take((options.find((option) => option.choice === this.action) ?? options.at(-1)!).choice);
      return true;
    }
    if (this.kind === 'CastleMove' && options.length) return this.shift(id);
    if (this.kind === 'DiscardAsk' || this.kind === 'DestroyAsk') return this.pick(id);
    return false;
  }

  private shift(id: string): boolean {
    const from = this.options.filter((option) => option.facts);
    const facts = (option: Option) => factsOf(option, 'option:CastleMove/shift');
    const there = from.find((option) => facts(option).source === this.source && facts(option).target === id);
    if (there) this.table.choose(there.choice);
    else if (from.some((option) => facts(option).source === id)) this.source = this.source === id ? null : id;
    else return false;
    return true;
  }

  /** How many of a kind the question takes. */
  readonly many = $derived.by(() => {
    const decision = this.table.decision;
    if (!decision || !['Any', 'DiscardAsk', 'DestroyAsk'].includes(this.kind)) return 0;
    return factsOf(decision, 'ask:Any', 'ask:DiscardAsk').count;
  });

  /** Cards of the hand are collected until there are enough; the unseen top card comes last, since it is chance. */
  private pick(id: string): boolean {
    const option = (this.table.open.get(id) ?? [])[0];
    if (!option) return false;
    if (id.endsWith('/deck')) this.table.choose([...this.picked, option.choice]);
    else if (this.many === 1) this.table.choose(option.choice);
    else if (this.picked.includes(option.choice)) this.picked = this.picked.filter((each) => each !== option.choice);
    else this.picked = [...this.picked, option.choice];
    if (this.many > 1 && this.picked.length === this.many) this.table.choose(this.picked);
    return true;
  }

  /** Fewer than there might be: those picked, and the end. */
  finish(stop: Option): void {
    this.table.choose(this.picked.length ? [...this.picked, stop.choice] : stop.choice);
  }
}

const KEY = Symbol('gesture');

export function provideGesture(gesture: Gesture): Gesture {
  return setContext(KEY, gesture);
}

export function useGesture(): Gesture {
  return getContext<Gesture>(KEY);
}
