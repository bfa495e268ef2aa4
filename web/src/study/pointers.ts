/** Which thing a label on the board belongs to, and where it lies so that labels do not cover each other. */

export interface Pointer {
  key: string;
  kind: 'better' | 'made' | 'tried';
  says: string;
  /** What the choice means on the board, as options name it. */
  targets: readonly string[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** A drawn shape: a frame around it would frame its neighbours too. Its outline, where it has one, is drawn instead. */
  drawn?: boolean;
  outline?: Outline | null;
}

export interface Outline {
  /** The path, in its own measure. */
  d: string;
  /** From there to the frame, as SVG writes it. */
  matrix: string;
}

export interface Label {
  key: string;
  kind: Pointer['kind'];
  says: string;
  x: number;
  y: number;
  /** Around what is small enough to be ringed; a region of a map is not. */
  ring: Box | null;
  outline: Outline | null;
}

const HIGH = 34;
const LETTER = 8.2;
const PAD = 5;
const RINGED = 190;

/** Things that only this choice means come first; where choices mean the same things, only the first label is shown. */
export function distinct(pointers: readonly Pointer[]): { pointer: Pointer; things: string[] }[] {
  const found: { pointer: Pointer; things: string[] }[] = [];
  for (const pointer of pointers) {
    const others = new Set(pointers.filter((one) => one !== pointer).flatMap((one) => one.targets));
    const own = pointer.targets.filter((id) => !others.has(id)).reverse();
    const things = own.length || found.length ? own : [...pointer.targets].reverse();
    if (things.length) found.push({ pointer, things });
  }
  return found;
}

/** Above its thing where there is room, else below, within the frame; one that would lie on another gives way. */
export function lay(found: readonly { pointer: Pointer; box: Box }[], width: number, height: number): Label[] {
  const laid: { label: Label; wide: number }[] = [];
  for (const { pointer, box } of found) {
    const wide = pointer.says.length * LETTER + 30;
    const x = clamp(box.x + box.width / 2, wide / 2 + 4, width - wide / 2 - 4);
    const small = box.width <= RINGED && box.height <= RINGED;
    const framed = small && !box.drawn;
    const above = small ? box.y - HIGH / 2 - PAD : box.y + box.height / 2 - HIGH;
    const below = box.y + box.height + HIGH / 2 + PAD;
    const free = (y: number) =>
      y >= HIGH / 2 &&
      y <= height - HIGH / 2 &&
      laid.every((one) => Math.abs(one.label.y - y) >= HIGH || Math.abs(one.label.x - x) >= (one.wide + wide) / 2);
    const y = [above, below, above - HIGH, below + HIGH].find(free) ?? clamp(above, HIGH / 2, height - HIGH / 2);
    const ring = framed
      ? { x: box.x - PAD, y: box.y - PAD, width: box.width + 2 * PAD, height: box.height + 2 * PAD }
      : null;
    laid.push({
      label: { key: pointer.key, kind: pointer.kind, says: pointer.says, x, y, ring, outline: box.outline ?? null },
      wide,
    });
  }
  return laid.map((one) => one.label);
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));
