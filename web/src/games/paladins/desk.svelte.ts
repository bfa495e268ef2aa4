/**
 * What the board knows beyond the table: whose board is looked at, the gesture begun (an act with its payment, a
 * paladin picked first), and what a hovered tavern would bring. A gesture is sent as one run of choices.
 */
import { getContext, setContext } from 'svelte';
import { elementOf } from '../../table/flights.ts';
import type { Table } from '../../table/table.svelte.ts';
import { msg, seatOf, type Closed, type Option } from '../../wire/game.ts';
import {
  factsOf,
  type ActFacts,
  type LackFacts,
  type PaladinFacts,
  type PickFacts,
  type TavernFacts,
} from './facts.ts';
import PayBar from './own/PayBar.svelte';
import { paymentsOf, slotsOf, targetsOf, type Armed, type Filled, type Payment, type Target } from './payments.ts';
import { chipOf, type Chip } from './phone/chips.ts';
import { read, type Player } from './read.ts';
import { Stage } from './scenes/stage.svelte.ts';

export class Desk {
  readonly table: Table;
  readonly stage = new Stage();
  armed = $state.raw<Armed | null>(null);
  /** The slot whose worker is being changed. */
  slot = $state<number | null>(null);
  /** The paladin picked for this round, while the one for the top of the deck is still to be named. */
  first = $state<string | null>(null);
  /** The tavern the pointer rests on. */
  tavern = $state.raw<TavernFacts | null>(null);
  /** A target that can be paid for in two ways. */
  asking = $state.raw<{ at: DOMRect; targets: Target[] } | null>(null);
  /** The opponent's board, while the guide to it is open. */
  guide = $state.raw<HTMLElement | null>(null);
  /** Where a gesture ended: what it costs flies there, and what comes from the supply comes from there. */
  touched = $state.raw<DOMRect | null>(null);
  /** On a phone: what is in front. */
  part = $state<'board' | 'kingdom'>('board');
  /** On a phone: the part of the kingdom that is in front. */
  chip = $state<Chip>('land');
  /** The seat whose board is shown; null: the own one. */
  looked = $state<number | null>(null);

  readonly view = $derived.by(() => (this.table.observation ? read(this.table.observation) : null));
  readonly me = $derived(this.view?.players.find((player) => player.seat === this.table.viewer));
  readonly solo = $derived(this.view?.players.find((player) => player.automatic));
  /** The board below: one's own, another's, or the first one for somebody who only watches. */
  readonly shown = $derived.by((): Player | undefined => {
    const players = this.view?.players;
    return players?.find((player) => player.seat === this.looked) ?? this.me ?? players?.[0];
  });
  /** Cards of the kingdom that lie on one's own board: they keep their ids. */
  private readonly mine = $derived(
    new Set([...(this.me?.hired ?? []), ...(this.me?.converted ?? [])].map((card) => card.id)),
  );
  readonly turn = $derived.by(() => (this.table.decision?.kind === 'Turn' ? this.table.decision : null));
  /** What may be done now, by act. */
  readonly acts = $derived(new Map((this.turn?.options ?? []).map((option) => [actOf(option), option])));
  /** What is missing, by act. */
  readonly lacks = $derived(new Map((this.turn?.closed ?? []).flatMap(lackOf)));

  /** An act that is advised: its payment stands in its slots before it is begun. */
  readonly advised = $derived.by((): Filled | null => {
    const option = this.turn && this.table.hinted;
    const facts = option?.facts as ActFacts | undefined;
    if (this.armed || !option || !facts?.payments) return null;
    return { option, slots: slotsOf(option, facts), payment: paymentsOf(option, facts, [])[0]! };
  });

  /** The paladin picked first: one's own board shows what would be with it. */
  readonly picked = $derived.by((): PaladinFacts | null => {
    const card = this.first === null ? undefined : this.table.thing(this.first);
    return card ? (factsOf(card, 'seat:*/paladin:*') as PaladinFacts) : null;
  });

  /** Another's board lies where one's own would be. */
  readonly away = $derived.by(() => this.looked !== null && this.looked !== this.table.viewer);

  /** The end of a round, until a paladin is looked at; it never lies on a board that one has just turned to. */
  readonly summary = $derived.by(() => (this.first === null && !this.away ? this.stage.round : null));

  constructor(table: Table) {
    this.table = table;
  }

  /** Is a thing drawn in the kingdom, and not on somebody's board? */
  inKingdom(id: string): boolean {
    return !id.startsWith('seat:') && !this.mine.has(id);
  }

  /** Turn to somebody's board, or home: what was being changed on the one before goes with it. */
  look(seat: number | null): void {
    this.looked = seat === this.table.viewer ? null : seat;
    this.slot = this.asking = null;
  }

  /** A tap on a name leads to that board, and home again from it. */
  visit(seat: number): void {
    this.look(seat === this.shown?.seat ? null : seat);
    this.part = 'board';
  }

  /** With each question a gesture is over; one that is about one's own board is asked there. */
  ask(): void {
    this.drop();
    this.tavern = null;
    const own = [...this.table.open.keys()].some((id) => !this.inKingdom(id) && !id.includes('/paladin:'));
    if (own) this.look(null);
  }

  /** Turn to where a thing is drawn; on a phone one part of the board is in front, the opponent's like any other. */
  reveal(id: string, phone: boolean): boolean {
    const seat = this.mine.has(id) ? this.table.viewer : seatOf(id);
    const turns = seat !== null && (phone || seat !== this.solo?.seat);
    if (turns) this.look(seat);
    if (!phone) return turns;
    this.part = this.inKingdom(id) && id !== 'tax' ? 'kingdom' : 'board';
    this.chip = chipOf(id) ?? this.chip;
    return true;
  }

  /** One's own board shows what a tavern would bring, and what the paladin picked first would change: no explanation hides that. */
  answers(id: string): boolean {
    if (id.includes('/paladin:')) return this.first !== null;
    return id.startsWith('tavern:') && this.table.decision?.kind === 'ChooseTavern';
  }

  /** Escape takes away what lies on top, one thing after another. */
  escape(): void {
    if (this.asking) this.asking = null;
    else if (this.away) this.look(null);
    else if (this.slot !== null) this.slot = null;
    else if (this.summary) this.stage.close();
    else if (this.table.gesture) this.drop();
  }

  /** A click on an act: with nothing to aim at it is played at once, else it waits for its target. */
  take(option: Option): void {
    if (this.table.busy) return;
    const facts = option.facts as ActFacts | undefined;
    const at = option.targets[0] ?? '';
    if (!facts?.payments) return this.play([option.choice], at);
    if (this.armed?.option.choice === option.choice) {
      if (this.armed.targets.length) this.drop();
      else this.play(this.armed.payment.choices, at);
      return;
    }
    if (facts.targets.choices.length) this.arm(option, facts);
    else this.play(paymentsOf(option, facts, [])[0]!.choices, at);
  }

  arm(option: Option, facts: ActFacts): void {
    this.drop();
    const payments = paymentsOf(option, facts, [...this.acts.keys()]);
    const targets = targetsOf(facts);
    this.armed = { option, facts, slots: slotsOf(option, facts), payment: payments[0]!, payments, targets };
    const places = new Set(facts.targets.things);
    this.table.held = places;
    this.table.notice = this.table.explained = null;
    this.table.gesture = {
      message: facts.ask ? msg(facts.ask) : option.message,
      places: places.size,
      panel: [PayBar, { desk: this }],
      ways: targets.length ? [] : [{ message: msg('board-do-it'), take: () => this.take(option) }],
      drop: () => this.drop(),
    };
  }

  drop(): void {
    this.armed = null;
    this.slot = null;
    this.first = null;
    this.asking = null;
    this.table.held = new Set();
    this.table.gesture = null;
  }

  /** A tap on a slot: the act is armed, and the worker on this slot may be changed. */
  edit(option: Option, slotId: string): boolean {
    const facts = option.facts as ActFacts | undefined;
    const slot = facts ? slotsOf(option, facts).indexOf(slotId) : -1;
    if (!facts || slot < 0) return false;
    if (this.armed?.option.choice !== option.choice) this.arm(option, facts);
    this.slot = this.slot === slot ? null : slot;
    return true;
  }

  /** The ways to fill a slot while the others stay as they are as far as they can: one for each colour. */
  alternatives(slot: number): Payment[] {
    if (!this.armed) return [];
    const { payments, payment } = this.armed;
    const found = new Map<string, Payment>();
    const same = (other: Payment) =>
      other.workers.filter((worker, index) => index === slot || worker === payment.workers[index]).length;
    for (const other of payments) {
      const worker = other.workers[slot]!;
      const best = found.get(worker);
      if (!best || same(other) > same(best)) found.set(worker, other);
    }
    return [...found.values()];
  }

  pay(payment: Payment): void {
    if (this.armed) this.armed = { ...this.armed, payment };
    this.slot = null;
  }

  /** A worker of the tray goes onto the slot in question, or onto the first that takes it. */
  payWith(colour: string): boolean {
    if (!this.armed) return false;
    const slots = this.slot === null ? this.armed.slots.map((_, index) => index) : [this.slot];
    for (const slot of slots) {
      const other = this.alternatives(slot).find(
        (payment) => payment.workers[slot] === colour && payment !== this.armed!.payment,
      );
      if (other) {
        this.pay(other);
        return true;
      }
    }
    return false;
  }

  private fills(option: Option, slotId: string): boolean {
    const facts = option.facts as ActFacts | undefined;
    return facts !== undefined && slotsOf(option, facts).includes(slotId);
  }

  /** The colour that pays on a slot: with the act begun, or with the one that is advised. */
  pays(slotId: string): string | undefined {
    const filled = this.armed ?? this.advised;
    return filled?.payment.workers[filled.slots.indexOf(slotId)];
  }

  /** A worker was dragged from the tray onto a slot: the act is armed, and this colour pays there. */
  put(slotId: string, colour: string, way?: Option): void {
    const action = slotId.slice(0, slotId.lastIndexOf('/'));
    const options = way ? [way] : this.armed ? [this.armed.option] : (this.table.open.get(action) ?? []);
    const option = options.find((one) => this.fills(one, slotId));
    const facts = option?.facts as ActFacts | undefined;
    if (!option || !facts) return;
    if (this.armed?.option.choice !== option.choice) this.arm(option, facts);
    const slot = slotsOf(option, facts).indexOf(slotId);
    const wanted = this.alternatives(slot).find((payment) => payment.workers[slot] === colour);
    if (wanted) this.pay(wanted);
  }

  /** The target was named: the whole gesture goes out as one. */
  aim(targets: Target[], at: DOMRect): void {
    if (!this.armed) return;
    if (targets.length > 1) this.asking = { at, targets };
    else this.complete(targets[0]!);
  }

  complete(target: Target): void {
    this.play([...(this.armed?.payment.choices ?? []), target.choice], target.thing);
  }

  /** The gesture goes out; it ended at this thing. */
  private play(choices: readonly number[], id: string): void {
    this.touched = elementOf(id)?.getBoundingClientRect() ?? null;
    this.table.choose(choices);
  }

  /** The board's answer to a tap on a thing, before the table's own. */
  tap(id: string, at: DOMRect, event?: Event): boolean {
    if (this.armed) {
      const targets = this.armed.targets.filter((target) => target.thing === id);
      if (targets.length) {
        this.aim(targets, at);
        return true;
      }
      const worker = /\/workers\/([a-z]+)$/.exec(id)?.[1];
      if (worker && this.payWith(worker)) return true;
    }
    if (this.absolve(id)) return true;
    if (this.first !== null && id.includes('/paladin:')) return this.second(id);
    if (this.table.decision?.kind === 'ChoosePaladin' && this.table.open.has(id)) {
      this.first = id;
      const card = this.table.thing(id)!;
      this.table.gesture = {
        message: msg('board-who-on-top', { paladin: this.table.say(card.name) }),
        places: 2,
        ways: [{ message: msg('board-choose-another'), take: () => this.drop(), stop: true }],
        drop: () => this.drop(),
      };
      return true;
    }
    const slot = /^(seat:\d+\/action:[a-z]+)\/\d+$/.exec(id)?.[1];
    if (slot && !this.table.open.has(id)) {
      const options = this.table.open.get(slot) ?? [];
      return options.some((option) => this.edit(option, id));
    }
    const options = this.turn ? (this.table.open.get(id) ?? []) : [];
    if (options.length === 1 && options[0]!.facts) {
      if (!this.changes(options[0]!, event)) this.take(options[0]!);
      return true;
    }
    this.touched = at;
    return false;
  }

  /** Spaces for jars stand for Absolve alone: one click on a free one is the whole gesture. */
  private absolve(id: string): boolean {
    const option = this.armed ? undefined : this.acts.get('absolve');
    const facts = option?.facts as ActFacts | undefined;
    const target = facts && targetsOf(facts).find(({ thing }) => thing === id);
    if (!option || !target) return false;
    this.play([...paymentsOf(option, facts, [])[0]!.choices, target.choice], id);
    return true;
  }

  /** A favour is a slot itself: a tap on where its worker stands changes who pays, if anybody else could. */
  private changes(option: Option, event?: Event): boolean {
    const { slots, payments } = option.facts as unknown as ActFacts;
    const on = (event?.target as Element | undefined)?.closest('[data-stand]');
    return !slots.length && payments.workers.length > 1 && !!on && this.edit(option, option.targets[0]!);
  }

  /** The second paladin goes on top, the third under the deck; the first one again takes the pick back. */
  private second(id: string): boolean {
    const first = this.first;
    this.drop();
    if (id === first) return true;
    const wanted = this.table.decision?.options.find((option) => {
      const pick = option.facts as PickFacts | undefined;
      return pick?.play === first && pick?.top === id;
    });
    if (wanted) this.table.choose(wanted.choice);
    return true;
  }
}

function actOf(option: Option): string {
  return (option.facts as Partial<ActFacts> | undefined)?.act ?? '';
}

function lackOf(closed: Closed): [string, LackFacts][] {
  const facts = closed.facts as LackFacts | undefined;
  return facts ? [[facts.act, facts]] : [];
}

const KEY = Symbol('desk');

export function provideDesk(table: Table): Desk {
  return setContext(KEY, new Desk(table));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
