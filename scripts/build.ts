/** Builds the web client, the authors' templates and the notices of third parties, unless what it is made from has not changed since the last time. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const mark = 'dist/.built';
const sources = [
  'web/**/*',
  'contract/**/*.ts',
  'scripts/templates/*.ts',
  'scripts/third-party-notices.ts',
  'vite.config.ts',
  'package-lock.json',
];

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  for (const file of files) hash.update(file.slice(process.cwd().length)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

const now = fingerprint();
if (!existsSync(mark) || readFileSync(mark, 'utf8') !== now) {
  process.stderr.write('Building …\n');
  // A build that is cut short is none, whatever the sources become afterwards.
  rmSync(mark, { force: true });
  const { buildWeb } = await import('#web/build.ts');
  await buildWeb();
  const { buildTemplates } = await import('#scripts/templates/build.ts');
  await buildTemplates();
  const { notices, usedPackages } = await import('#scripts/third-party-notices.ts');
  writeFileSync('dist/client/THIRD-PARTY-NOTICES.txt', notices(usedPackages()));
  writeFileSync(mark, now);
}
