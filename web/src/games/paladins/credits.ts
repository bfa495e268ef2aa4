import type { Credits } from '../credits.ts';

export const credits: Credits = {
  title: 'Paladins of the West Kingdom',
  authors: ['Shem Phillips', 'S J Macdonald'],
};
