/** What a release holds: what a server needs to run and its operator to read, and nothing that it was made with. */
import { existsSync, globSync, readdirSync } from 'node:fs';
import { z } from 'zod';
import packageJson from '#package.json' with { type: 'json' };

/** What an operator runs, as the scripts of package.json name it. */
const commands = [
  'start',
  'setup',
  'import',
  'export',
  'backup',
  'restore',
  'audit:verify',
  'doctor',
  'keys',
  'migrate',
  'second-factor:reset',
] as const;

const sources = [
  'contract/**/*.ts',
  'server/**/*.{ts,sql,typ,woff2}',
  'server/features/accounts/breached/passwords.{bin,LICENSE}',
  'server/features/catalogue/counter/robots.{json,LICENSE}',
  'server/platform/database/migrations/meta/_journal.json',
  'scripts/{run,start,with-node24}.mjs',
  'scripts/{command,setup,import,import-articles,import-journal,export,backup,restore,audit-verify,migrate,doctor,keys,reset-second-factor,progress,words}.ts',
  'scripts/demo/**/*.*',
];
const documents = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'docs/{activity-record,backup,export-format,database,usage-reports}.md',
  'docs/operations/*',
];
const isForTests = (file: string) => /\.(test|fixture)\.ts$|^server\/testing\//.test(file);

/** Of our own files what was written, as paths from the root. */
export const writtenFiles = (): string[] =>
  globSync([...sources, ...documents])
    .filter((file) => !isForTests(file))
    .sort();

/** The client, and of the server what renders its pages, as the build left them. */
export const builtFiles = (): string[] => [...filesBelow('dist/client'), ...filesBelow('dist/server')];

const lockSchema = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({
      dev: z.boolean().optional(),
      /** Wanted by what is for development, and by others only where it is there anyway. */
      devOptional: z.boolean().optional(),
    }),
  ),
});
export type Lock = z.output<typeof lockSchema>;
export const parseLock = (text: string): Lock => lockSchema.parse(JSON.parse(text));

/** The lock file without the packages of development; `npm ci` takes it beside `productionManifest`. */
export function productionLock(lock: Lock): Lock {
  const { devDependencies: _, ...root } = lock.packages[''] ?? {};
  const kept = Object.entries(lock.packages).filter(([path, { dev, devOptional }]) => path && !dev && !devOptional);
  return { ...lock, packages: { '': root, ...Object.fromEntries(kept) } };
}

/** package.json without the packages of development and the commands that need them. */
export function productionManifest() {
  const { devDependencies: _, scripts, ...rest } = packageJson;
  return { ...rest, scripts: Object.fromEntries(commands.map((name) => [name, scripts[name]])) };
}

/** The files of the production packages that this machine has installed; those for other systems are in the lock alone. */
export function packageFiles(lock: Lock): string[] {
  const folders = Object.keys(productionLock(lock).packages).filter((path) => path && existsSync(path));
  return folders.flatMap((folder) =>
    filesBelow(folder).filter((file) => {
      const inside = file.slice(folder.length);
      // Packages within packages have lines of their own in the lock. Node runs no TypeScript from packages.
      return !inside.includes('/node_modules/') && !/\.([cm]?ts|map)$/.test(inside);
    }),
  );
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'));
