/** The signs of the parts of a score, for the table at the end. */
import castle from 'icon:castle';
import diamond from 'icon:cut-diamond';
import finishLine from 'icon:finish-line';
import pieChart from 'icon:pie-chart';
import village from 'icon:village';

export const parts: Record<string, string> = {
  'part-districts': village,
  'part-first': finishLine,
  'part-complete': castle,
  'part-types': pieChart,
  'part-beautified': diamond,
};
