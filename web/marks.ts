/** The marks by which the styles of a component are its own: they stand on every element these touch, so they are short. */

const LEAST = 4; // letters
const taken = new Map<string, string>();

interface Component {
  hash: (text: string) => string;
  css: string;
  filename: string | undefined;
}

/** As short as no other component has it. */
export function cssHash({ hash, css, filename }: Component): string {
  const whole = hash(filename ?? css);
  for (let length = LEAST; ; length += 1) {
    const mark = `s-${whole.slice(-length)}`;
    if ((taken.get(mark) ?? whole) !== whole) continue;
    taken.set(mark, whole);
    return mark;
  }
}
