import type { Credits } from '../credits.ts';

export const credits: Credits = {
  title: 'El Grande',
  authors: ['Wolfgang Kramer', 'Richard Ulrich'],
  sources: ['es-atlas (Instituto Geográfico Nacional, CC BY 4.0)', 'world-atlas (Natural Earth, public domain)'],
};
