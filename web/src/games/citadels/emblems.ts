/** Emblems: one for each kind of district, each character, each marker. */
import abbot from 'icon:abbot-meeple';
import alchemist from 'icon:magic-potion';
import architect from 'icon:pencil-ruler';
import artist from 'icon:palette';
import assassin from 'icon:hooded-assassin';
import bishop from 'icon:pope-crown';
import blackmailer from 'icon:dagger-rose';
import cardinal from 'icon:jerusalem-cross';
import diplomat from 'icon:shaking-hands';
import emperor from 'icon:imperial-crown';
import king from 'icon:crown';
import magician from 'icon:magic-hat';
import magistrate from 'icon:wax-seal';
import marshal from 'icon:horse-head';
import merchant from 'icon:coins';
import navigator from 'icon:ship-wheel';
import patrician from 'icon:laurel-crown';
import queen from 'icon:queen-crown';
import scholar from 'icon:spell-book';
import seer from 'icon:crystal-ball';
import spy from 'icon:spyglass';
import tax_collector from 'icon:wallet';
import thief from 'icon:robber-hand';
import trader from 'icon:weight-scale';
import warlord from 'icon:crossed-swords';
import witch from 'icon:witch-face';
import wizard from 'icon:wizard-staff';
import church from 'icon:church';
import sparkles from 'icon:sparkles';
import dagger from 'icon:plain-dagger';

export const CHARACTERS: Record<string, string> = {
  abbot,
  alchemist,
  architect,
  artist,
  assassin,
  bishop,
  blackmailer,
  cardinal,
  diplomat,
  emperor,
  king,
  magician,
  magistrate,
  marshal,
  merchant,
  navigator,
  patrician,
  queen,
  scholar,
  seer,
  spy,
  tax_collector,
  thief,
  trader,
  warlord,
  witch,
  wizard,
};

export const KINDS: Record<string, string> = {
  noble: king,
  religious: church,
  trade: merchant,
  military: warlord,
  unique: sparkles,
};

/** Markers on a character, by the note that tells of them. */
export const MARKERS: Record<string, string> = {
  'note-killed': dagger,
  'note-bewitched': witch,
  'note-robbed': thief,
  'note-warrant': magistrate,
  'note-signed': magistrate,
  'note-unsigned': magistrate,
  'note-threat': blackmailer,
  'note-rose': blackmailer,
  'note-blank': blackmailer,
};

export { king as crown };

/** The colour of each rank; nobody has rank 0. */
export const TONES = [
  '#5c4a32',
  '#3b3531',
  '#6a5020',
  '#4b4479',
  '#96700d',
  '#34609c',
  '#34703d',
  '#7d5127',
  '#9c3832',
  '#7b3566',
] as const;
