/** The signs of the parts of a score, for the table at the end. */
import bookmarklet from 'icon:bookmarklet';
import castle from 'icon:castle';
import crackedDisc from 'icon:cracked-disc';
import crown from 'icon:crown';
import house from 'icon:house';
import papers from 'icon:papers';
import scrollUnfurled from 'icon:scroll-unfurled';
import shinyPurse from 'icon:shiny-purse';
import stamper from 'icon:stamper';
import stoneBlock from 'icon:stone-block';
import twoCoins from 'icon:two-coins';
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
  'part-poverty': twoCoins,
  'part-prosperity': shinyPurse,
  'part-resources': stoneBlock,
};
