/**
 * What the first screens of members are made of, read from the sources while the web is built: which files come together, and which
 * texts come with them.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const everyMember = [
  'web/routes.tsx',
  'web/layouts/member.tsx',
  'web/layouts/keys/keys.tsx',
  'web/screens/dashboard/dashboard.tsx',
];
/** What is read most: what these begin with is weighed by the byte. */
const catalogue = 'web/screens/catalogue/catalogue.tsx';
const work = 'web/screens/landing-page/landing-page.tsx';
/** What lists say where nothing stands in them. */
const seldomSaid = [
  'web/features/catalogue/beyond-last.tsx',
  'web/features/site/beginning.tsx',
  'web/features/site/beginning-place.tsx',
];
const desks = ['author', 'reviewer', 'editor', 'admin', 'reader'].map((name) => `web/screens/dashboard/${name}.tsx`);

const imported = /^(?:import|export)\s(?!type\s)([^;']*?)\bfrom\s+'((?:#|\.)[^']+|lucide-react)'/gm;
/** `{ type A, type B }`: gone once the types are. */
const namesTypesAlone = (names: string): boolean =>
  /^\{[^}]*\}\s*$/.test(names) &&
  names
    .replace(/[{}]/g, '')
    .split(',')
    .every((name) => /^\s*(?:type\s|$)/.test(name));

const iconsOf = 'node_modules/lucide-react/dist/esm/icons';
/** The file of an icon: `ChartColumn` is in `chart-column`. */
const iconFile = (name: string): string =>
  `${iconsOf}/${name.replace(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/g, '-').toLowerCase()}.mjs`;

/** The files that a file loads at once, as paths from the root; of packages the icons, each a file that several may share. */
function loadedWith(file: string, text: string): string[] {
  return [...text.matchAll(imported)].flatMap(([, names = '', name = '']) => {
    if (namesTypesAlone(names)) return [];
    const paths =
      name === 'lucide-react'
        ? [...names.matchAll(/\w+/g)].map(([icon]) => iconFile(icon))
        : [name.startsWith('#') ? name.slice(1) : join(dirname(file), name)];
    return paths.filter((path) => existsSync(join(root, path)));
  });
}

/** The sources of all that is there where these are, by their paths; the texts apart. */
function sourcesOf(files: readonly string[]): Map<string, string> {
  const sources = new Map<string, string>();
  const left = [...files];
  for (let file = left.pop(); file; file = left.pop()) {
    if (sources.has(file) || /^web\/messages\/(?:es|en)[./]/.test(file)) continue;
    const text = readFileSync(join(root, file), 'utf8');
    sources.set(file, text);
    left.push(...loadedWith(file, text));
  }
  return sources;
}

/** Whether a key may be said in these sources: keys are written out whole, or as a template with a fixed beginning. */
function saidIn(sources: Iterable<string>): (key: string) => boolean {
  const text = [...sources].join('\n');
  const whole = new Set([...text.matchAll(/'([a-z]\w*(?:\.[\w-]+)+)'/gi)].map(([, key]) => key));
  const begun = [...text.matchAll(/`([a-z]\w*\.(?:[\w-]+\.)*[\w-]*)\$\{/gi)].map(([, start = '']) => start);
  return (key) => whole.has(key) || begun.some((start) => key.startsWith(start));
}

/** Whether a key may be said by what is there first. */
export const firstKeys = () => saidIn(sourcesOf(['web/entry.client.tsx', ...everyMember, ...desks]).values());

const ofLandingPage = /^web\/(?:features|screens)\/landing-page\//;
const isSource = /(?<!\.test|\.fixture)\.tsx?$/;
const ofMessages = /^web\/messages\/(?:es|en)[./]/;

/** Whether a key is said on a work's page, or by what it opens, and nowhere else. */
export function landingKeys(): (key: string) => boolean {
  const files = globSync('web/**/*', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const others = files.filter((file) => isSource.test(file) && !ofMessages.test(file) && !ofLandingPage.test(file));
  const isSaidElsewhere = saidIn(others.map((file) => readFileSync(join(root, file), 'utf8')));
  return (key) => !isSaidElsewhere(key);
}

const tables = ['web/public-routes.tsx', 'web/member-routes.tsx'].map((file) => readFileSync(join(root, file), 'utf8'));
/** Every screen, as the tables of routes name them. */
const screens = (): string[] =>
  tables.flatMap((text) => [...text.matchAll(/\bimport\('\.\/([^']+)'\)/g)].map(([, file = '']) => `web/${file}`));

/** The screens that the server renders for everybody, as the table of routes names them. */
const renderedScreens = (): string[] =>
  tables.flatMap((text) => [...text.matchAll(/\brendered: '([^']+)'/g)].map(([, file = '']) => file));

/**
 * In which file of the build a source of the first screens comes; undefined of all others. What a public screen says, too, comes
 * in a file of its own, since it would bring along all that members begin with: one for what the catalogue or a work's page says, and
 * one for what others do. What is left of these two pages comes whole: twenty small files are packed worse than one.
 */
function firstFileOf(): (id: string) => string | undefined {
  const everybodys = sourcesOf(renderedScreens());
  const [ofCatalogue, ofWork] = [sourcesOf([catalogue]), sourcesOf([work])];
  const readers = (file: string) => ofCatalogue.has(file) || ofWork.has(file);
  const elsewhere = sourcesOf(screens().filter((file) => !ofLandingPage.test(file)));
  const members = sourcesOf(everyMember);
  const ofDesks = desks.map((desk) => [desk, sourcesOf([desk])] as const);
  return (id) => {
    const path = id.replaceAll('\\', '/');
    const file = path.includes(iconsOf)
      ? path.slice(path.indexOf(iconsOf))
      : path.replace(`${root.replaceAll('\\', '/')}/`, '');
    // Of a file of their own every page would carry the name.
    if (seldomSaid.includes(file)) return 'seldom';
    const theirs = ofDesks.filter(([, sources]) => sources.has(file)).map(([desk]) => desk);
    if (everybodys.has(file) && (theirs.length > 0 || members.has(file))) return readers(file) ? 'shared' : 'seldom';
    if (members.has(file)) return 'members';
    // What a desk says of the contract its schemas say, too, which everybody gets: they would bring the desk along.
    if (theirs.length > 1 || (theirs.length === 1 && file.startsWith('contract/'))) return 'desks';
    // The pages' own files stay so: by these the manifest is asked (web/assets.ts).
    if (file === catalogue || file === work) return undefined;
    if (theirs[0]) return theirs[0].replace(/^.*\/(\w+)\.tsx$/, 'desk-$1');
    if (ofCatalogue.has(file)) return ofWork.has(file) ? 'lists' : 'catalogue';
    return ofWork.has(file) && !elsewhere.has(file) ? 'work' : undefined;
  };
}

/**
 * What of the client comes in one file, each with the packages that it brings: what every page begins with, what carries calls,
 * toasts, what public screens and those of members share, what every page of members begins with, what several desks share, each desk,
 * and what the catalogue and a work's page are. All else is where the bundler puts it.
 */
export function codeGroups() {
  const fileOf = firstFileOf();
  const first = (name: string) => ({ name, test: (id: string) => fileOf(id) === name });
  const groups = [
    { name: 'libraries', test: /rolldown[\\/]runtime/ },
    { name: 'libraries', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/ },
    { name: 'base', tags: ['$initial' as const], test: /^(?!.*late-fonts)/ },
    { name: 'api', test: /[\\/]web[\\/]data[\\/]api\.ts$/ },
    { name: 'toasts', test: /[\\/](?:node_modules[\\/]react-hot-toast[\\/]|web[\\/]layouts[\\/]toaster\.tsx$)/ },
    ...['shared', 'seldom', 'members', 'desks', 'desk-author', 'desk-reviewer', 'desk-editor', 'desk-admin'].map(first),
    ...['desk-reader', 'lists', 'catalogue', 'work'].map(first),
  ];
  return groups.map((group, at) => ({ ...group, priority: groups.length - at }));
}
