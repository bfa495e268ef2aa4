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
