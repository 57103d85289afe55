/**
 * The plan of the house: its rooms in their order of use, and what the sources make of it. `npm run house` prints the
 * figures; architecture.test.ts holds them.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The server from the ground up: a room uses what stands before it, and nothing that stands after it. */
export const serverOrder = [
  'contract',
  'server/policy',
  'server/documents',
  'server/messages',
  'server/platform',
  'server/events',
  'membership',
  'accounts',
  'publications',
  'files',
  'correspondence',
  'reviewing',
  'editorial',
  'exports',
  'recognition',
  'catalogue',
  'institutions',
  'public-pages',
  'administration',
  'journals',
  'search',
  'transfer',
  'server',
] as const;

/** The web likewise. */
export const webOrder = [
  'contract',
  'web/styles',
  'web/ui',
  'web/messages',
  'web/data',
  'web/routing/head',
  'forms',
  'site',
  'institutions',
  'manuscript',
  'publications',
  'catalogue',
  'landing-page',
  'editor',
  'reviewing',
  'editorial',
  'correspondence',
  'administration',
  'web/layouts',
  'web/screens',
  'web',
] as const;

/** Imports that the order forbids and that have a reason. */
export const exceptions: Readonly<Record<string, string>> = {
  'server/features/public-pages/open.ts → web/entry.server.tsx': 'public pages are rendered by the web',
  'server/prepare.ts → scripts/demo/load.ts': 'the demonstration set is loaded by the acts that the screens use',
};

const isTest = (file: string) => /\.test\.tsx?$|\.fixture\.tsx?$|^server\/testing\/|^web\/.*\/testing\//.test(file);

/** Every source file that is no test, as paths from the root. */
export const sources = globSync([
  'contract/**/*.ts',
  'server/**/*.ts',
  'web/**/*.{ts,tsx}',
  'scripts/**/*.ts',
  'bench/**/*.ts',
])
  .filter((file) => !isTest(file))
  .sort();

export const read = (file: string): string => readFileSync(file, 'utf8');

/** What a file imports: our own files as paths from the root, packages by name. */
export function importsOf(file: string): string[] {
  const found = read(file).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g);
  return [...found].map(([, name = '']) =>
    name.startsWith('.') ? normalize(join(dirname(file), name)) : name.replace(/^#/, ''),
  );
}

/** The room of a file of the server or the contract: a feature by its name, else the folder. */
export function serverRoom(file: string): string | undefined {
  const feature = /^server\/features\/([^/]+)\//.exec(file)?.[1];
  if (feature) return feature;
  const layer = /^(contract|server\/(?:policy|documents|messages|platform|events))(?:\/|\.ts$)/.exec(file)?.[1];
  return layer ?? (/^server\/[^/]+\.ts$/.test(file) ? 'server' : undefined);
}

/** The room of a file of the web. */
export function webRoom(file: string): string | undefined {
  const feature = /^web\/features\/([^/]+)\//.exec(file)?.[1];
  if (feature) return feature;
  if (/^web\/routing\/(head|places|screen|sets-of-roles|stay)\.ts$/.test(file)) return 'web/routing/head';
  const layer = /^(contract|web\/(?:styles|messages|data|ui|layouts|screens))(?:\/|\.ts$)/.exec(file)?.[1];
  return layer ?? (/^web\//.test(file) ? 'web' : undefined);
}

type RoomOf = (file: string) => string | undefined;
export interface Arrow {
  from: string;
  to: string;
  /** The imports that make it, 'file → file'. */
  imports: string[];
}

/** The kinds of imports between the rooms of one side. */
export function arrowsBetween(roomOf: RoomOf): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const file of sources) {
    const from = roomOf(file);
    for (const imported of importsOf(file)) {
      const to = roomOf(imported);
      const said = `${file} → ${imported}`;
      if (!from || !to || from === to || said in exceptions) continue;
      const arrow = arrows.get(`${from} → ${to}`) ?? { from, to, imports: [] };
      arrow.imports.push(said);
      arrows.set(`${from} → ${to}`, arrow);
    }
  }
  return [...arrows.values()];
}

/** Imports that go against an order, or from or to a room that it does not name. */
export const againstOrder = (arrows: readonly Arrow[], order: readonly string[]): string[] =>
  arrows
    .filter(({ from, to }) => order.indexOf(to) >= order.indexOf(from) || !order.includes(from) || !order.includes(to))
    .flatMap(({ imports }) => imports);

/** How many rooms stand on one another at the most, counted over these rooms alone. */
export function levels(arrows: readonly Arrow[], rooms: readonly string[]): number {
  const heights = new Map<string, number>();
  const height = (room: string): number => {
    const known = heights.get(room);
    if (known !== undefined) return known;
    // A room of a cycle would be measured for ever.
    heights.set(room, 1);
    const below = arrows.filter(({ from, to }) => from === room && to !== room && rooms.includes(to));
    const own = 1 + Math.max(0, ...below.map(({ to }) => height(to)));
    heights.set(room, own);
    return own;
  };
  return Math.max(0, ...rooms.map(height));
}

/** Groups of files that import one another in a circle, types included (Tarjan). */
export function cycles(files: readonly string[] = sources): string[][] {
  const known = new Set(files);
  const numbers = new Map<string, { index: number; low: number; open: boolean }>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string) => {
    const own = { index: numbers.size, low: numbers.size, open: true };
    numbers.set(file, own);
    stack.push(file);
    for (const next of importsOf(file)) {
      if (!known.has(next)) continue;
      const seen = numbers.get(next) ?? visit(next);
      if (seen.open) own.low = Math.min(own.low, seen.low);
    }
    if (own.low !== own.index) return own;
    const group = stack.splice(stack.indexOf(file));
    for (const each of group) {
      const closed = numbers.get(each);
      if (closed) closed.open = false;
    }
    if (group.length > 1) found.push(group);
    return own;
  };
  for (const file of files) if (!numbers.has(file)) visit(file);
  return found;
}

const isData = (file: string) =>
  /^(web|server)\/messages\/|^scripts\/demo\/|cases\.ts$|^server\/documents\/citations\/styles\/|^contract\/problems\.ts$/.test(
    file,
  );

/** Files that say more than one thing, by their length: data and messages aside. */
export const longFiles = (most = 400): string[] =>
  sources.filter((file) => !isData(file) && read(file).split('\n').length - 1 > most);

if (import.meta.main) {
  const lines = sources.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);
  for (const [side, roomOf, order] of [
    ['server', serverRoom, serverOrder],
    ['web', webRoom, webOrder],
  ] as const) {
    const arrows = arrowsBetween(roomOf);
    const features = order.filter((room) => !room.includes('/') && !['contract', 'server', 'web'].includes(room));
    const against = againstOrder(arrows, order);
    console.log(
      `${side}: ${features.length} rooms on ${levels(arrows, features)} levels, ${arrows.length} kinds of imports, ${against.length} imports against the order`,
    );
    for (const each of against) console.log(`  ${each}`);
  }
  const circles = cycles();
  console.log(`${circles.length} cycles of files, ${longFiles().length} files over 400 lines, ${lines} lines`);
  for (const each of circles) console.log(`  ${each.join(', ')}`);
}
