/** How long `node server/main.ts` takes until it answers: the first start with the demonstration set, and the next. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#server/testing/postgres-cluster.ts';
import { residentMb } from './resident.ts';

export interface StartUp {
  firstSeconds: number;
  nextSeconds: number;
  /** MB resident after the second start, having shown the catalogue once. */
  memory: number;
}

export async function measureStartUp(): Promise<StartUp> {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-start-'));
  const first = await startOnce(folder);
  const next = await startOnce(folder);
  rmSync(folder, { recursive: true, force: true });
  return { firstSeconds: first.seconds, nextSeconds: next.seconds, memory: next.memory };
}

async function startOnce(folder: string) {
  const port = await freePort();
  const begun = performance.now();
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, PORT: String(port), DATABASE_URL: '' },
    stdio: 'ignore',
  });
  while (!(await answers(`http://127.0.0.1:${port}/catalogo`))) {
    if (server.exitCode !== null || performance.now() - begun > 120_000) throw new Error('The server did not start.');
    await wait(20);
  }
  const seconds = (performance.now() - begun) / 1000;
  const memory = Math.round(residentMb(server.pid));
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
  return { seconds, memory };
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );
