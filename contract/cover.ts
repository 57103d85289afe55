/**
 * The cover of a work that shows no picture: a sheet folded a few times and held against the light, so that it is darker where
 * it lies double. How it is folded follows from the work's id, its hue from its field; so it is the same everywhere, for ever.
 */
import { type FieldOfScience, fieldOfScience } from './fields-of-science.ts';

/** In units of the drawing; covers are shown in this proportion, whatever is on them. */
export const coverSize = { width: 120, height: 160 } as const;

type Point = readonly [x: number, y: number];
type Polygon = readonly Point[];
/** All points p with p · normal = distance. */
interface Line {
  normal: Point;
  distance: number;
}

const unfolded: Polygon = [
  [0, 0],
  [100, 0],
  [100, 141],
  [0, 141],
];
const mostTries = 12;
/** Left free around the folded sheet. */
const margin = 13;

/** What the cover of a work follows from. */
export interface Covered {
  id: string;
  categoria: string | null;
}

const fieldColours: Record<FieldOfScience, string> = {
  natural: '#2d6945',
  engineering: '#335e89',
  medical: '#80455d',
  agricultural: '#596022',
  social: '#76531b',
  humanities: '#664e81',
};
const noField = '#0b5563';

/** The drawings of late, by the ids of their works: a list shows the same ones again and again, and each takes a tenth of a millisecond. */
const drawn = new Map<string, string>();
const mostDrawn = 1000;

/** The drawing in SVG, without its root: everything in `currentColor`, on whatever lies below it. */
export function coverShapes(id: string): string {
  const shapes = drawn.get(id) ?? drawShapes(id);
  // The one asked for last is the last to go.
  drawn.delete(id);
  drawn.set(id, shapes);
  const [oldest] = drawn.keys();
  if (drawn.size > mostDrawn && oldest !== undefined) drawn.delete(oldest);
  return shapes;
}

function drawShapes(id: string): string {
  const paths = foldedSheet(id).map((layer) => `<path d="${pathOf(layer)}"/>`);
  return (
    `<rect width="${coverSize.width}" height="${coverSize.height}" fill="currentColor" fill-opacity=".13"/>` +
    '<g fill="currentColor" fill-opacity=".26" stroke="currentColor" stroke-opacity=".35" stroke-width=".4" stroke-linejoin="round">' +
    `${paths.join('')}</g>`
  );
}

/** The same as a picture by itself: in the colours of light paper, since who shows it may follow no theme. */
export function coverPicture({ id, categoria }: Covered): string {
  const { width, height } = coverSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 4}" height="${height * 4}">` +
    `<rect width="${width}" height="${height}" fill="#ffffff"/>` +
    `${coverShapes(id).replaceAll('currentColor', fieldColour(categoria))}</svg>`
  );
}

/** The hue of a work's field on light paper; of none, the accent's. As `--field-*` in web/styles/tokens.css. */
export const fieldColour = (categoria: string | null | undefined): string => {
  const field = fieldOfScience(categoria);
  return field ? fieldColours[field] : noField;
};

/** The layers of a sheet folded three or four times. Of what the lot gives, the first that stands well in the cover is taken. */
function foldedSheet(id: string): Polygon[] {
  const draw = drawnLots(id);
  let layers: Polygon[] = [];
  for (let tries = 0; tries < mostTries; tries++) {
    layers = [unfolded];
    const folds = draw() < 0.5 ? 3 : 4;
    for (let fold = 0; fold < folds; fold++) layers = folded(layers, foldLine(layers, draw));
    const { left, right, top, bottom } = boxOf(layers);
    if (right - left > bottom - top) layers = layers.map((layer) => layer.map(([x, y]) => [-y, x] as const));
    const slenderness = Math.min(right - left, bottom - top) / Math.max(right - left, bottom - top);
    if (slenderness > 0.52) break;
  }
  return inPlace(layers);
}

/** Folds go through the middle of what there is, give or take, straight or at an eighth of a turn. */
function foldLine(layers: readonly Polygon[], draw: () => number): Line {
  const { left, top, right, bottom } = boxOf(layers);
  const turn = (Math.floor(draw() * 8) / 8) * Math.PI;
  const normal: Point = [Math.cos(turn), Math.sin(turn)];
  const x = left + (right - left) * (0.34 + draw() * 0.32);
  const y = top + (bottom - top) * (0.34 + draw() * 0.32);
  return { normal, distance: normal[0] * x + normal[1] * y };
}

/** What lies beyond the line comes to lie upon the rest. */
function folded(layers: readonly Polygon[], line: Line): Polygon[] {
  const beyond = layers.map((layer) => cut(layer, line, 1));
  const rest = layers.map((layer) => cut(layer, line, -1));
  return [...rest, ...beyond.map((part) => part.map((point) => mirrored(point, line)))].filter(
    (part) => part.length > 2,
  );
}

const sideOf = ([x, y]: Point, { normal, distance }: Line) => x * normal[0] + y * normal[1] - distance;

/** The part of a convex polygon on one side of a line (Sutherland and Hodgman). */
function cut(polygon: Polygon, line: Line, side: 1 | -1): Polygon {
  return polygon.flatMap((from, at) => {
    const to = polygon[(at + 1) % polygon.length] ?? from;
    const [a, b] = [side * sideOf(from, line), side * sideOf(to, line)];
    const kept = a >= 0 ? [from] : [];
    if (a >= 0 === b >= 0) return kept;
    const part = a / (a - b);
    return [...kept, [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part] as const];
  });
}

function mirrored(point: Point, line: Line): Point {
  const away = 2 * sideOf(point, line);
  return [point[0] - away * line.normal[0], point[1] - away * line.normal[1]];
}

function boxOf(layers: readonly Polygon[]) {
  const points = layers.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** As large as the cover holds it, in its middle. */
function inPlace(layers: readonly Polygon[]): Polygon[] {
  const { left, top, right, bottom } = boxOf(layers);
  const scale = Math.min(
    (coverSize.width - 2 * margin) / (right - left),
    (coverSize.height - 2 * margin) / (bottom - top),
  );
  const x = coverSize.width / 2 - (scale * (left + right)) / 2;
  const y = coverSize.height / 2 - (scale * (top + bottom)) / 2;
  return layers.map((layer) => layer.map(([px, py]) => [px * scale + x, py * scale + y] as const));
}

const pathOf = (polygon: Polygon) => `M${polygon.map((point) => point.map(short).join(' ')).join('L')}Z`;
const short = (value: number) => String(Math.round(value * 10) / 10);

/** Numbers from 0 to 1, always the same for the same seed (FNV-1a, then Mulberry32: of no use to keep secrets). */
function drawnLots(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
