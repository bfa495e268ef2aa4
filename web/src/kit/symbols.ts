/**
 * A game's symbols: small drawings by their id, put on the page once (`SymbolSheet`) and used everywhere
 * (`Sym` among HTML, `SymG` inside an SVG). A drawing may use `currentColor` and CSS variables.
 * A program is what Python says in icons: `[["ink", 2], ["/"], ["flip", 1]]`.
 */
export interface SymbolArt {
  /** viewBox */
  box: string;
  body: string;
}
export type Symbols = Readonly<Record<string, SymbolArt>>;

export function hrefOf(id: string): string {
  return `#sym-${id}`;
}

export type Program = readonly (readonly (string | number)[])[];

/** What stands in a row of tokens: symbols, numbers before them, and signs between them. */
export type Cell =
  | { kind: 'symbol'; id: string; width: number }
  | { kind: 'number'; text: string; width: number }
  | { kind: 'sign'; text: string; width: number };

const SIGNS: Readonly<Record<string, string>> = {
  '/': '/',
  '|': '|',
  ',': ' ',
  '+': '+',
  '=': '=',
  '>': '→',
  '->': '→',
};

/** The cells of a program: up to `repeat` of a symbol stand side by side, more are counted. Widths in symbols. */
export function cells(program: Program, repeat = 3): Cell[] {
  const row: Cell[] = [];
  for (const [first, amount = 1] of program) {
    const id = String(first);
    const sign = SIGNS[id];
    if (sign !== undefined) row.push({ kind: 'sign', text: sign, width: sign === '→' ? 0.9 : 0.45 });
    else if (typeof amount === 'number' && amount >= 1 && amount <= repeat)
      for (let copy = 0; copy < amount; copy += 1) row.push({ kind: 'symbol', id, width: 1 });
    else {
      const text = String(amount);
      row.push({ kind: 'number', text, width: 0.6 * text.length });
      row.push({ kind: 'symbol', id, width: 1 });
    }
  }
  return row;
}

/** Where the middle of each cell stands in a row whose own middle is 0; in symbols. */
export function spread(row: readonly Cell[], gap = 0.12): number[] {
  const whole = row.reduce((sum, cell) => sum + cell.width, 0) + gap * Math.max(0, row.length - 1);
  let left = -whole / 2;
  return row.map((cell) => {
    const middle = left + cell.width / 2;
    left += cell.width + gap;
    return middle;
  });
}
