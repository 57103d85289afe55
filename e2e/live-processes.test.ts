/** The live stream across two processes on one PostgreSQL: what is done at one is heard at the other (docs/specification.md 7). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sessionSchema } from '#contract/entities/user.ts';
import { problemSchema } from '#contract/problems.ts';
import { type LiveReader, readLive } from '#server/testing/live.ts';
import { type Cluster, findPostgres, runOnce, startCluster } from '#server/testing/postgres-cluster.ts';
import { ask } from './administrator.ts';
import { dataFolder, type ServerProcess, startServer } from './server-process.ts';

const bin = findPostgres();
const password = 'una clave larga';
const patience = { timeout: 30_000 };

describe.skipIf(!bin)('the live stream of two processes', () => {
  const data = dataFolder();
  let cluster: Cluster;
  let servers: ServerProcess[] = [];
  const at = (number: number) => servers[number]?.url ?? expect.fail(`there is no server ${number}`);
  const logIn = async (name: string, server: number) =>
    sessionSchema.parse(await ask(at(server), 'POST', '/auth/login', { email: `${name}@pliego.test`, password }));
  const submit = async (token: string, server: number, titulo: string) => {
    const fields = { titulo, resumen: 'Un resumen.', palabrasClave: ['prueba'] };
    const { id } = z.object({ id: z.string() }).parse(await ask(at(server), 'POST', '/publications', fields, token));
    await ask(at(server), 'POST', `/publications/${id}/submit-review`, undefined, token);
    return id;
  };
  const worksOf = ({ heard }: LiveReader) => new Set(heard.map(({ publicacionId }) => publicacionId));

  beforeAll(async () => {
    cluster = await startCluster(bin ?? '');
    await runOnce(cluster.url('postgres'), 'create database pliego');
    const env = {
      DATABASE_URL: cluster.url('pliego'),
      DEMO: 'off',
      ADMIN_EMAIL: 'admin@pliego.test',
      ADMIN_PASSWORD: password,
    };
    servers = await Promise.all([0, 1].map(() => startServer(data.path, env)));
    const { access_token } = await logIn('admin', 0);
    for (const rol of ['AUTOR', 'EDITOR', 'LECTOR']) {
      const name = { nombres: rol, apellidos: 'Prueba', email: `${rol.toLowerCase()}@pliego.test` };
      const registered = await ask(at(0), 'POST', '/auth/register', { ...name, password, roles: [rol] });
      const { user } = sessionSchema.parse(registered);
      await ask(at(0), 'PATCH', `/users/${user.id}`, { roles: [rol], correoVerificado: true }, access_token);
    }
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await cluster?.stop();
    data.drop();
  });

  it('tells what was committed in the other process', async () => {
    const [author, editor] = [await logIn('autor', 0), await logIn('editor', 1)];
    const reader = await readLive(at(1), editor.access_token);
    await expect.poll(() => reader.heard, patience).toHaveLength(1);
    const id = await submit(author.access_token, 0, 'De un proceso a otro');
    await expect.poll(() => worksOf(reader), patience).toContain(id);
    expect(reader.text()).toContain('De un proceso a otro');
    reader.leave();
  });

  it('passes on what is nobody’s to resume, as a test or what was read elsewhere', async () => {
    const { access_token } = await logIn('editor', 0);
    const reader = await readLive(at(1), access_token);
    await expect.poll(() => reader.heard, patience).toHaveLength(1);
    await ask(at(0), 'POST', '/notifications/test-sse', undefined, access_token);
    await expect.poll(() => reader.heard, patience).toContainEqual({ ambito: 'prueba' });
    await ask(at(0), 'PATCH', '/notifications/read', undefined, access_token);
    await expect.poll(() => reader.heard, patience).toContainEqual({ ambito: 'notificaciones' });
    reader.leave();
  });

  it('ends with a log-out at the other process, and follows roles that change there', async () => {
    const [leaving, staying] = [await logIn('lector', 0), await logIn('lector', 1)];
    const [ended, other] = [await readLive(at(1), leaving.access_token), await readLive(at(1), staying.access_token)];
    await expect.poll(() => other.heard, patience).toHaveLength(1);
    await ask(at(0), 'POST', '/auth/logout', { refresh_token: leaving.refresh_token });
    await ended.ended;
    const admin = await logIn('admin', 0);
    await ask(at(0), 'PATCH', `/users/${staying.user.id}`, { roles: ['EDITOR'] }, admin.access_token);
    await expect.poll(() => other.heard.length, patience).toBeGreaterThan(1);
    const author = await logIn('autor', 0);
    const id = await submit(author.access_token, 0, 'Para quien acaba de llegar');
    await expect.poll(() => worksOf(other), patience).toContain(id);
    other.leave();
  });

  it('goes on at the other process when one is killed', async () => {
    const [author, editor] = [await logIn('autor', 0), await logIn('editor', 0)];
    const reader = await readLive(at(1), editor.access_token);
    await expect.poll(() => reader.heard, patience).toHaveLength(1);
    await servers[1]?.end('SIGKILL');
    await reader.ended;
    const id = await submit(author.access_token, 0, 'Mientras un proceso faltaba');
    const again = await readLive(at(0), editor.access_token, reader.lastId());
    await expect.poll(() => worksOf(again), patience).toContain(id);
    expect(again.heard.at(-1)).toMatchObject({ ambito: 'listo' });
    servers = servers.slice(0, 1);
    again.leave();
  });

  it('tells when to ask again where the database is gone, for everybody', async () => {
    await cluster.stop();
    const answer = await fetch(`${at(0)}/api/catalog?q=${Date.now()}`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    expect(problemSchema.parse(await answer.json())).toMatchObject({ code: 'no_preparado', espera: 10 });
    // It says for a moment longer what it found last.
    const ready = async () => (await fetch(`${at(0)}/api/health/ready`)).headers.get('retry-after');
    await expect.poll(ready).toBe('10');
  });
});
