/** The signs of the parts of a score, for the table at the end. */
import amphora from 'icon:amphora';
import brickWall from 'icon:brick-wall';
import broadsword from 'icon:broadsword';
import checkMark from 'icon:check-mark';
import crown from 'icon:crown';
import dove from 'icon:dove';
import house from 'icon:house';
import monkFace from 'icon:monk-face';
import scrollUnfurled from 'icon:scroll-unfurled';
import stamper from 'icon:stamper';
import stoneWall from 'icon:stone-wall';
import twoCoins from 'icon:two-coins';
import watchtower from 'icon:watchtower';
import crossShield from 'icon:cross-shield';

/** Outsiders that were converted are counted by their type. */
const CONVERTED = [
  'adventurer',
  'archer',
  'guardian',
  'hunter',
  'lookout',
  'vigilante',
  'armourer',
  'marauder',
  'warrior',
  'assassin',
  'barbarian',
  'invader',
  'champion',
  'mercenary',
  'protector',
  'thief',
  'traitor',
];

export const parts: Record<string, string> = {
  ...Object.fromEntries(CONVERTED.map((type) => [`part-${type}`, dove])),
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
  'part-resources': twoCoins,
  'part-order-1': stamper,
  'part-order-2': stamper,
  'part-order-3': stamper,
};
