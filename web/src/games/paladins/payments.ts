/** Payments and targets of an act as rows: they come in columns, for there may be dozens of each. */
import type { Option } from '../../wire/game.ts';
import type { ActFacts, PriceFacts } from './facts.ts';
import { COLOURS } from './read.ts';

/** One way to fill the slots of an act. */
export interface Payment {
  /** Colours by slot, from left to right. */
  workers: string[];
  /** The act, and what places these workers. */
  choices: readonly number[];
  /** Acts and favours that lack workers afterwards, and with another payment would not. */
  closes: string[];
}

/** Where an act may go once it is paid for. */
export interface Target {
  thing: string;
  choice: number;
  price: readonly PriceFacts[];
}

/** An act with its payment as it stands in the slots. */
export interface Filled {
  option: Option;
  /** The slots it fills, by id. */
  slots: string[];
  payment: Payment;
}

/** An act that was clicked and waits for its target. */
export interface Armed extends Filled {
  facts: ActFacts;
  payments: Payment[];
  targets: Target[];
}

/** The slots an act fills, from left to right; a favour is one itself. */
export function slotsOf({ targets }: Option, { slots }: ActFacts): string[] {
  return slots.length ? slots.map((number) => `${targets[0]}/${number}`) : targets.slice(0, 1);
}

/** The ways to pay for it, the sensible one first. `acts` are those of the question, in the order of its options. */
export function paymentsOf({ choice }: Option, { payments }: ActFacts, acts: readonly string[]): Payment[] {
  return payments.workers.map((colours, way) => ({
    workers: colours.map((colour) => COLOURS[colour]!),
    choices: [choice, ...payments.choices[way]!],
    closes: acts.filter((_act, place) => ((payments.closes?.[way] ?? 0) >> place) & 1),
  }));
}

export function targetsOf({ targets }: ActFacts): Target[] {
  return targets.things.map((thing, at) => ({
    thing,
    choice: targets.choices[at]!,
    price: targets.prices?.[at] ?? [],
  }));
}

const EMBLEM: Record<string, string> = { errand: 'recruit', hire: 'recruit' };

/** The emblems of what a payment closes, each once. */
export function closes(payment: Payment): string[] {
  const emblem = (act: string) => (act.startsWith('favour:') ? 'favour' : (EMBLEM[act] ?? act.replace(/-\d$/, '')));
  return [...new Set(payment.closes.map(emblem))];
}
