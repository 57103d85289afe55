/** kill -9 in the middle of an import: nothing of it is there, and the next one brings the whole journal. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { openServices } from '#server/platform/services.ts';
import { engines, openTestDatabase } from '#server/testing/engines.ts';
import { openTestPlatform } from '#server/testing/platform.ts';
import { processDatabase } from '#server/testing/process-database.ts';
import { rounds } from '#server/testing/rounds.ts';
import { contentOf, exported, fillJournal } from './journal.fixture.ts';
import { isEmpty } from './queries.ts';

function start(path: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['scripts/import.ts', path, '--si'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  return { child, gone, printed: () => printed };
}

async function open(env: NodeJS.ProcessEnv) {
  const settings = readEnvironment(env);
  return openServices(settings, await openDatabase(settings));
}

/** What is imported, made once: it does not depend on the engine that takes it. */
let journal: Promise<string> | undefined;

async function makeJournal(): Promise<string> {
  const [engine = 'embedded'] = engines();
  const platform = await openTestPlatform(await openTestDatabase(engine));
  await fillJournal(platform);
  const path = await exported(platform.services);
  await platform.close();
  await platform.services.database.close();
  return path;
}

describe.each(engines())('a killed import [%s]', (engine) => {
  let path: string;
  beforeAll(async () => {
    journal ??= makeJournal();
    path = await journal;
  });
  let env: NodeJS.ProcessEnv & { DATA_DIR: string };
  afterAll(() => rmSync(env.DATA_DIR, { recursive: true, force: true }));

  it('leaves an empty platform', async () => {
    env = { ...(await processDatabase(engine)), NODE_ENV: 'test' };
    for (const afterMs of [60, 0, 150].slice(0, rounds({ quick: 1, long: 3 }))) {
      const { child, gone, printed } = start(path, env);
      await expect.poll(printed, { timeout: 60_000, interval: 2 }).toContain('Incorporo');
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      child.kill('SIGKILL');
      await gone;
      const services = await open(env);
      const ended = printed().includes('Revista incorporada');
      expect(await isEmpty(services.db)).toBe(!ended);
      await services.database.close();
      if (ended) break;
    }
    const last = start(path, env);
    await last.gone;
    expect(last.printed()).toMatch(/Revista incorporada|ya tiene contenido/);
    const services = await open(env);
    expect(await contentOf(await exported(services))).toEqual(await contentOf(path));
    await services.database.close();
  });
});
