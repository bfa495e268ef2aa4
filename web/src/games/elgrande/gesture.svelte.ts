/**
 * Several choices as one gesture: invite and take, place all the rest, lift some and set them down together, a tile and
 * its place, a modifier and its card. What a gesture has begun lives here and nowhere else; the server hears of it when
 * it is whole, as one run of choices that is also undone as one.
 */
import type { Table } from '../../table/table.svelte.ts';
import { msg, type Message, type Option, type Proposal } from '../../wire/game.ts';
import { factsOf, type DropFacts, type LiftFacts } from './facts.ts';

export interface Lift {
  piece: string;
  choice: number;
  count: number;
  facts: LiftFacts;
}

export class Gestures {
  /** Troops taken up and not yet set down. */
  lifted = $state.raw<Lift[]>([]);
  /** The tile or the modifier chosen first. */
  first = $state<string | null>(null);
  /** How many are invited with the card that is taken next; none: as many as may be. */
  invited = $state<number | null>(null);
  private readonly table: Table;
  private queue: number[] = [];

  constructor(table: Table) {
    this.table = table;
    // A new question ends what was begun for the one before.
    $effect(() => {
      void table.decision;
      this.lifted = [];
      this.first = null;
      this.invited = null;
    });
    $effect(() => {
      table.held = this.targets;
      return () => (table.held = new Set());
    });
    // What is begun speaks in the bar; taking back drops it.
    $effect(() => {
      table.gesture = this.begun
        ? { message: this.begun, places: this.drops.size, drop: () => void this.drop() }
        : null;
      return () => (table.gesture = null);
    });
    // Clicks faster than the answers wait for their turn.
    $effect(() => {
      if (table.busy || !this.queue.length) return;
      const next = this.queue.shift()!;
      if (table.decision?.options.some((option) => option.choice === next)) table.choose(next);
      else this.queue = [];
    });
  }

  private readonly kind = $derived.by(() => this.table.decision?.kind ?? '');

  /** Runs that the rules propose from here, by the thing that stands for them. */
  readonly runs = $derived.by((): ReadonlyMap<string, Proposal> => {
    const found = new Map<string, Proposal>();
    for (const proposal of this.table.decision?.proposals ?? []) {
      for (const id of proposal.targets) found.set(id, proposal);
    }
    return found;
  });

  /** Where what is lifted may go: to every place that takes all of it. */
  readonly drops = $derived.by((): ReadonlyMap<string, DropFacts> => {
    const [head, ...rest] = this.lifted;
    if (!head) return new Map();
    const all = head.facts.drops.filter((drop) =>
      rest.every((lift) => lift.facts.drops.some((other) => other.place === drop.place)),
    );
    return new Map(all.map((drop) => [drop.place, drop]));
  });

  /** What may be clicked beside what the question lists. */
  private readonly targets = $derived.by(
    (): ReadonlySet<string> => new Set([...this.runs.keys(), ...this.drops.keys()]),
  );

  /** What is begun, as a mark on the board. */
  readonly mark = $derived.by(() => this.first ?? this.lifted.map((lift) => `${lift.piece} ${lift.count}`).join(', '));

  private readonly begun = $derived.by((): Message | null => {
    const count = this.lifted.reduce((sum, lift) => sum + lift.count, 0);
    if (count) return msg('eg-lifted', { count });
    if (this.first === null) return null;
    return msg(this.first.startsWith('tile:') ? 'eg-tile-first' : 'eg-modifier-first');
  });

  /** What setting down here would change, while exactly one is held. */
  gain(id: string): DropFacts | null {
    const [lift, another] = this.lifted;
    return lift && !another && lift.count === 1 ? (this.drops.get(id) ?? null) : null;
  }

  /** A tap on a thing of the board: true once it was part of a gesture. */
  tap(id: string, event?: Event): boolean {
    const { table } = this;
    if (!table.decision) return false;
    const all = (event instanceof MouseEvent || event instanceof KeyboardEvent) && event.shiftKey;
    if (table.busy) return this.wait(id);
    switch (this.kind) {
      case 'Invite':
        return this.invite(id);
      case 'PlayPower':
        return this.play(id);
      case 'DecreeTile':
        return this.decree(id);
      case 'MoveCaballeros':
        return this.move(id, all);
      default:
        return all && this.rest(id);
    }
  }

  /** A press that stays: as with Shift. */
  all(id: string): boolean {
    if (!this.table.decision || this.table.busy) return false;
    if (this.kind === 'MoveCaballeros') return this.only(id) !== undefined && this.move(id, true);
    return this.rest(id);
  }

  /** All that may still be placed, recalled or sent back, from or to this one thing. */
  rest(id: string): boolean {
    const option = this.only(id);
    const most = option ? this.most(option) : 0;
    if (!option || most < 2) return false;
    this.table.choose(Array.from({ length: most }, () => option.choice));
    return true;
  }

  /** How often this option can be taken in a row. */
  most(option: Option): number {
    return (option.facts as { most?: number } | undefined)?.most ?? 1;
  }

  /** So many of this option at once: for what was dragged. */
  several(id: string, count: number): boolean {
    const option = this.only(id);
    if (!option) return false;
    const times = Math.max(1, Math.min(count, this.most(option)));
    this.table.choose(Array.from({ length: times }, () => option.choice));
    return true;
  }

  /** A troop was dragged to a place: what is lifted of it, or one. */
  carry(piece: string, place: string): void {
    const option = this.only(piece);
    if (!option || this.kind !== 'MoveCaballeros') return;
    if (!this.lifted.some((lift) => lift.piece === piece)) this.lift(piece, option, false);
    this.setDown(place);
  }

  only(id: string): Option | undefined {
    const options = this.table.open.get(id);
    return options?.length === 1 ? options[0] : undefined;
  }

  /** Put back whatever was begun. */
  drop(): boolean {
    const begun = this.lifted.length > 0 || this.first !== null;
    this.lifted = [];
    this.first = null;
    return begun;
  }

  /** May this power card be played now, with the modifier that was chosen? */
  playable(id: string): boolean {
    return this.withCard(id) !== undefined;
  }

  /** The power a card would have with the chosen modifier; nothing where none is chosen. */
  effective(id: string): number | null {
    const option = this.first?.includes('/modifier:') ? this.withCard(id) : undefined;
    return option ? factsOf(option, 'option:PlayPower/boost').power : null;
  }

  private withCard(id: string): Option | undefined {
    const options = this.kind === 'PlayPower' ? (this.table.open.get(id) ?? []) : [];
    return this.first
      ? options.find((option) => option.targets.includes(this.first!))
      : options.find((option) => option.targets.length === 1);
  }

  private wait(id: string): boolean {
    const option = this.only(id);
    if (option && (this.kind === 'UseCard' || this.kind === 'Post')) this.queue.push(option.choice);
    return true;
  }

  private invite(id: string): boolean {
    const run = this.runs.get(id);
    if (!run) return false;
    const options = this.table.decision!.options;
    const wanted = this.invited === null ? undefined : options.find((option) => inviteOf(option) === this.invited);
    const fewer = wanted && wanted !== options[0];
    this.table.choose(fewer ? [wanted.choice, run.choices.at(-1)!] : run.choices);
    return true;
  }

  private play(id: string): boolean {
    const options = this.table.open.get(id) ?? [];
    if (id.includes('/modifier:')) {
      if (options.length) this.first = this.first === id ? null : id;
      return options.length > 0;
    }
    const chosen = this.withCard(id);
    if (!chosen) return false;
    this.table.choose(chosen.choice);
    return true;
  }

  private decree(id: string): boolean {
    const options = this.table.open.get(id) ?? [];
    if (id.startsWith('tile:')) {
      if (options.length) this.first = this.first === id ? null : id;
      return options.length > 0;
    }
    const chosen = this.first ? options.filter((option) => option.targets.includes(this.first!)) : options;
    if (chosen.length !== 1) return false;
    this.table.choose(chosen[0]!.choice);
    return true;
  }

  private move(id: string, all: boolean): boolean {
    const drop = this.drops.get(id);
    if (drop && !this.only(id)) {
      this.setDown(id);
      return true;
    }
    const option = this.only(id);
    if (!option) return false;
    this.lift(id, option, all);
    return true;
  }

  /** Take one more of a troop, or all that may go; at the end of what is allowed it starts again with none. */
  private lift(piece: string, option: Option, all: boolean): void {
    const facts = factsOf(option, 'option:MoveCaballeros/lift');
    const others = this.lifted.filter((lift) => lift.piece !== piece);
    const held = this.lifted.find((lift) => lift.piece === piece)?.count ?? 0;
    const room = Math.min(facts.most, this.allowed(facts, others));
    const count = all ? room : held + 1 > room ? 0 : held + 1;
    this.lifted = count ? [...others, { piece, choice: option.choice, count, facts }] : others;
  }

  private allowed(facts: LiftFacts, others: readonly Lift[]): number {
    const { own, others: foreign, any, one_region } = factsOf(this.table.decision!, 'ask:MoveCaballeros');
    const same = others.filter((lift) => any || lift.facts.own === facts.own);
    if (one_region && others.some((lift) => lift.facts.region !== facts.region)) return 0;
    return (any || facts.own ? own : foreign) - same.reduce((sum, lift) => sum + lift.count, 0);
  }

  /** Everything that is lifted goes to one place, as one run. */
  setDown(place: string): void {
    const run: number[] = [];
    for (const lift of this.lifted) {
      const drop = lift.facts.drops.find((one) => one.place === place);
      if (!drop) return;
      for (let i = 0; i < lift.count; i += 1) run.push(lift.choice, drop.choice);
    }
    if (run.length) this.table.choose(run);
  }
}

function inviteOf(option: Option): number {
  return Number(option.message.args['count']);
}
