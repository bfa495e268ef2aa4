/**
 * A guided first game: real rules, a fixed seed, and words beside the decision that explain it.
 * A tip belongs to a kind of decision (or to a moment) and is said once or a few times; nothing is forced.
 */
import type { Decision, Observation } from '../wire/game.ts';

export interface Tip {
  /** Message id in the shell's words. */
  says: string;
  /** Kinds of decisions it belongs to; empty: any. */
  kinds?: string[];
  /** When else it is due. */
  when?: (observation: Observation, decision: Decision | null) => boolean;
  /** Things to point at: ids, or the beginning of ids with a star. */
  points?: string[];
}

export interface Lesson {
  game: string;
  seats: number;
  seed: string;
  options: Record<string, unknown>;
  level: string;
  tips: Tip[];
}

/** The first tip that is due and was not yet said. */
export function nextTip(
  lesson: Lesson,
  heard: ReadonlySet<string>,
  observation: Observation | null,
  decision: Decision | null,
): Tip | null {
  if (!observation) return null;
  for (const tip of lesson.tips) {
    if (heard.has(tip.says)) continue;
    if (tip.kinds && (!decision || !tip.kinds.includes(decision.kind))) continue;
    if (tip.when && !tip.when(observation, decision)) continue;
    return tip;
  }
  return null;
}
