import type { Credits } from '../credits.ts';

export const credits: Credits = {
  title: 'Viscounts of the West Kingdom',
  authors: ['Shem Phillips', 'S J Macdonald'],
};
