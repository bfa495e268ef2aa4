/** How the map is fitted into the board: from its own units to pixels, and how big pieces are. Pure numbers. */
import { DESK, PHONE, type Anchors, type Point } from './map/anchors.ts';

/** Below this width of the board the phone's layout holds, enlarged. */
export const DESK_FROM = 860;
const WIDE_FROM = 1400;
const TIGHT_BELOW = 1000;
const MAP_HEIGHT = 790; // of the regions, in units of the map
const MAP_TOP = 18;
const MAP_MIDDLE = 501.6;
const MAP_WIDTH = 945;
const COMPACT_BELOW = 0.6; // pixels for a unit of the map
/** From this width on the phone's layout has room for thirteen cards beside each other. */
export const TABLET_FROM = 600;
const BELOW = 252; // pixels for what lies under a tablet's map: the court, the segments, a row of cards

export interface Layout {
  kind: 'desk' | 'phone';
  wide: boolean;
  /** Little room beside each other: what is one's own, and the players, are drawn closer. */
  tight: boolean;
  /** So little room that regions are marked as on a phone: a plaque of one line, shapes with numbers. */
  compact: boolean;
  width: number;
  height: number;
  /** Units of the map to pixels. */
  kx: number;
  ky: number;
  tx: number;
  ty: number;
  /** Scale of the pieces. */
  u: number;
  /** Width of the column of action cards. */
  cards: number;
  anchors: Anchors;
}

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

export function fit(width: number, height: number): Layout {
  return width < DESK_FROM ? fitPhone(width, height) : fitDesk(width, height);
}

function fitDesk(width: number, height: number): Layout {
  const wide = width >= WIDE_FROM && height >= 780;
  const cards = wide ? 340 : width < TIGHT_BELOW ? 232 : 258;
  const [left, top, bottom] = [48, wide ? 96 : 78, wide ? 78 : 66];
  const room = width - left - cards - (wide ? 44 : 20);
  const ky = Math.min((height - top - bottom) / MAP_HEIGHT, room / MAP_WIDTH);
  const kx = ky * clamp(1, room / MAP_WIDTH / ky, wide ? 1.16 : 1.1);
  const u = clamp(0.84, Math.min((width / 1066) * 1.05, (height / 705) ** 1.25), 1.4);
  const tx = left + room / 2 - kx * MAP_MIDDLE;
  const compact = ky < COMPACT_BELOW;
  const anchors = compact ? { ...PHONE, tiles: DESK.tiles } : DESK; // beside what is one's own, not under it
  const tight = width < TIGHT_BELOW;
  return { kind: 'desk', wide, tight, compact, width, height, kx, ky, tx, ty: top - ky * MAP_TOP, u, cards, anchors };
}

/**
 * The phone's map is as wide as the screen and as high as that makes it. A tablet's leaves room for the cards below: what
 * is asked is in sight there without scrolling.
 */
function fitPhone(width: number, stage: number): Layout {
  const widest = width / 952;
  const top = 55;
  const k = width < TABLET_FROM ? widest : clamp(0.5, (stage - BELOW - top) / (MAP_HEIGHT + 4), widest);
  const height = Math.round(top + k * (MAP_HEIGHT + 4));
  const tx = width / 2 - k * 501;
  const u = clamp(0.8, ((k * 952) / 390) * 0.8, 1.4);
  return {
    kind: 'phone',
    wide: false,
    tight: false,
    compact: true,
    width,
    height,
    kx: k,
    ky: k,
    tx,
    ty: top - k * MAP_TOP,
    u,
    cards: 0,
    anchors: PHONE,
  };
}

/** A place on the map, in pixels of the board. */
export function at(layout: Layout, [x, y]: Point): { x: number; y: number } {
  return { x: layout.tx + layout.kx * x, y: layout.ty + layout.ky * y };
}

/** Where the king stands in a place. */
export function throne({ anchors }: Layout, place: string): Point {
  if (place === 'france') return anchors.kfrance;
  if (place === 'portugal') return anchors.kportugal;
  return place === 'castle' ? anchors.castle.king : anchors.regions[place.slice(7)]!.king;
}
