/** What `npm run release` makes: unpacked elsewhere it starts without building, on data of before, and its commands work. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import packageJson from '#package.json' with { type: 'json' };
import { freePort } from '#server/testing/postgres-cluster.ts';
import { embeddedDemonstration } from './demonstration.ts';
import { dataFolder, untilItAnswers } from './server-process.ts';

const run = promisify(execFile);
const elsewhere = dataFolder();
const made = join(elsewhere.path, 'made');
const home = join(elsewhere.path, `pliego-${packageJson.version}`);
const data = dataFolder();
/** A machine with Node and nothing else: no npm to fetch with. What is compiled there serves the next command, too. */
const bare = {
  PATH: dirname(process.execPath),
  HOME: elsewhere.path,
  DATA_DIR: data.path,
  NODE_COMPILE_CACHE: join(elsewhere.path, 'compiled'),
  npm_config_offline: 'true',
};
const inRelease = (...args: string[]) => run(process.execPath, args, { cwd: home, env: bare });
afterAll(() => {
  elsewhere.drop();
  data.drop();
});

describe('a release', () => {
  beforeAll(async () => {
    cpSync(await embeddedDemonstration(), data.path, { recursive: true });
    mkdirSync(made);
    // What a killed run left.
    writeFileSync(join(made, `pliego-${packageJson.version}-linux-x64.tar.gz.1.part`), 'half');
    await run(process.execPath, ['scripts/run.mjs', 'scripts/release.ts', made], { cwd: resolve('.') });
    const [archive = ''] = readdirSync(made);
    await run('tar', ['-xzf', join(made, archive), '-C', elsewhere.path]);
  });

  it('is one archive, named after its version and the system it is for', () =>
    expect(readdirSync(made)).toEqual([
      expect.stringMatching(new RegExp(`^pliego-${packageJson.version}-\\w+-\\w+(-musl)?\\.tar\\.gz$`)),
    ]));

  it('holds what a server needs and its operator reads, and nothing that it was made with', () => {
    expect(readdirSync(home).sort()).toEqual(
      ['contract', 'dist', 'docs', 'node_modules', 'scripts', 'server', 'package.json', 'package-lock.json']
        .concat(...['CHANGELOG.md', 'LICENSE', 'README.md', 'SECURITY.md'])
        .sort(),
    );
    expect(existsSync(join(home, 'dist/client/THIRD-PARTY-NOTICES.txt'))).toBe(true);
    expect(statSync(join(home, 'package.json')).mode & 0o777).toBe(0o644);
    expect(Date.now() - statSync(join(home, 'server/main.ts')).mtimeMs).toBeLessThan(3_600_000);
    const packages = readdirSync(join(home, 'node_modules'));
    expect(packages).toContain('fastify');
    for (const name of ['react', 'typescript', 'vite', 'vitest']) expect(packages).not.toContain(name);
    expect(globSync('{contract,server,scripts}/**/*.{test,fixture}.ts', { cwd: home })).toEqual([]);
  });

  it('starts without building, shows the data of before, says its version, and ends when it is told', async () => {
    const port = await freePort();
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: home,
      env: { ...bare, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
    const url = `http://127.0.0.1:${port}`;
    await untilItAnswers(child, url, () => printed);
    const [page, notices] = await Promise.all([fetch(`${url}/catalogo`), fetch(`${url}/THIRD-PARTY-NOTICES.txt`)]);
    expect([page.status, notices.status]).toEqual([200, 200]);
    expect(await page.text()).toContain('href="/catalogo/');
    expect(printed).not.toMatch(/Building|Installing|Loading/);
    expect(printed).toContain(`Pliego ${packageJson.version} está en marcha`);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('backs up, restores and takes along', async () => {
    const copy = join(elsewhere.path, 'copia.tar.zst');
    await inRelease('scripts/run.mjs', 'scripts/backup.ts', copy);
    await inRelease('scripts/run.mjs', 'scripts/restore.ts', copy, '--replace');
    const journal = join(elsewhere.path, 'revista.zip');
    await inRelease('scripts/run.mjs', 'scripts/export.ts', journal);
    expect(existsSync(journal)).toBe(true);
  });
});
