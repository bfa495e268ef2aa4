/** Emblems of the set game-icons (CC BY 3.0), by the names under which this board uses them. */
import amphora from 'icon:amphora';
import beerStein from 'icon:beer-stein';
import byzantinTemple from 'icon:byzantin-temple';
import cloakDagger from 'icon:cloak-dagger';
import crescentBlade from 'icon:crescent-blade';
import crossedSwords from 'icon:crossed-swords';
import crown from 'icon:crown';
import deerHead from 'icon:deer-head';
import dove from 'icon:dove';
import flame from 'icon:flame';
import gavel from 'icon:gavel';
import hut from 'icon:hut';
import monkFace from 'icon:monk-face';
import person from 'icon:person';
import prayer from 'icon:prayer';
import returnArrow from 'icon:return-arrow';
import scales from 'icon:scales';
import stoneWall from 'icon:stone-wall';
import vikingHelmet from 'icon:viking-helmet';
import watchtower from 'icon:watchtower';

export const emblems: Record<string, string> = {
  develop: hut,
  recruit: person,
  pray: prayer,
  conspire: cloakDagger,
  hunt: deerHead,
  trade: scales,
  commission: monkFace,
  fortify: stoneWall,
  garrison: watchtower,
  absolve: amphora,
  attack: crossedSwords,
  convert: dove,
  rest: beerStein,
  viking: vikingHelmet,
  byzantine: byzantinTemple,
  saracen: crescentBlade,
  favour: crown,
  inquisition: gavel,
  flame,
  back: returnArrow,
};
