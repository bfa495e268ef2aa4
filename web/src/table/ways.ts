/**
 * Which choices stand in the bar, and in which order. What glows on the board is not repeated there,
 * unless there are so few ways that all of them fit; what gives something up stands last, is never
 * filled while anything else can be done, and is never a tap on a thing of the table.
 */
import type { Decision, Option, Proposal } from '../wire/game.ts';

/** So many ways stand in the bar even where they also glow on the board. */
export const FEW = 4;

/** One line of *All ways*: a choice, or a run of choices the rules propose. */
export type Way = Proposal & { option?: Option };

const ORDER = { gain: 0, plain: 1, stop: 2 } as const;

export const roleOf = (option: Option): keyof typeof ORDER => option.role ?? 'plain';

/** What gains, what is neutral, what gives up; otherwise as the rules list them. */
export function inOrder(options: readonly Option[]): Option[] {
  return [...options].sort((a, b) => ORDER[roleOf(a)] - ORDER[roleOf(b)]);
}

/** The options that stand as buttons in the bar and answer to the number keys; where there is no room, the loose ones. */
export function inBar(options: readonly Option[], loose: readonly Option[], crowded = false): Option[] {
  return inOrder(options.length <= FEW && !crowded ? options : loose);
}

/** Filled: what gains, or the one thing there is to do. */
export function isMain(option: Option, options: readonly Option[]): boolean {
  return roleOf(option) === 'gain' || options.length === 1;
}

/**
 * What the rules propose to do before one gives something up, in the same gesture: the button of the one does both. What is
 * gained by it would else be lost, or cost a step of its own.
 */
export function endingWith(option: Option, decision: Decision | null): Proposal | undefined {
  if (roleOf(option) !== 'stop') return undefined;
  return decision?.proposals?.find((run) => !run.targets.length && run.choices.at(-1) === option.choice);
}

/** What the button of an option does, as one gesture. */
export const doneBy = (option: Option, decision: Decision | null): readonly number[] =>
  endingWith(option, decision)?.choices ?? [option.choice];

/**
 * The buttons first, then all other choices, then what the rules propose, and at the end what gives up: who opens the
 * list and presses Enter does not pass. Where a proposed run only completes a choice on the same thing (an act with its
 * payment), it stands for that choice: the same act is not listed twice.
 */
export function waysOf(decision: Decision | null, buttons: readonly Option[]): Way[] {
  const ends = (option: Option) => endingWith(option, decision);
  const ending = buttons.flatMap((option) => ends(option) ?? []);
  const runs = (decision?.proposals ?? []).filter((run) => !ending.includes(run));
  const completed = (option: Option) =>
    runs.some((run) => run.choices[0] === option.choice && run.targets.join() === option.targets.join());
  const others = inOrder(decision?.options ?? []).filter((option) => !buttons.includes(option) && !completed(option));
  const alone = (option: Option): Way => ({ ...option, choices: [option.choice] });
  const singles = [...buttons, ...others].map((option) => ({ ...(ends(option) ?? alone(option)), option }));
  const stops = singles.filter((way) => roleOf(way.option) === 'stop');
  return [...singles.filter((way) => !stops.includes(way)), ...runs, ...stops, ...buttons.filter(ends).map(alone)];
}
