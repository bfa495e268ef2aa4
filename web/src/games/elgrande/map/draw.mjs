/**
 * Draws the map of El Grande from real geography: `node src/games/elgrande/map/draw.mjs` writes spain.drawn.json.
 *
 * Provinces (es-atlas, data CC BY 4.0 Instituto Geográfico Nacional) are merged into the nine regions, projected,
 * simplified, gently warped so that small regions have room for their troops, cut into shared arcs again and drawn as
 * quadratic B-splines. Neighbours come from world-atlas (Natural Earth, public domain). plan.json holds all choices.
 * Because every border is one arc shared by two regions, who borders whom can be read off the drawing: a test holds it
 * equal to the rules.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { geoConicConformal } from 'd3-geo';
import { feature, mergeArcs } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';

const require = createRequire(import.meta.url);
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const plan = JSON.parse(readFileSync(here('./plan.json'), 'utf-8'));

const round = (value) => Math.round(value * 10) / 10;
const near = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** How far a point is from a line between two others. */
function apart(point, [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((point[0] - ax) * dx + (point[1] - ay) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.max(0, Math.min(1, along));
  return near(point, [ax + share * dx, ay + share * dy]);
}

function ringArea(ring) {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    sum += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
  }
  return Math.abs(sum / 2);
}

const outerRings = (shape) =>
  shape.type === 'Polygon' ? [shape.coordinates[0]] : shape.coordinates.map((polygon) => polygon[0]);

const largest = (rings) => rings.reduce((best, ring) => (ringArea(ring) > ringArea(best) ? ring : best));

/** Every province as plain polygons, small ones lying apart given to the region that surrounds them. */
function provincePieces(atlas) {
  const pieces = Object.fromEntries(Object.keys(plan.regions).map((id) => [id, []]));
  const owner = new Map(Object.entries(plan.regions).flatMap(([id, list]) => list.map((number) => [number, id])));
  for (const geometry of atlas.objects.provinces.geometries) {
    const region = owner.get(geometry.id);
    if (!region) continue;
    const parts = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs;
    const sizes = parts.map((arcs) => ringArea(feature(atlas, { type: 'Polygon', arcs }).geometry.coordinates[0]));
    const main = sizes.indexOf(Math.max(...sizes));
    parts.forEach((arcs, index) => {
      const target = index === main ? region : plan.exclaves[geometry.id];
      if (target) pieces[target].push({ type: 'Polygon', arcs });
    });
  }
  return pieces;
}

/** The outline of each region in longitude and latitude: the largest part alone, without holes. */
function outlines(atlas) {
  const slim = simplify(presimplify(atlas), plan.simplify);
  const pieces = provincePieces(slim);
  return Object.fromEntries(
    Object.entries(pieces).map(([id, list]) => [
      id,
      largest(outerRings(feature(slim, mergeArcs(slim, list)).geometry)),
    ]),
  );
}

function projectionFor(rings) {
  const spain = { type: 'MultiPoint', coordinates: Object.values(rings).flat() };
  return geoConicConformal().parallels(plan.parallels).rotate(plan.rotate).fitExtent(plan.extent, spain);
}

/** Room where troops crowd: every bulge pushes points from its centre, or draws them to it. */
function warp([x, y]) {
  let dx = 0;
  let dy = 0;
  for (const { at, strength, width } of plan.bulges) {
    const force = strength * Math.exp(-((x - at[0]) ** 2 + (y - at[1]) ** 2) / (2 * width * width));
    dx += force * (x - at[0]);
    dy += force * (y - at[1]);
  }
  return [x + dx, y + dy];
}

/** Cut a ring to the picture, side by side (Sutherland and Hodgman). */
function clipped(ring) {
  const [[left, top], [right, bottom]] = plan.clip;
  const sides = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  let points = ring;
  for (const [axis, limit, sign] of sides) {
    const inside = (point) => sign * (point[axis] - limit) >= 0;
    const cut = [];
    points.forEach((point, index) => {
      const before = points[(index + points.length - 1) % points.length];
      if (inside(point) !== inside(before)) {
        const share = (limit - before[axis]) / (point[axis] - before[axis]);
        cut.push([before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])]);
      }
      if (inside(point)) cut.push(point);
    });
    points = cut;
  }
  return points;
}

function countries(project) {
  const world = require('world-atlas/countries-50m.json');
  const slim = simplify(presimplify(world), plan.simplifyCountries);
  return Object.fromEntries(
    Object.entries(plan.countries).map(([id, numbers]) => {
      const shapes = slim.objects.countries.geometries.filter((geometry) => numbers.includes(geometry.id));
      const rings = outerRings(feature(slim, mergeArcs(slim, shapes)).geometry);
      const inView = rings.map((ring) => clipped(ring.map((point) => warp(project(point)))));
      return [id, inView.filter((ring) => ring.length > 2 && ringArea(ring) > 400)];
    }),
  );
}

/** A quadratic B-spline: corners become control points, the curve runs through the middles between them. */
function curve(points) {
  const at = ([x, y]) => `${round(x)} ${round(y)}`;
  if (points.length === 2) return `L${at(points[1])}`;
  let path = '';
  for (let i = 1; i < points.length - 1; i += 1) {
    const next = points[i + 1];
    const end = i === points.length - 2 ? next : [(points[i][0] + next[0]) / 2, (points[i][1] + next[1]) / 2];
    path += `Q${at(points[i])} ${at(end)}`;
  }
  return path;
}
const start = (points) => `M${round(points[0][0])} ${round(points[0][1])}`;

/** The point half way along a line, where somebody on the map crosses it. */
function middle(points) {
  const lengths = points.slice(1).map((point, index) => near(points[index], point));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  const index = lengths.findIndex((length) => (left -= length) <= 0);
  const share = 1 + left / (lengths[index] || 1);
  const [[ax, ay], [bx, by]] = [points[index], points[index + 1]];
  return [round(ax + share * (bx - ax)), round(ay + share * (by - ay))];
}

function closedCurve(ring) {
  const points = near(ring[0], ring.at(-1)) < 0.01 ? ring.slice(0, -1) : ring;
  const middle = [(points[0][0] + points.at(-1)[0]) / 2, (points[0][1] + points.at(-1)[1]) / 2];
  return `${start([middle])}${curve([middle, ...points, middle])}Z`;
}

/** Which country an outer arc runs along at a point, if any. */
function landBeyond(point, abroad) {
  let best = null;
  for (const id of ['france', 'portugal']) {
    for (const ring of abroad[id]) {
      ring.forEach((corner, index) => {
        const far = apart(point, corner, ring[(index + 1) % ring.length]);
        if (far < plan.reach && (!best || far < best.far)) best = { id, far };
      });
    }
  }
  return best?.id ?? 'sea';
}

/** An outer arc in pieces: along the sea, along France, along Portugal. */
function pieces(points, abroad) {
  const sides = points.map((point) => landBeyond(point, abroad));
  // A cove beside the border is still coast, and a bend that swings away is still border: one lone point changes nothing.
  for (let i = 1; i < sides.length - 1; i += 1) if (sides[i - 1] === sides[i + 1]) sides[i] = sides[i - 1];
  const found = [];
  for (let i = 1; i < points.length; i += 1) {
    const side = sides[i] === sides[i - 1] ? sides[i] : 'sea';
    const last = found.at(-1);
    if (last?.side === side) last.points.push(points[i]);
    else found.push({ side, points: [points[i - 1], points[i]] });
  }
  return found;
}

export function draw() {
  const rings = outlines(require('es-atlas/es/provinces.json'));
  const project = projectionFor(rings);
  const shapes = Object.fromEntries(
    Object.entries(rings).map(([id, ring]) => [
      id,
      { type: 'Polygon', coordinates: [ring.map((point) => warp(project(point)).map(round))] },
    ]),
  );
  const cut = topology(shapes);
  const abroad = countries(project);

  const sides = cut.arcs.map(() => []);
  const regions = {};
  for (const [id, shape] of Object.entries(cut.objects)) {
    const arcs = shape.arcs[0];
    let path = '';
    for (const arc of arcs) {
      const index = arc < 0 ? ~arc : arc;
      sides[index].push(id);
      const points = arc < 0 ? [...cut.arcs[index]].reverse() : cut.arcs[index];
      path += (path ? '' : start(points)) + curve(points);
    }
    regions[id] = `${path}Z`;
  }

  const borders = [];
  const coast = [];
  cut.arcs.forEach((points, index) => {
    if (sides[index].length === 2) {
      borders.push({
        between: [...sides[index]].sort(),
        middle: middle(points),
        path: start(points) + curve(points),
      });
    } else {
      for (const piece of pieces(points, abroad)) {
        const path = start(piece.points) + curve(piece.points);
        if (piece.side === 'sea') coast.push(path);
        else borders.push({ between: [sides[index][0], piece.side], middle: middle(piece.points), path });
      }
    }
  });
  const lands = Object.fromEntries(
    Object.entries(abroad).map(([id, list]) => [id, list.map((ring) => closedCurve(ring)).join('')]),
  );
  return { regions, borders, coast, lands };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(here('./spain.drawn.json'), `${JSON.stringify(draw(), null, 1)}\n`);
}
