/**
 * `npm run release [-- FOLDER]`: one archive with what a server needs and no more, for systems like this one, in the folder
 * `release` or the one that is named. Unpacked, it starts without building or fetching anything.
 */
import { createHash } from 'node:crypto';
import { createWriteStream, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import packageJson from '#package.json' with { type: 'json' };
import { sayUsage } from '#scripts/command.ts';
import { tarEnd, tarEntry } from '#server/platform/backup/tar.ts';
import {
  builtFiles,
  packageFiles,
  parseLock,
  productionLock,
  productionManifest,
  writtenFiles,
} from './release-contents.ts';

const [named = 'release', ...rest] = process.argv.slice(2);
if (rest.length > 0 || named.startsWith('-')) sayUsage('release');
const folder = resolve(process.env.INIT_CWD ?? process.cwd(), named);
const name = `pliego-${packageJson.version}`;
const mark = 'node_modules/.installed';
/** For which system the packages here were installed (with-node24.mjs). */
const [system = ''] = readFileSync(mark, 'utf8').split(' ');

await import('./build.ts');
const archive = join(folder, `${name}-${system}.tar.gz`);
await writeWhole(archive, contents());
console.log(`${archive} (${Math.round(statSync(archive).size / 1e6)} MB)`);

/** Everything, below a folder named after the version. */
function* contents(): Generator<Uint8Array> {
  // Caches tell files of one size apart by their time: never a constant.
  const kept = { mode: 0o644, modified: new Date() };
  const lock = parseLock(readFileSync('package-lock.json', 'utf8'));
  const lockText = json(productionLock(lock));
  const made = {
    'package.json': json(productionManifest()),
    'package-lock.json': lockText,
    // As if they had been installed there: nothing is fetched, unless it is started on another system.
    [mark]: `${system} ${createHash('sha256').update(lockText).digest('hex')}`,
  };
  for (const [path, text] of Object.entries(made)) yield* tarEntry(`${name}/${path}`, Buffer.from(text), kept);
  for (const path of [...writtenFiles(), ...builtFiles(), ...packageFiles(lock)])
    yield* tarEntry(`${name}/${path}`, readFileSync(path), kept);
  yield tarEnd();
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Under its name only when it is whole; what a killed run left goes away with the next. */
async function writeWhole(path: string, content: Iterable<Uint8Array>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const left of globSync(`${name}-*.part`, { cwd: folder })) rmSync(join(folder, left), { force: true });
  const unfinished = `${path}.${process.pid}.part`;
  try {
    await pipeline(content, createGzip(), createWriteStream(unfinished, { flags: 'wx', flush: true }));
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
