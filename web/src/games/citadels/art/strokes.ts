/**
 * Drawings are written as strokes, which weighs a third less than markup: `|` between them, each a look and a form.
 *
 * A look is classes joined by dots, a fill (`#7a1f24`), a line (`-#fff 1.4`, round where nothing is filled), and an opacity
 * (`@.45`). A form is a path (`M3 61l12-27`) or `O` with the centre and the radii of an ellipse. What fits none of this is
 * markup as it is.
 */
const STROKE = /^([\w.]*)(#\w+)?(?:-(#\w+) ([\d.]+))?(?:@([\d.]+))?([MO])(.*)$/;

function markup(stroke: string): string {
  const read = STROKE.exec(stroke);
  if (!read) return stroke;
  const [, classes, fill, line, width, opacity, form, rest] = read;
  let look = classes ? ` class="${classes.replace('.', ' ')}"` : '';
  if (fill || line) look += ` fill="${fill ?? 'none'}"`;
  if (line) look += ` stroke="${line}" stroke-width="${width}"`;
  if (line && !fill) look += ' stroke-linecap="round" stroke-linejoin="round"';
  if (opacity) look += ` opacity="${opacity}"`;
  if (form === 'M') return `<path${look} d="M${rest}"/>`;
  const [x, y, rx, ry] = rest!.match(/-?(\d*\.\d+|\d+)/g)!;
  return `<ellipse${look} cx="${x}" cy="${y}" rx="${rx}" ry="${ry ?? rx}"/>`;
}

/** A drawing in strokes as the markup of its group. */
export const drawn = (strokes = ''): string => strokes.split('|').map(markup).join('');

/** Signs in a row, each of these drawings at its place along it, with what is written in it: `tower18.5 points81.5:+3`. */
export function row(signs: string, drawings: Readonly<Record<string, string>>): string {
  return signs.replace(/([a-z]+)([\d.]+)(?::(\S+))? ?/g, (_, sign: string, at: string, text = '') => {
    return `<g transform="translate(${at})">${drawn(drawings[sign]).replace('$', text)}</g>`;
  });
}
