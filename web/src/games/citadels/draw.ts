/**
 * The builder's kit: small shapes from which the houses of a street are put together.
 * A shape is a class (wall, roof, dark, light, gold, line) and a path in a box of 60 × 80 whose ground is y = 78.
 */
export type Shape = readonly [tone: string, path: string];

export const box = (tone: string, x: number, y: number, w: number, h: number): Shape => [
  tone,
  `M${x} ${y}h${w}v${h}h${-w}z`,
];
export const poly = (tone: string, ...points: number[]): Shape => {
  let path = `M${points[0]} ${points[1]}`;
  for (let i = 2; i < points.length; i += 2) path += `L${points[i]} ${points[i + 1]}`;
  return [tone, `${path}z`];
};
export const disc = (tone: string, x: number, y: number, r: number): Shape => [
  tone,
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`,
];
export const gable = (x: number, y: number, w: number, h: number, tone = 'roof'): Shape =>
  poly(tone, x, y, x + w / 2, y - h, x + w, y);
export const hip = (x: number, y: number, w: number, h: number, cut = 8): Shape =>
  poly('roof', x, y, x + cut, y - h, x + w - cut, y - h, x + w, y);
export const dome = (x: number, y: number, w: number, tone = 'roof'): Shape => [
  tone,
  `M${x} ${y}a${w / 2} ${w / 2} 0 0 1 ${w} 0z`,
];
export const arch = (x: number, y: number, w: number, h: number, tone = 'dark'): Shape => [
  tone,
  `M${x} ${y + h}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`,
];
export const line = (...points: number[]): Shape => {
  let path = `M${points[0]} ${points[1]}`;
  for (let i = 2; i < points.length; i += 2) path += `L${points[i]} ${points[i + 1]}`;
  return ['line', path];
};
/** Battlements on top of a wall: merlons with gaps between. */
export const crenel = (x: number, y: number, w: number, n: number, tone = 'wall'): Shape => {
  const unit = w / (2 * n - 1);
  let path = `M${x} ${y}`;
  for (let i = 0; i < n; i += 1) path += `v-5h${unit.toFixed(2)}v5${i < n - 1 ? `h${unit.toFixed(2)}` : ''}`;
  return [tone, `${path}z`];
};
/** A wall with battlements. */
export const keep = (x: number, y: number, w: number, n: number): Shape[] => [
  box('wall', x, y, w, 78 - y),
  crenel(x, y, w, n),
];
/** A row of small windows. */
export const windows = (x: number, y: number, n: number, step: number, w = 4, h = 7): Shape[] =>
  Array.from({ length: n }, (_unused, i) => arch(x + i * step, y, w, h));
export const columns = (x: number, y: number, w: number, h: number, n: number): Shape[] => {
  const step = (w - 4) / (n - 1);
  return Array.from({ length: n }, (_unused, i) => box('light', x + i * step, y, 4, h));
};
export const flag = (x: number, y: number): Shape[] => [
  line(x, y, x, y - 13),
  poly('roof', x, y - 13, x + 9, y - 10, x, y - 7),
];
export const cross = (x: number, y: number): Shape => line(x, y, x, y - 9, x, y - 6, x - 3, y - 6, x + 3, y - 6);
export const house = (x: number, y: number, w: number, roof: number): Shape[] => [
  box('wall', x, y, w, 78 - y),
  gable(x - 2, y, w + 4, roof),
];
