/** The levels of the bots in pictures. */
import castle from 'icon:castle';
import dice from 'icon:dice-six-faces-five';
import feather from 'icon:feather';
import helmet from 'icon:visored-helm';
import rider from 'icon:chess-knight';

const PICTURES: Readonly<Record<string, string>> = {
  random: dice,
  novice: feather,
  squire: helmet,
  knight: rider,
  castellan: castle,
};

export const pictureOf = (level: string) => PICTURES[level] ?? helmet;
