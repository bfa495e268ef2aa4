/**
 * Figures and houses are written as strokes, which weighs a third less than markup: `|` between them, each a look and a form.
 *
 * A look is classes joined by dots, a fill (`#7a1f24`) or a round line (`-#fff 1.4`), and an opacity (`@.45`). A form is a
 * path (`M3 61l12-27`) or `O` with the centre and the radii of an ellipse. What fits none of this is markup as it is.
 */
const STROKE = /^([\w.]*)(?:(-?)(#\w+)(?: ([\d.]+))?)?(?:@([\d.]+))?([MO])(.*)$/;

function markup(stroke: string): string {
  const read = STROKE.exec(stroke);
  if (!read) return stroke;
  const [, classes, line, colour, width, opacity, form, rest] = read;
  let look = classes ? ` class="${classes.replace('.', ' ')}"` : '';
  if (line)
    look += ` fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
  else if (colour) look += ` fill="${colour}"`;
  if (opacity) look += ` opacity="${opacity}"`;
  if (form === 'M') return `<path${look} d="M${rest}"/>`;
  const [x, y, rx, ry] = rest!.match(/-?(\d*\.\d+|\d+)/g)!;
  return `<ellipse${look} cx="${x}" cy="${y}" rx="${rx}" ry="${ry ?? rx}"/>`;
}

/** A drawing in strokes as the markup of its group. */
export const drawn = (strokes = ''): string => strokes.split('|').map(markup).join('');
