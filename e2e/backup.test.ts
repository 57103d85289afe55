/** `npm run backup` beside a running server, `npm run restore`, and what becomes of one that is killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, createWriteStream, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueListSchema } from '#contract/entities/publication.ts';
import { rounds } from '#server/testing/rounds.ts';
import { embeddedDemonstration } from './demonstration.ts';
import { dataFolder, startServer } from './server-process.ts';

/** Prints, when a process ends, the most memory it had, in MB. */
const measuring =
  'data:text/javascript,process.on("exit",()=>console.log("MB:"+Math.round(process.resourceUsage().maxRSS/1024)))';

function start(script: 'backup' | 'restore', dataDir: string, ...args: string[]) {
  const child = spawn(process.execPath, ['--import', measuring, `scripts/${script}.ts`, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', S3_URL: '', INIT_CWD: process.cwd() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  return { child, gone: once(child, 'exit'), printed: () => printed };
}

async function run(...args: Parameters<typeof start>) {
  const { child, gone, printed } = start(...args);
  await gone;
  return { code: child.exitCode, printed: printed(), megabytes: Number(/MB:(\d+)/.exec(printed())?.[1]) };
}

/** When a restore is killed, in ms after its start: in the middle, and in the long run all along. */
const moments = [2500, 200, 600, 1000, 1500, 2000, 3000, 4000].slice(0, rounds({ quick: 1, long: 8 }));

/** For copying so much five times on a busy machine, in ms. */
const longest = 600_000;

/** What the engine takes differs by some 90 MB from run to run: what is looked for has to be much more. */
const megabytes = 600;
/** Whether so much is copied: it takes as long as all else here. */
const copiesMuch = rounds({ quick: 0, long: 1 }) > 0;

const isDead = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

describe('a copy of a running platform', () => {
  const [data, other] = [dataFolder(), dataFolder()];
  const archive = join(data.path, 'copia.tar.zst');
  const totalAt = async (url: string) =>
    catalogueListSchema.parse(await (await fetch(`${url}/api/catalog?limit=1`)).json()).total;
  const total = async (dataDir: string) => {
    const server = await startServer(dataDir, { DEMO: 'journal' });
    const found = await totalAt(server.url);
    await server.end('SIGTERM');
    return found;
  };
  /** How many works are public in what is copied. */
  let expected: number;
  beforeAll(async () => {
    cpSync(await embeddedDemonstration(), data.path, { recursive: true });
    const server = await startServer(data.path, { DEMO: 'journal' });
    expected = await totalAt(server.url);
    const copied = await run('backup', data.path, archive);
    expect(copied, copied.printed).toMatchObject({ code: 0, printed: expect.stringContaining('plataforma en marcha') });
    await server.end('SIGTERM');
    expect(existsSync(join(data.path, 'backup-door.json'))).toBe(false);
  });
  afterAll(() => {
    data.drop();
    other.drop();
  });

  it('is readable by its owner alone, and overwrites nothing', async () => {
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    expect(await run('backup', data.path, archive)).toMatchObject({
      code: 1,
      printed: expect.stringContaining('ya existe'),
    });
  });

  it('restores to a platform that starts and shows the same', async () => {
    const restored = await run('restore', other.path, archive);
    expect(restored.code, restored.printed).toBe(0);
    expect(expected).toBeGreaterThan(20);
    expect(await total(other.path)).toBe(expected);
  });

  it('leaves a whole platform wherever its restore is killed', async () => {
    for (const after of moments) {
      const { child, gone } = start('restore', other.path, archive, '--replace');
      await Promise.race([wait(after), gone]);
      if (!isDead(child)) child.kill('SIGKILL');
      await gone;
      if (existsSync(join(other.path, 'restore-pending.json'))) {
        await expect(startServer(other.path)).rejects.toThrow('--finish');
        expect((await run('restore', other.path, '--finish')).code).toBe(0);
      }
      expect(await total(other.path), `killed after ${after} ms`).toBe(expected);
    }
  });

  it.runIf(copiesMuch)(
    `needs little memory beyond what the engine takes, with ${megabytes} MB of files`,
    async () => {
      const small = await run('backup', data.path, join(data.path, 'small.tar.zst'));
      const smallRestore = await run('restore', other.path, join(data.path, 'small.tar.zst'), '--replace');
      await fillStore(join(data.path, 'files', 'obras', crypto.randomUUID()), megabytes);
      const large = await run('backup', data.path, join(data.path, 'large.tar.zst'));
      expect(large.code, large.printed).toBe(0);
      expect(statSync(join(data.path, 'large.tar.zst')).size).toBeGreaterThan(megabytes * 1e6);
      const restored = await run('restore', other.path, join(data.path, 'large.tar.zst'), '--replace');
      expect(restored.code, restored.printed).toBe(0);
      console.log({
        copia: [small.megabytes, large.megabytes],
        restauración: [smallRestore.megabytes, restored.megabytes],
      });
      expect(large.megabytes - small.megabytes).toBeLessThan(megabytes * 0.4);
      expect(restored.megabytes - smallRestore.megabytes).toBeLessThan(megabytes * 0.4);
      for (const name of readdirSync(other.path).filter((each) => each.startsWith('before_restore')))
        rmSync(join(other.path, name), { recursive: true });
    },
    longest,
  );
});

/** So many files of a megabyte that nothing makes smaller, the first of ten. */
async function fillStore(folder: string, megabytes: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (let at = 0; at < megabytes - 9; at++) {
    const file = createWriteStream(join(folder, crypto.randomUUID()));
    file.end(randomFillSync(Buffer.alloc(at === 0 ? 10e6 : 1e6)));
    await once(file, 'close');
  }
}
