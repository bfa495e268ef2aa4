import type { Credits } from '../credits.ts';

export const credits: Credits = {
  title: 'Citadels',
  authors: ['Bruno Faidutti'],
};
