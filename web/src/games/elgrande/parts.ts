/** The signs of the parts of a score, for the table at the end. */
import castle from 'icon:castle';
import crown from 'icon:crown';
import throneKing from 'icon:throne-king';

export const parts: Record<string, string> = {
  'part-castle': castle,
  'part-king': crown,
  'part-grande': throneKing,
};
