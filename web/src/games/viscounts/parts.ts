/** The signs of the parts of a score, for the table at the end. */
import bookmarklet from 'icon:bookmarklet';
import castle from 'icon:castle';
import coins from 'icon:coins';
import coinsPile from 'icon:coins-pile';
import crackedDisc from 'icon:cracked-disc';
import crown from 'icon:crown';
import house from 'icon:house';
import papers from 'icon:papers';
import scrollUnfurled from 'icon:scroll-unfurled';
import stamper from 'icon:stamper';
import stoneBlock from 'icon:stone-block';
import popeCrown from 'icon:pope-crown';

export const parts: Record<string, string> = {
  'part-bonus': popeCrown,
  'part-buildings': house,
  'part-castle': castle,
  'part-sets': bookmarklet,
  'part-manuscripts': scrollUnfurled,
  'part-leader': crown,
  'part-debts': crackedDisc,
  'part-acquired': papers,
  'part-approved': stamper,
  'part-poverty': coins,
  'part-prosperity': coinsPile,
  'part-resources': stoneBlock,
};
