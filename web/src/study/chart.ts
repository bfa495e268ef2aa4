/** Where on the chart a line carries its letter. */

export interface Spot {
  step: number;
  chance: number;
}

export interface Letter extends Spot {
  seat: number;
}

const APART = 0.04; // of the length of the game

/**
 * Where its seat was best off; whoever won has it at the very end. The line looked at needs none, unless it won.
 * A line is often highest where a mistake began, and its mark stands there; or two letters would lie on each other: then
 * the next best place that is free.
 */
export function peaks(
  curve: readonly (readonly [number, readonly number[]])[],
  winners: readonly number[],
  own: number,
  marks: readonly Spot[] = [],
): Letter[] {
  const last = curve.at(-1)?.[0] ?? 0;
  const found: Letter[] = [];
  const seats = curve[0]?.[1].length ?? 0;
  const free = ({ step, chance }: Spot, of: readonly Spot[]) =>
    of.every((one) => Math.abs(one.step - step) > APART * last || Math.abs(one.chance - chance) > 0.15);
  for (let seat = 0; seat < seats; seat += 1) {
    const points = curve.map(([step, by]) => ({ seat, step, chance: by[seat] ?? 0 }));
    if (winners.includes(seat) && points.length) found.push(points.at(-1)!);
    else if (seat !== own) {
      const best = [...points].sort((a, b) => b.chance - a.chance);
      const apart = best.filter((one) => free(one, found));
      const place = apart.find((one) => free(one, marks)) ?? apart[0] ?? best[0];
      if (place) found.push(place);
    }
  }
  return found;
}
