/** Starting, stopping and being killed: what the platform promises about its process (docs/specification.md 7). */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sessionSchema } from '#contract/entities/user.ts';
import { freePort } from '#server/testing/postgres-cluster.ts';
import { rounds } from '#server/testing/rounds.ts';
import { dataFolder, type ServerProcess, spawnServer, startServer } from './server-process.ts';

const quiet = { DEMO: 'off' };
/** How often it is killed while it works. */
const kills = rounds({ quick: 1, long: 3 });
/** What a start prints that found no demonstration set. */
const loading = 'Preparo las obras y las personas de demostración';
/** Whether the set is loaded to its end after it was killed: it takes as long as all else here. */
const toTheEnd = rounds({ quick: 0, long: 1 }) > 0;

describe('the process', () => {
  const data = dataFolder();
  let server: ServerProcess | undefined;
  afterAll(async () => {
    if (server?.process.exitCode === null && server.process.signalCode === null) await server.end('SIGKILL');
    data.drop();
  });

  /** The token of a new account; empty where it was not acknowledged. */
  const register = async (url: string, email: string): Promise<string> => {
    const body = { nombres: 'Ana', apellidos: 'Ruiz', email, password: 'secreta-y-larga' };
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}/api/auth/register`, { method: 'POST', headers, body: JSON.stringify(body) });
    return sessionSchema.safeParse(await response.json()).data?.access_token ?? '';
  };
  const isKnown = async (url: string, token: string) =>
    (await fetch(`${url}/api/auth/profile`, { headers: { authorization: `Bearer ${token}` } })).ok;

  /** What a start that fails prints; nothing of the engine's or of a library's own. */
  const failedStart = async (path: string, settings: Record<string, string>, port = 0) => {
    const { child, output } = spawnServer(path, port, { ...quiet, ...settings });
    await expect.poll(() => child.exitCode, { timeout: 120_000 }).toBe(1);
    expect(output()).not.toMatch(/ {4}at |Invalid|expected/);
    return output();
  };

  it('names each setting that does not fit, and does not start', async () => {
    const printed = await failedStart(data.path, { PORT: 'ochenta', DATABASE_URL: 'mysql://ana:secreta@x' });
    expect(printed).toContain('PORT: un número de 0 a 65535 (ahora: «ochenta»)');
    expect(printed).toContain('DATABASE_URL: la dirección de un PostgreSQL');
    expect(printed).not.toContain('secreta');
  });

  it('says which port is taken before it opens a database', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = z.object({ port: z.number() }).parse(other.address());
    expect(await failedStart(data.path, {}, port)).toContain(
      'Otro programa ocupa ese puerto. Detenlo, o elige otro con PORT.',
    );
    expect(existsSync(join(data.path, 'database'))).toBe(false);
    other.close();
  });

  it('says that no database answers, and which setting leads there', async () => {
    const address = `postgres://ana:secreta@127.0.0.1:${await freePort()}/pliego`;
    const printed = await failedStart(data.path, { DATABASE_URL: address });
    expect(printed).toContain('Nadie responde en esa dirección. ¿Está en marcha PostgreSQL, y es esa su DATABASE_URL?');
    expect(printed).not.toContain('secreta');
  });

  // Where Node's own making of folders never ends.
  it.skipIf(!existsSync('/proc/self'))('says that a data folder cannot be made there', async () => {
    expect(await failedStart('/proc/pliego/datos', {})).toContain('elige otra con DATA_DIR');
  });

  it('starts, prints its address, and refuses a second process on the same data', async () => {
    server = await startServer(data.path, quiet);
    // It answers a moment before it says where.
    await expect.poll(() => server?.output(), { timeout: 30_000 }).toContain(server.url);
    expect(server.output()).toContain('npm run setup -- CORREO');
    const second = spawnServer(data.path, await freePort(), quiet);
    await expect.poll(() => second.child.exitCode, { timeout: 60_000 }).toBe(1);
    expect(second.output()).toContain(`Otro proceso (${server.process.pid})`);
    expect(second.output()).toContain('DATA_DIR');
  });

  it('closes cleanly at Ctrl-C, and lets its folder go', async () => {
    expect(await server?.end('SIGINT')).toBe(0);
    expect(existsSync(join(data.path, 'database.lock'))).toBe(false);
  });

  it('loses nothing that was acknowledged when it is killed, and takes over the dead one’s folder', async () => {
    const known = new Map<string, string>();
    for (let round = 1; round <= kills; round++) {
      const running = await startServer(data.path, quiet);
      server = running;
      // In the middle of what is asked after the third answer.
      let killed: Promise<unknown> | undefined;
      for (let n = 0; running.process.signalCode === null && n < 15; n++) {
        if (n === 3) killed = wait(30 * round).then(() => running.end('SIGKILL'));
        const email = `ronda${round}-${n}@prueba.test`;
        const token = await register(running.url, email).catch(() => '');
        if (token) known.set(email, token);
      }
      await killed;
    }
    expect(known.size).toBeGreaterThanOrEqual(3 * kills);
    server = await startServer(data.path, quiet);
    for (const [email, token] of known) expect([email, await isKnown(server.url, token)]).toEqual([email, true]);
    await server.end('SIGTERM');
  });

  it('leaves no half of the demonstration set where it is killed while it loads it', async () => {
    const folder = dataFolder();
    const { child, output } = spawnServer(folder.path, await freePort());
    await expect.poll(output, { timeout: 120_000, interval: 20 }).toContain(loading);
    await wait(700);
    child.kill('SIGKILL');
    await expect.poll(() => child.signalCode).toBe('SIGKILL');
    const again = spawnServer(folder.path, await freePort());
    await expect.poll(again.output, { timeout: 120_000, interval: 20 }).toContain(loading);
    if (toTheEnd) await expect.poll(again.output, { timeout: 120_000 }).toContain('admin@pliego.test');
    again.child.kill('SIGKILL');
    await expect.poll(() => again.child.signalCode).toBe('SIGKILL');
    folder.drop();
  });
});
