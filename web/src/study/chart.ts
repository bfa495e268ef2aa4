/** Where on the chart a line carries its letter. */

export interface Letter {
  seat: number;
  step: number;
  chance: number;
}

const APART = 0.04; // of the length of the game

/**
 * Where its seat was best off; whoever won has it at the very end. The line looked at needs none, unless it won.
 * Two letters that would lie on each other: the later seat takes its next best place.
 */
export function peaks(
  curve: readonly (readonly [number, readonly number[]])[],
  winners: readonly number[],
  own: number,
): Letter[] {
  const last = curve.at(-1)?.[0] ?? 0;
  const found: Letter[] = [];
  const seats = curve[0]?.[1].length ?? 0;
  const free = (step: number, chance: number) =>
    found.every((one) => Math.abs(one.step - step) > APART * last || Math.abs(one.chance - chance) > 0.15);
  for (let seat = 0; seat < seats; seat += 1) {
    const points = curve.map(([step, by]) => ({ seat, step, chance: by[seat] ?? 0 }));
    if (winners.includes(seat) && points.length) found.push(points.at(-1)!);
    else if (seat !== own) {
      const best = [...points].sort((a, b) => b.chance - a.chance);
      const place = best.find((one) => free(one.step, one.chance)) ?? best[0];
      if (place) found.push(place);
    }
  }
  return found;
}
