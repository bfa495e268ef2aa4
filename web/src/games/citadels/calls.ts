/**
 * Calls that nobody answers, told one by one before what follows them: the moon comes to each card and its candle goes
 * out. A killed character takes as long as one that nobody has, so that nothing can be read from the time.
 */
import { paceOf, still } from '../../app/settings.svelte.ts';
import type { Act } from '../../table/board.svelte.ts';
import type { Observation, Thing } from '../../wire/game.ts';
import { factsOf } from './facts.ts';

const BREATH = 0.8; // of the reader's pace
const GLANCE = 30; // milliseconds after which a breath sees that somebody skips it

/** How many lines it has told; none are told for good: what they moved flies with the rest. */
export async function silences({ lines, now, show, skipped }: Act): Promise<number> {
  if (still()) return 0;
  let reached = now;
  for (const [index, { message }] of lines.entries()) {
    if (message.id !== 'event-nobody') continue;
    if (skipped.aborted) break;
    reached = silent(reached, String(message.args['character']));
    show(reached, index + 1);
    await breath(paceOf() * BREATH, skipped);
  }
  return 0;
}

/** The table at the moment when this character is called and nobody answers. */
export function silent(at: Observation, name: string): Observation {
  const called = (thing: Thing): Thing => {
    if (!thing.id.startsWith('rank:')) return thing;
    const facts = factsOf(thing, 'rank:*');
    const on = `character-${facts.character}` === name;
    return on || facts.called ? { ...thing, facts: { ...facts, called: on, silent: facts.silent || on } } : thing;
  };
  return {
    ...at,
    phase: {
      id: at.phase.id === 'phase-last' ? 'phase-last' : 'phase-call',
      args: { round: at.round, character: name },
    },
    things: at.things.map((thing) =>
      thing.id === 'cast' ? { ...thing, items: (thing.items ?? []).map(called) } : thing,
    ),
  };
}

function breath(duration: number, skipped: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = performance.now() + duration;
    const wait = () => (skipped.aborted || performance.now() >= end ? done() : void setTimeout(wait, GLANCE));
    wait();
  });
}
