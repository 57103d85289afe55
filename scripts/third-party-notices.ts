/**
 * THIRD-PARTY-NOTICES: every package that a running Pliego is made of, on the server or in the browser, with its version, its
 * licence and the text of it, as those licences ask of whoever hands copies on.
 */
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import packageJson from '#package.json' with { type: 'json' };

const root = fileURLToPath(new URL('../', import.meta.url));

const names = z.record(z.string(), z.string()).default({});
const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)]).optional(),
  dependencies: names,
  optionalDependencies: names,
});

export interface UsedPackage {
  name: string;
  version: string;
  /** As SPDX has it, 'MIT'; '' where the package does not say. */
  licence: string;
  /** Its own words; '' where it brings none. */
  text: string;
}

/** They and what they need, each version once, by name. */
export function usedPackages(): UsedPackage[] {
  const found = new Map<string, UsedPackage>();
  const waiting = rootPackages().map((name) => ({ name, from: root }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const folder = folderOf(next.name, next.from);
    // What is made for other systems is not installed.
    if (!folder || found.has(folder)) continue;
    const said = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
    const { name, version, license = '', dependencies, optionalDependencies } = said;
    found.set(folder, { name, version, licence: license, text: licenceText(folder) });
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
      waiting.push({ name: needed, from: folder });
  }
  const byId = new Map([...found.values()].map((each) => [`${each.name} ${each.version}`, each]));
  return [...byId.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Of the web, what runs while it is built. */
const buildFiles = [
  'web/build.ts',
  'web/build-values.ts',
  'web/messages/compile.ts',
  'web/style-guide/serve.ts',
  'web/stand-ins.ts',
];

/** What the server runs on, and what the sources of the web name: the build puts that into its files. */
function rootPackages(): string[] {
  const { dependencies, optionalDependencies, devDependencies } = packageJson;
  const sources = globSync('web/**/*.{ts,tsx,css}', { cwd: root })
    .filter((file) => !/\.test\.|\.fixture\./.test(file) && !buildFiles.includes(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const inWeb = Object.keys(devDependencies).filter((name) => new RegExp(`['"]${name}(?:/[^'"]*)?['"]`).test(sources));
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...inWeb];
}

/** Where Node finds a package from a folder: the nearest `node_modules` that has it. */
function folderOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return place;
    if (folder === dirname(folder)) return undefined;
  }
}

function licenceText(folder: string): string {
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice|ofl)([-.].*)?$/i.test(name));
  return files
    .sort()
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'utf8').trim())
    .join('\n\n');
}

/** The whole text; a licence that many packages have word for word stands once, below them. */
export function notices(packages: readonly UsedPackage[]): string {
  const byText = Map.groupBy(packages, ({ text, licence }) => text || licence);
  const parts = [...byText].map(([text, all]) => {
    const list = all.map(({ name, version, licence }) => `${name} ${version}${licence && ` (${licence})`}`).join('\n');
    return `${list}\n\n${text}\n`;
  });
  return [opening, ...parts].join(`\n${'-'.repeat(80)}\n\n`);
}

const opening = `Pliego is made of the packages below, on the server and in the browser, none of them changed. Each is under the licence named
beside it, whose text follows it; the texts of the licences that are only named are at https://spdx.org/licenses/.
`;
