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
    },
    navarra: {
      name: [560, 81],
      plaque: [536, 124],
      troops: [536, 204],
      w: 172,
      gain: [648, 116],
      king: [634, 102],
      warn: [634, 28],
      room: 105,
    },
    aragon: {
      name: [697, 163],
      plaque: [688, 206],
      troops: [654, 296],
      w: 200,
      gain: [680, 338],
      king: [702, 350],
      warn: [576, 354],
      room: 150,
    },
    cataluna: {
      name: [842, 179],
      plaque: [850, 222],
      troops: [822, 293],
      w: 165,
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
      gain: [436, 190],
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
    },
    valencia: {
      name: [672, 428],
      plaque: [668, 470],
      troops: [650, 578],
      w: 135,
      gain: [742, 492],
      king: [600, 620],
      warn: [660, 696],
      room: 190,
    },
    sevilla: {
      name: [272, 592],
      plaque: [262, 636],
      troops: [262, 712],
      w: 170,
      gain: [352, 652],
      king: [350, 600],
      warn: [224, 556],
      room: 130,
    },
    granada: {
      name: [462, 573],
      plaque: [462, 616],
      troops: [478, 696],
      w: 260,
      gain: [548, 602],
      king: [560, 640],
      warn: [560, 752],
      room: 120,
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
      gain: [150, 56],
      king: [210, 110],
      warn: [210, 36],
      room: 0,
    },
    navarra: {
      name: [562, 82],
      plaque: [550, 120],
      troops: [536, 150],
      w: 165,
      gain: [520, 240],
      king: [658, 98],
      warn: [658, 24],
      room: 0,
    },
    aragon: {
      name: [682, 164],
      plaque: [686, 200],
      troops: [676, 236],
      w: 165,
      gain: [640, 358],
      king: [590, 330],
      warn: [512, 328],
      room: 0,
    },
    cataluna: {
      name: [866, 154],
      plaque: [862, 204],
      troops: [848, 240],
      w: 165,
      gain: [845, 116],
      king: [915, 200],
      warn: [915, 108],
      room: 0,
    },
    castilla: {
      name: [330, 150],
      plaque: [318, 192],
      troops: [326, 226],
      w: 175,
      king: [424, 206],
      gain: [330, 340],
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
      gain: [150, 668],
      king: [350, 600],
      warn: [272, 544],
      room: 0,
    },
    granada: {
      name: [466, 576],
      plaque: [470, 614],
      troops: [478, 652],
      w: 258,
      gain: [560, 738],
      king: [560, 640],
      warn: [638, 638],
      room: 0,
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
  kfrance: [730, 58],
  kportugal: [140, 400],
};
