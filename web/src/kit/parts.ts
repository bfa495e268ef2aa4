/** The small records that parts of the kit are handed. */

/** A step of a track. */
export interface Step {
  /** Where it is a thing of the table. */
  id?: string;
  label?: string;
  /** `reach`: a marker may get here; `marked`: something happens here; `faint`: no longer of use. */
  tone?: 'reach' | 'marked' | 'faint';
}

/** A marker of a track. */
export interface Marker {
  id?: string;
  at: number;
  seat?: number;
}

/** Where a payment may come from. */
export interface Source {
  id: string;
  label: string;
  /** What it brings, or what giving it costs. */
  note?: string;
  value: number;
  min?: number;
  max: number;
}

/** A region of a map. */
export interface Region {
  id: string;
  d: string;
  /** Where its pieces gather and flights arrive: not the middle of its outline, but where there is room. */
  anchor: readonly [x: number, y: number];
  class?: string;
}
