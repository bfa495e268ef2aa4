/** The log by turns: neighbouring lines of one seat belong together. */
import type { LogLine } from './table.svelte.ts';

export interface Turn {
  seat: number | null;
  lines: LogLine[];
}

export function turnsOf(lines: readonly LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    if (last && (last.seat === line.seat || line.seat === null)) last.lines.push(line);
    else turns.push({ seat: line.seat, lines: [line] });
  }
  return turns;
}
