/** Following a table by what changes in it. What stays as it was stays the very same object, so it is not drawn anew. */
import { indexThings, type Observation, type Thing } from './game.ts';
import type { Changes, ThingAlone, View, ViewNow } from './types.ts';

/** The observation that `changes` lead to; throws where they do not fit. */
export function follow(before: Observation, changes: Changes): Observation {
  const known = indexThings(before.things);
  const changed = new Map<string, ThingAlone>(changes.nodes.map((node) => [node.id, node]));

  function build(id: string): Thing {
    const old = known.get(id);
    const { items: ids, ...own } = changed.get(id) ?? {};
    if ('name' in own) return ids ? { ...own, items: ids.map(build) } : own;
    if (!old) throw new Error(`unknown thing: ${id}`);
    if (!old.items) return old;
    const items = old.items.map((item) => build(item.id));
    return items.every((item, index) => item === old.items![index]) ? old : { ...old, items };
  }

  return {
    seat: before.seat,
    round: changes.round ?? before.round,
    rounds: before.rounds,
    phase: changes.phase ?? before.phase,
    scores: changes.scores ?? before.scores,
    things: (changes.things ?? before.things.map((thing) => thing.id)).map(build),
  };
}

/** The views after an update; null where what it builds on, the views of `number`, is not what is known here. */
export function wholeViews(told: readonly ViewNow[], known: readonly View[], number: number | null): View[] | null {
  const whole: View[] = [];
  for (const { observation, changes, ...view } of told) {
    const before = known.find((one) => one.seat === view.seat)?.observation;
    if (observation) whole.push({ ...view, observation });
    else if (changes && before && changes.since === number)
      whole.push({ ...view, observation: follow(before, changes) });
    else return null;
  }
  return whole;
}
