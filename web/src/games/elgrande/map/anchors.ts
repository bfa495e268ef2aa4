/**
 * Where things stand on the map, in its own units: not centroids but places chosen by eye, for the desk and for little
 * room. `w` is how wide troops may spread before they take another row, `room` how high they may stand. On the desk
 * `troops` is the middle of the crowd, in little room the middle of its upper edge.
 */
export type Point = readonly [x: number, y: number];

export interface RegionAnchors {
  name: Point;
  plaque: Point;
  troops: Point;
  w: number;
  gain: Point;
  king: Point;
  warn: Point;
  room: number;
  /** How the troops make room while the king stands here, where he would hide some of them. */
  court?: { troops: Point; w: number };
}

export interface CastleAnchors {
  at: Point;
  name: Point;
  plaque: Point;
  gain: Point;
  dial: Point;
  king: Point;
}

export interface Anchors {
  regions: Readonly<Record<string, RegionAnchors>>;
  castle: CastleAnchors;
  portugal: Point;
  france: Point;
  tiles: Point;
  /** Where the king stands abroad. */
  kfrance: Point;
  kportugal: Point;
}

export const DESK: Anchors = {
  regions: {
    galicia: {
      name: [330, 86],
      plaque: [118, 112],
      troops: [142, 188],
      w: 230,
      gain: [200, 92],
      warn: [232, 34],
      room: 95,
      king: [232, 108],
      court: { troops: [122, 190], w: 180 },
    },
    navarra: {
      name: [560, 81],
      plaque: [536, 124],
      troops: [536, 204],
      w: 172,
      gain: [648, 116],
      king: [658, 96],
      warn: [634, 28],
      room: 105,
    },
    aragon: {
      name: [690, 161],
      plaque: [688, 206],
      troops: [648, 296],
      w: 188,
      gain: [660, 366],
      king: [724, 340],
      warn: [576, 354],
      room: 150,
      court: { troops: [626, 296], w: 150 },
    },
    cataluna: {
      name: [850, 181],
      plaque: [850, 222],
      troops: [827, 303],
      w: 172,
      gain: [938, 262],
      king: [950, 224],
      warn: [880, 350],
      room: 85,
    },
    castilla: {
      name: [330, 160],
      plaque: [330, 202],
      troops: [360, 304],
      w: 260,
      king: [432, 216],
      gain: [300, 368],
      warn: [340, 372],
      room: 170,
    },
    toledo: {
      name: [282, 436],
      plaque: [268, 484],
      troops: [458, 482],
      w: 240,
      gain: [268, 540],
      king: [560, 440],
      warn: [268, 540],
      room: 130,
      court: { troops: [434, 482], w: 205 },
    },
    valencia: {
      name: [672, 428],
      plaque: [668, 470],
      troops: [650, 578],
      w: 135,
      gain: [742, 492],
      king: [602, 642],
      warn: [660, 696],
      room: 190,
      court: { troops: [684, 570], w: 110 },
    },
    sevilla: {
      name: [272, 592],
      plaque: [262, 636],
      troops: [262, 712],
      w: 170,
      gain: [352, 652],
      king: [366, 590],
      warn: [224, 556],
      room: 130,
    },
    granada: {
      name: [462, 573],
      plaque: [462, 616],
      troops: [478, 696],
      w: 260,
      gain: [548, 602],
      king: [574, 648],
      warn: [560, 752],
      room: 120,
      court: { troops: [448, 696], w: 190 },
    },
  },
  castle: {
    at: [885, 540],
    name: [885, 418],
    plaque: [885, 672],
    gain: [885, 390],
    dial: [764, 640],
    king: [800, 604],
  },
  portugal: [118, 470],
  france: [850, 70],
  tiles: [60, 610],
  kfrance: [736, 62],
  kportugal: [152, 335],
};

export const PHONE: Anchors = {
  regions: {
    galicia: {
      name: [335, 88],
      plaque: [125, 98],
      troops: [135, 134],
      w: 165,
      gain: [150, 45],
      king: [236, 120],
      warn: [210, 36],
      room: 0,
    },
    navarra: {
      name: [562, 82],
      plaque: [550, 120],
      troops: [522, 150],
      w: 165,
      gain: [520, 240],
      king: [658, 98],
      warn: [658, 24],
      room: 0,
    },
    aragon: {
      name: [694, 162],
      plaque: [686, 200],
      troops: [676, 236],
      w: 165,
      gain: [640, 380],
      king: [590, 330],
      warn: [502, 328],
      room: 0,
    },
    cataluna: {
      name: [866, 154],
      plaque: [862, 204],
      troops: [848, 240],
      w: 165,
      gain: [845, 116],
      king: [952, 236],
      warn: [915, 108],
      room: 0,
    },
    castilla: {
      name: [330, 150],
      plaque: [318, 192],
      troops: [326, 226],
      w: 175,
      king: [412, 200],
      gain: [330, 370],
      warn: [330, 340],
      room: 0,
    },
    toledo: {
      name: [440, 408],
      plaque: [440, 448],
      troops: [420, 488],
      w: 322,
      gain: [235, 452],
      king: [560, 430],
      warn: [235, 452],
      room: 0,
    },
    valencia: {
      name: [690, 436],
      plaque: [682, 476],
      troops: [690, 512],
      w: 165,
      gain: [668, 655],
      king: [600, 620],
      warn: [618, 690],
      room: 0,
    },
    sevilla: {
      name: [270, 588],
      plaque: [262, 626],
      troops: [258, 660],
      w: 165,
      gain: [98, 626],
      king: [364, 594],
      warn: [272, 544],
      room: 0,
    },
    granada: {
      name: [466, 576],
      plaque: [470, 614],
      troops: [478, 652],
      w: 258,
      gain: [538, 750],
      king: [560, 640],
      warn: [638, 638],
      room: 0,
      court: { troops: [440, 652], w: 172 },
    },
  },
  castle: {
    at: [868, 560],
    name: [868, 440],
    plaque: [868, 690],
    gain: [782, 604],
    dial: [790, 610],
    king: [800, 600],
  },
  portugal: [125, 520],
  france: [830, 62],
  tiles: [104, 742],
  kfrance: [730, 68],
  kportugal: [140, 400],
};
