/** Outlines of pieces that several games have; a game may bring its own. */
import { SHAPES } from '../ui/shapes.ts';

export interface Form {
  /** The outline, in a square box of this side. */
  d: string;
  box: number;
  /** Where the seat's letter stands and how large it is. */
  letter: readonly [x: number, y: number, size: number];
  /** What lies in shadow: drawn over the colour. */
  shade?: string;
}

const HOUSE = 'M33 6L62 28V58H4V28Z';

export const FORMS = {
  cube: { d: 'M8 18L22 6H60V46L48 60H8Z', box: 66, letter: [28, 51, 30], shade: 'M48 60V18L60 6V46Z' },
  disc: { d: 'M33 5a28 28 0 1 1 0 56a28 28 0 1 1 0-56z', box: 66, letter: [33, 44, 32] },
  pawn: {
    d:
      'M32 4a12 12 0 0 1 7.5 21.5c8 2.5 13.5 10 14.5 20l1.5 9q.5 4-3.5 4H12q-4 0-3.5-4l1.5-9' +
      'c1-10 6.5-17.5 14.5-20A12 12 0 0 1 32 4z',
    box: 66,
    letter: [32, 53, 26],
    shade: 'M36 5A12 12 0 0 1 39.5 25.5c8 2.5 13.5 10 14.5 20l1.5 9q.5 4-3.5 4H42Q46 30 36 5Z',
  },
  house: { d: HOUSE, box: 66, letter: [33, 53, 28], shade: 'M33 6L62 28V58H50V28L33 14L16 28H4Z' },
} as const satisfies Record<string, Form>;

export type FormName = keyof typeof FORMS;

/** The form of this name or of its own; without one the seat's own shape. */
export function formOf(form: FormName | Form | undefined, seat: number): Form {
  if (typeof form === 'object') return form;
  if (form) return FORMS[form];
  return { d: SHAPES[seat % 8]!, box: 20, letter: [10, seat % 8 === 7 ? 17 : 14, 11] };
}
