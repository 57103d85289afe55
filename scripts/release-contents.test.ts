/** A release holds all that its files import, its lock fits its package.json. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import packageJson from '#package.json' with { type: 'json' };
import { exceptions, importsOf } from './house.ts';
import { packageFiles, parseLock, productionLock, productionManifest, writtenFiles } from './release-contents.ts';

const files = writtenFiles();
const lock = parseLock(readFileSync('package-lock.json', 'utf8'));

describe('a release', () => {
  it('holds every file of ours that its own import', () => {
    const missing = files
      .filter((file) => /\.m?[jt]s$/.test(file))
      .flatMap((file) => importsOf(file).map((imported) => ({ imported, said: `${file} → ${imported}` })))
      .filter(({ imported, said }) => existsSync(imported) && imported.includes('/') && !(said in exceptions))
      .filter(({ imported }) => !files.includes(imported));
    expect(missing).toEqual([]);
  });

  it('holds the scripts of every command that it offers', () => {
    for (const command of Object.values(productionManifest().scripts))
      for (const [file] of command.matchAll(/scripts\/\S+/g)) expect(files).toContain(file);
  });

  it('asks for no package of development, and locks all others', () => {
    const { dependencies, optionalDependencies } = packageJson;
    const { '': root, ...packages } = productionLock(lock).packages;
    expect(root).toMatchObject({ name: 'pliego', dependencies, optionalDependencies });
    expect({ ...root, ...productionManifest() }).not.toHaveProperty('devDependencies');
    const locked = Object.keys(packages);
    for (const name of Object.keys(dependencies)) expect(locked).toContain(`node_modules/${name}`);
    for (const name of ['react', 'typescript', 'vite', 'vitest']) expect(locked).not.toContain(`node_modules/${name}`);
  });

  it('holds what packages run on, and not what they were made from', () => {
    const held = packageFiles(lock);
    expect(held).toContain('node_modules/fastify/fastify.js');
    expect(held).toContain('node_modules/fastify/LICENSE');
    expect(held.filter((file) => /\.d\.ts$|\.map$/.test(file))).toEqual([]);
    expect(new Set(held).size).toBe(held.length);
  });
});
