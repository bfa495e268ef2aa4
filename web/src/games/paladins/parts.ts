/** The signs of the parts of a score, for the table at the end. */
import amphora from 'icon:amphora';
import brickWall from 'icon:brick-wall';
import broadsword from 'icon:broadsword';
import checkMark from 'icon:check-mark';
import coins from 'icon:coins';
import crown from 'icon:crown';
import house from 'icon:house';
import monkFace from 'icon:monk-face';
import scrollUnfurled from 'icon:scroll-unfurled';
import stamper from 'icon:stamper';
import stoneWall from 'icon:stone-wall';
import watchtower from 'icon:watchtower';
import crossShield from 'icon:cross-shield';

export const parts: Record<string, string> = {
  'part-faith': crossShield,
  'part-strength': broadsword,
  'part-influence': crown,
  'part-commission': monkFace,
  'part-fortify': stoneWall,
  'part-walls': brickWall,
  'part-develop': house,
  'part-garrison': watchtower,
  'part-absolve': amphora,
  'part-paid': checkMark,
  'part-unpaid': scrollUnfurled,
  'part-resources': coins,
  'part-order-1': stamper,
  'part-order-2': stamper,
  'part-order-3': stamper,
};
