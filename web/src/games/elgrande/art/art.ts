/**
 * The drawings of El Grande: one SVG file each, so that they can be opened and mended by themselves. Figures that
 * several share stand once, in figures.svg; `figures` is put into the page once and the others point into it.
 */
import figuresFile from './figures.svg?raw';

type Files = Record<string, string>;
const emblems = import.meta.glob('./emblems/*.svg', { query: '?raw', import: 'default', eager: true }) as Files;
const crests = import.meta.glob('./crests/*.svg', { query: '?raw', import: 'default', eager: true }) as Files;
const powers = import.meta.glob('./powers/*.svg', { query: '?raw', import: 'default', eager: true }) as Files;
const modifiers = import.meta.glob('./modifiers/*.svg', { query: '?raw', import: 'default', eager: true }) as Files;
const single = import.meta.glob('./*.svg', { query: '?raw', import: 'default', eager: true }) as Files;

const PREFIX = 'eg-';

/** Figures are found by ids of the page, which carry the game's prefix. */
function placed(source: string): string {
  return source
    .trim()
    .replace(/ xmlns="[^"]*"/, '')
    .replaceAll('figures.svg#', `#${PREFIX}`)
    .replaceAll('url(#', `url(#${PREFIX}`)
    .replaceAll(' id="', ` id="${PREFIX}`)
    .replace(/>\s+</g, '><')
    .replace('<svg', '<svg aria-hidden="true"');
}

function byName(files: Files): ReadonlyMap<string, string> {
  return new Map(Object.entries(files).map(([path, source]) => [path.split('/').at(-1)!.slice(0, -4), placed(source)]));
}

export const EMBLEMS = byName(emblems);
export const CRESTS = byName(crests);
export const POWERS = byName(powers);
export const MODIFIERS = byName(modifiers);
export const SINGLE = byName(single);
/** What the others point at: the insides alone, for a sheet that takes no room. */
export const FIGURES = placed(figuresFile).replace(/^<svg[^>]*>|<\/svg>$/g, '');
export const figure = (name: string): string => `#${PREFIX}${name}`;
