/** Every district as a building of its own. The colour of its kind is on its roofs; the rest is paper and ink. */
import { arch, box, columns, crenel, cross, disc, dome, flag, gable, hip, house, keep, line, poly, windows, type Shape } from './draw.ts';

const HOUSES: Record<string, Shape[]> = {
  manor: [...house(8, 46, 30, 16), ...house(34, 54, 20, 12), box('roof', 14, 26, 5, 12), ...windows(13, 52, 3, 9), arch(19, 64, 8, 14), ...windows(39, 60, 2, 8)],
  castle: [...keep(12, 46, 36, 5), ...keep(4, 34, 14, 3), ...keep(42, 34, 14, 3), arch(24, 58, 12, 20), ...windows(9, 42, 1, 1), ...windows(47, 42, 1, 1), ...flag(11, 29), ...flag(49, 29)],
  palace: [box('wall', 4, 44, 52, 34), hip(2, 44, 56, 10), box('wall', 20, 30, 20, 48), dome(20, 30, 20), ...windows(8, 50, 2, 6), ...windows(44, 50, 2, 6), ...windows(8, 64, 2, 6), ...windows(44, 64, 2, 6), arch(25, 60, 10, 18), ...windows(24, 38, 2, 8), ...flag(30, 20)],
  temple: [box('wall', 8, 52, 44, 22), ...columns(10, 52, 40, 22, 5), gable(5, 52, 50, 16), box('light', 4, 74, 52, 4), disc('gold', 30, 46, 3)],
  church: [box('wall', 22, 48, 32, 30), gable(20, 48, 36, 14), box('wall', 8, 36, 16, 42), gable(6, 36, 20, 18), cross(16, 18), arch(12, 62, 8, 16), ...windows(29, 56, 3, 8), ...windows(14, 42, 1, 1)],
  monastery: [box('wall', 4, 56, 52, 22), hip(2, 56, 56, 9), ...windows(8, 64, 6, 8, 5, 14), box('wall', 24, 34, 12, 24), gable(22, 34, 16, 14), cross(30, 20), ...windows(28, 40, 1, 1)],
  cathedral: [box('wall', 12, 46, 36, 32), gable(12, 46, 36, 16), box('wall', 4, 30, 13, 48), box('wall', 43, 30, 13, 48), gable(3, 30, 15, 20), gable(42, 30, 15, 20), disc('roof', 30, 50, 5), arch(25, 60, 10, 18), ...windows(8, 40, 1, 1), ...windows(48, 40, 1, 1), cross(30, 30), ...windows(8, 58, 1, 1), ...windows(48, 58, 1, 1)],
  tavern: [box('wall', 10, 50, 40, 28), poly('roof', 6, 50, 18, 32, 42, 32, 54, 50), arch(26, 62, 9, 16), box('gold', 14, 58, 8, 8), box('gold', 40, 58, 7, 8), line(50, 54, 57, 54, 57, 57), disc('light', 57, 61, 3.5)],
  market: [line(8, 78, 8, 52), line(52, 78, 52, 52), line(30, 78, 30, 52), poly('roof', 4, 54, 10, 42, 50, 42, 56, 54), poly('light', 14, 54, 18, 42, 26, 42, 24, 54), poly('light', 36, 54, 34, 42, 42, 42, 46, 54), box('wall', 10, 66, 17, 12), box('wall', 33, 66, 17, 12), disc('gold', 15, 64, 3), disc('gold', 21, 64, 3), disc('roof', 39, 64, 3), disc('roof', 45, 64, 3)],
  trading_post: [...house(6, 50, 26, 14), box('wall', 32, 60, 22, 18), hip(31, 60, 24, 7, 4), arch(14, 62, 9, 16), box('gold', 36, 68, 7, 10), box('light', 44, 70, 8, 8), ...windows(11, 54, 2, 11), ...flag(19, 37)],
  docks: [poly('wall', 4, 70, 56, 70, 56, 78, 4, 78), line(16, 70, 16, 30, 44, 36), line(44, 36, 44, 50), line(16, 44, 28, 33), box('gold', 39, 50, 10, 9), ...house(22, 58, 16, 8), poly('roof', 46, 66, 58, 66, 55, 70, 49, 70)],
  harbor: [poly('wall', 6, 66, 54, 66, 46, 78, 14, 78), line(30, 66, 30, 26), poly('roof', 32, 28, 50, 46, 32, 58), poly('light', 28, 32, 12, 52, 28, 58), line(2, 78, 58, 78), ...windows(20, 69, 3, 9, 3, 4), poly('roof', 30, 26, 38, 23, 30, 20)],
  town_hall: [box('wall', 6, 50, 48, 28), hip(4, 50, 52, 12), box('wall', 23, 26, 14, 52), gable(21, 26, 18, 16), disc('light', 30, 34, 4.5), line(30, 34, 30, 31, 30, 34, 32.5, 35), arch(26, 62, 8, 16), ...windows(10, 58, 2, 7), ...windows(40, 58, 2, 7)],
  watchtower: [...keep(22, 40, 16, 3), box('wall', 18, 34, 24, 7), crenel(18, 34, 24, 4), arch(26, 64, 8, 14), ...windows(28, 48, 1, 1), ...flag(30, 29)],
  prison: [box('wall', 10, 44, 40, 34), crenel(10, 44, 40, 5), hip(18, 40, 24, 8, 6), box('dark', 16, 52, 11, 10), box('dark', 33, 52, 11, 10), line(19, 52, 19, 62), line(23, 52, 23, 62), line(36, 52, 36, 62), line(40, 52, 40, 62), arch(25, 66, 10, 12)],
  barracks: [box('wall', 4, 54, 52, 24), hip(2, 54, 56, 14, 6), arch(26, 64, 8, 14), ...windows(8, 61, 2, 8), ...windows(40, 61, 2, 8), line(20, 40, 20, 28), line(40, 40, 40, 28), poly('light', 18, 29, 20, 24, 22, 29), poly('light', 38, 29, 40, 24, 42, 29)],
  fortress: [...keep(8, 52, 44, 6), ...keep(2, 38, 14, 3), ...keep(44, 38, 14, 3), ...keep(22, 32, 16, 3), arch(24, 60, 12, 18), ...windows(7, 46, 1, 1), ...windows(49, 46, 1, 1), ...windows(28, 40, 1, 1), ...flag(30, 27)],

  armory: [...house(10, 48, 40, 18), arch(25, 62, 10, 16), line(20, 46, 40, 60), line(40, 46, 20, 60), disc('gold', 30, 40, 3)],
  basilica: [box('wall', 6, 50, 48, 28), dome(16, 50, 28), box('wall', 26, 28, 8, 9), dome(25, 29, 10), cross(30, 24), ...columns(10, 58, 40, 20, 5), ...windows(20, 42, 2, 16, 3, 6)],
  capitol: [box('wall', 6, 56, 48, 22), ...columns(9, 58, 42, 20, 6), gable(18, 56, 24, 10), box('wall', 20, 40, 20, 7), dome(18, 41, 24), ...flag(30, 29)],
  dragon_gate: [box('wall', 4, 40, 16, 38), box('wall', 40, 40, 16, 38), gable(2, 40, 20, 12), gable(38, 40, 20, 12), ['roof', 'M18 46q12-16 24 0l-4 2q-8-9-16 0z'], arch(22, 52, 16, 26), ['gold', 'M26 32q4-8 10-5l4-3-1 5q2 4-3 6l-5 0z']],
  factory: [box('wall', 6, 52, 48, 26), poly('roof', 6, 52, 6, 42, 20, 52, 20, 42, 34, 52, 34, 42, 48, 52), box('wall', 46, 26, 7, 30), disc('light', 51, 20, 4), disc('light', 55, 14, 3), arch(12, 62, 9, 16), ...windows(28, 60, 3, 8, 5, 6)],
  framework: [line(10, 78, 10, 28), line(30, 78, 30, 22), line(50, 78, 50, 28), line(6, 62, 54, 62), line(6, 46, 54, 46), line(6, 32, 54, 32), line(10, 62, 30, 46), line(50, 62, 30, 46), line(10, 46, 30, 32), box('roof', 12, 66, 16, 12), box('wall', 32, 66, 16, 12), box('roof', 32, 50, 10, 12)],
  gold_mine: [['wall', 'M2 78L18 42L30 54L42 36L58 78z'], arch(22, 60, 16, 18), line(20, 60, 40, 60), line(20, 60, 20, 78), line(40, 60, 40, 78), disc('gold', 26, 74, 3), disc('gold', 32, 75, 3), disc('gold', 29, 70, 3)],
  great_wall: [box('wall', 0, 56, 60, 22), crenel(0, 56, 60, 7), ...keep(20, 40, 20, 4), arch(26, 62, 8, 16), poly('roof', 16, 36, 30, 24, 44, 36), line(4, 66, 16, 66), line(44, 66, 56, 66), line(8, 72, 18, 72)],
  haunted_quarter: [...house(8, 46, 22, 18), ...house(32, 54, 20, 14), arch(13, 52, 5, 8, 'gold'), arch(21, 52, 5, 8, 'gold'), arch(39, 60, 6, 8, 'gold'), ['light', 'M40 30a7 7 0 0 1 14 0v12l-3-3-2 3-2-3-2 3-2-3-3 3z'], disc('dark', 45, 31, 1.4), disc('dark', 49.5, 31, 1.4), line(14, 78, 12, 70)],
  imperial_treasury: [box('wall', 10, 48, 40, 30), hip(6, 48, 48, 12), disc('gold', 30, 62, 9), disc('roof', 30, 62, 5), line(30, 53, 30, 57), line(30, 67, 30, 71), ...flag(30, 36)],
  ivory_tower: [['light', 'M22 78L25 34h10L38 78z'], crenel(23, 34, 14, 3, 'light'), gable(24, 30, 12, 18), arch(27, 64, 6, 14), ...windows(28, 42, 1, 1), ...windows(28, 54, 1, 1), box('wall', 14, 74, 32, 4)],
  keep: [...keep(14, 38, 32, 5), arch(25, 60, 10, 18), ...windows(20, 46, 2, 16), line(14, 52, 46, 52), poly('roof', 24, 40, 36, 40, 30, 52)],
  laboratory: [...house(8, 50, 44, 14), ['light', 'M27 40v-8h6v8l8 14H19z'], ['roof', 'M22 49h16l3 5H19z'], disc('light', 36, 26, 2.5), disc('light', 31, 20, 1.8), arch(25, 62, 10, 16), ...windows(13, 58, 1, 1), ...windows(43, 58, 1, 1)],
  library: [box('wall', 8, 46, 44, 32), hip(5, 46, 50, 10), box('roof', 13, 54, 4, 20), box('gold', 18, 52, 4, 22), box('light', 23, 55, 4, 19), box('roof', 33, 53, 4, 21), box('light', 38, 55, 4, 19), box('gold', 43, 52, 4, 22), line(10, 74, 50, 74)],
  map_room: [box('wall', 8, 48, 44, 30), gable(5, 48, 50, 14), poly('light', 14, 56, 24, 53, 36, 57, 46, 54, 46, 72, 36, 75, 24, 71, 14, 74), line(24, 53, 24, 71), line(36, 57, 36, 75), poly('roof', 28, 60, 32, 60, 30, 68)],
  monument: [box('wall', 16, 70, 28, 8), box('light', 20, 64, 20, 6), poly('roof', 26, 64, 28, 24, 30, 18, 32, 24, 34, 64), disc('gold', 30, 14, 3)],
  museum: [box('wall', 6, 50, 48, 28), ...columns(9, 54, 42, 20, 4), gable(4, 50, 52, 16), box('light', 4, 74, 52, 4), box('gold', 24, 58, 12, 10), disc('roof', 30, 63, 3)],
  necropolis: [['wall', 'M18 78V52a12 12 0 0 1 24 0v26z'], cross(30, 38), ['light', 'M4 78V64a5 5 0 0 1 10 0v14z'], ['light', 'M46 78V64a5 5 0 0 1 10 0v14z'], arch(25, 60, 10, 18, 'roof'), line(9, 64, 9, 72), line(51, 64, 51, 72)],
  observatory: [box('wall', 12, 52, 36, 26), dome(12, 52, 36), poly('light', 30, 44, 48, 26, 52, 30, 34, 48), arch(25, 62, 10, 16), ...windows(16, 60, 1, 1), ...windows(40, 60, 1, 1), disc('gold', 10, 26, 1.5), disc('gold', 20, 18, 1.2)],
  park: [disc('roof', 18, 52, 12), disc('roof', 42, 48, 13), disc('roof', 30, 60, 10), line(18, 78, 18, 58), line(42, 78, 42, 56), line(30, 78, 30, 66), line(4, 78, 56, 78), line(8, 70, 24, 70), line(10, 70, 10, 78)],
  poor_house: [poly('wall', 10, 78, 10, 54, 48, 50, 48, 78), poly('roof', 5, 56, 24, 38, 52, 51), arch(24, 62, 9, 16), box('dark', 37, 58, 7, 7), line(37, 58, 44, 65), box('light', 13, 62, 7, 6)],
  quarry: [poly('wall', 2, 78, 2, 60, 18, 60, 18, 50, 34, 50, 34, 40, 58, 40, 58, 78), line(18, 60, 58, 60), line(34, 50, 58, 50), line(28, 60, 28, 78), line(44, 50, 44, 60), line(24, 50, 24, 26, 44, 26, 44, 34), box('roof', 38, 34, 12, 6)],
  school_of_magic: [...keep(24, 44, 14, 3), gable(20, 40, 22, 22), ...house(4, 58, 18, 12), ...house(40, 58, 16, 12), poly('gold', 31, 8, 33, 13, 38, 13, 34, 16, 36, 21, 31, 18, 26, 21, 28, 16, 24, 13, 29, 13), arch(27, 62, 8, 16), ...windows(29, 50, 1, 1), ...windows(10, 64, 1, 1), ...windows(46, 64, 1, 1)],
  secret_vault: [box('wall', 8, 40, 44, 38), box('dark', 13, 45, 34, 28), disc('wall', 30, 59, 11), disc('gold', 30, 59, 4), line(30, 48, 30, 54), line(30, 64, 30, 70), line(19, 59, 25, 59), line(35, 59, 41, 59)],
  smithy: [...house(6, 52, 34, 14), box('wall', 32, 32, 8, 20), disc('light', 38, 26, 3.5), arch(12, 60, 14, 18), ['gold', 'M15 78q0-8 4-10q4 2 4 10z'], poly('dark', 40, 68, 58, 68, 54, 72, 52, 72, 52, 78, 46, 78, 46, 72, 43, 72)],
  stables: [box('wall', 6, 54, 48, 24), poly('roof', 2, 54, 12, 40, 48, 40, 58, 54), arch(11, 60, 11, 18), arch(25, 60, 11, 18), arch(39, 60, 11, 18), ['gold', 'M26 50a4 4 0 0 1 8 0l-2 0a2 2 0 0 0-4 0z']],
  statue: [box('wall', 16, 68, 28, 10), box('light', 21, 62, 18, 6), disc('roof', 30, 28, 5), poly('roof', 24, 62, 25, 36, 35, 36, 36, 62), line(35, 38, 44, 24), line(25, 40, 19, 52)],
  theater: [box('wall', 4, 46, 52, 32), dome(4, 46, 52), ['roof', 'M10 52h40v26q-6-14-8-24q-6 5-12 5q-6 0-12-5q-2 10-8 24z'], box('dark', 22, 62, 16, 16), disc('gold', 30, 38, 4)],
  thieves_den: [...house(4, 56, 24, 14), ...house(26, 48, 28, 18), arch(34, 62, 10, 16), box('dark', 9, 62, 12, 5), disc('gold', 12, 64.5, 1.5), disc('gold', 18, 64.5, 1.5), box('dark', 34, 53, 10, 5), line(26, 78, 22, 84)],
  wishing_well: [['wall', 'M14 60h32v14a16 4 0 0 1-32 0z'], ['dark', 'M14 60a16 4 0 0 1 32 0a16 4 0 0 1-32 0z'], line(17, 60, 17, 38), line(43, 60, 43, 38), gable(10, 40, 40, 16), line(30, 38, 30, 54), box('light', 26, 52, 8, 7), disc('gold', 30, 68, 3)],
};

export function shapesOf(district: string): Shape[] {
  return HOUSES[district] ?? [...house(12, 48, 36, 18), arch(26, 62, 9, 16)];
}

export const DRAWN: readonly string[] = Object.keys(HOUSES);
