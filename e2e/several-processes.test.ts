/** One machine outgrown: processes that start at once on one empty PostgreSQL, and act as one (docs/specification.md 7). */
import { setTimeout as wait } from 'node:timers/promises';
import { and, count, eq, inArray, like, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobSchema } from '#contract/entities/job.ts';
import { catalogueListSchema } from '#contract/entities/publication.ts';
import { platformSettingsSchema } from '#contract/entities/system.ts';
import { sessionSchema } from '#contract/entities/user.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { activity, activityChain, jobs, mails, reminders, reviews } from '#server/platform/database/schema.ts';
import { signal } from '#server/platform/database/signals.ts';
import { jobsChannel } from '#server/platform/jobs/queue.ts';
import { readLive } from '#server/testing/live.ts';
import { type Cluster, findPostgres, runOnce, startCluster } from '#server/testing/postgres-cluster.ts';
import { ask } from './administrator.ts';
import { dataFolder, type ServerProcess, startServer } from './server-process.ts';

const bin = findPostgres();
const admin = { email: 'jefa@prueba.test', password: 'una clave larga' };
const demonstration = (name: string) => ({ email: `${name}@pliego.test`, password: 'demo1234' });

describe.skipIf(!bin)('several processes on one PostgreSQL', () => {
  const data = dataFolder();
  let cluster: Cluster;
  let database: OpenDatabase;
  let servers: ServerProcess[] = [];
  const url = (index: number) => servers[index]?.url ?? '';
  let chief: string;
  beforeAll(async () => {
    cluster = await startCluster(bin ?? '');
    await runOnce(cluster.url('postgres'), 'create database pliego');
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await database?.close();
    await cluster?.stop();
    data.drop();
  });

  const logIn = async (at: string, credentials: typeof admin) =>
    sessionSchema.parse(await ask(at, 'POST', '/auth/login', credentials));
  const status = async (at: string, method: string, path: string, token?: string, body?: unknown) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    return (await fetch(`${at}/api${path}`, { method, headers, body: body ? JSON.stringify(body) : null })).status;
  };
  const catalogue = async (at: string) => catalogueListSchema.parse(await ask(at, 'GET', '/catalog?limit=1'));
  const page = async (at: string, path: string) => (await fetch(at + path)).text();

  it('start together, and prepare it once', async () => {
    const env = {
      DATABASE_URL: cluster.url('pliego'),
      DEMO: 'journal',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    };
    servers = await Promise.all([1, 2, 3].map(() => startServer(data.path, env)));
    const totals = await Promise.all(servers.map(async (server) => (await catalogue(server.url)).total));
    expect(new Set(totals).size).toBe(1);
    expect(totals[0]).toBeGreaterThan(20);
    database = await openPostgres(cluster.url('pliego'), 4);
    chief = (await logIn(url(0), demonstration('admin'))).access_token;
  });

  it('share log-ins, and show at once what another published or deleted, in kept answers and kept pages', async () => {
    const { publications, total } = await catalogue(url(0));
    const [work] = publications;
    if (!work) throw new Error('The catalogue is empty');
    for (const server of servers) expect(await page(server.url, '/catalogo')).toContain(work.id);
    await ask(url(1), 'DELETE', `/publications/${work.id}`, undefined, chief);
    // At once where it was done, as soon as the others have heard elsewhere.
    expect((await catalogue(url(1))).total).toBe(total - 1);
    expect(await page(url(1), '/catalogo')).not.toContain(work.id);
    for (const at of [url(0), url(2)]) {
      await expect.poll(async () => (await catalogue(at)).total, { timeout: 30_000 }).toBe(total - 1);
      expect(await page(at, '/catalogo')).not.toContain(work.id);
    }
  });

  it('tell whoever listens at one of them what happened at another', async () => {
    const author = await logIn(url(0), demonstration('autor'));
    const streams = await Promise.all(servers.map((server) => readLive(server.url, author.access_token)));
    for (const { heard } of streams) await expect.poll(() => heard.map(({ ambito }) => ambito)).toContain('listo');
    const body = { titulo: 'Contada a todos', resumen: 'Un resumen.', palabrasClave: ['prueba'] };
    await ask(url(1), 'POST', '/publications', body, author.access_token);
    for (const { heard } of streams)
      await expect.poll(() => heard.map(({ ambito }) => ambito), { timeout: 30_000 }).toContain('publicacion');
    for (const { leave } of streams) leave();
  });

  it('act in all of them by the settings that one of them changed', async () => {
    await ask(url(0), 'PATCH', '/settings', { nombre: 'Revista de prueba' }, chief);
    for (const server of servers) {
      const read = async () => platformSettingsSchema.parse(await ask(server.url, 'GET', '/settings')).nombre;
      await expect.poll(read, { timeout: 30_000 }).toBe('Revista de prueba');
    }
  });

  it('shut out at once, everywhere, who logs out or is blocked, and end their streams', async () => {
    const profile = (at: string, token: string) => status(at, 'GET', '/auth/profile', token);
    const leaving = await logIn(url(0), demonstration('lector'));
    const live = await readLive(url(1), leaving.access_token);
    expect(await profile(url(1), leaving.access_token)).toBe(200);
    await ask(url(0), 'POST', '/auth/logout', { refresh_token: leaving.refresh_token });
    for (const server of servers) expect(await profile(server.url, leaving.access_token)).toBe(401);
    expect(await status(url(2), 'POST', '/auth/refresh', '', { refresh_token: leaving.refresh_token })).toBe(401);
    await live.ended;

    const blocked = await logIn(url(1), demonstration('revisor'));
    await ask(url(2), 'PATCH', `/users/${blocked.user.id}`, { estado: 'BLOQUEADO' }, chief);
    for (const server of servers) expect(await profile(server.url, blocked.access_token)).not.toBe(200);
    expect(await status(url(0), 'POST', '/auth/login', '', demonstration('revisor'))).not.toBe(200);
  });

  it('count one limit of calls a minute together', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 12; n++)
      answers.push(await status(url(n % 3), 'POST', '/auth/forgot-password', '', { email: `nadie${n}@prueba.test` }));
    expect(answers.map((answer) => answer === 429)).toEqual([...Array(10).fill(false), true, true]);
  });

  it('do each job once, and send each reminder once, all at it together', async () => {
    const { db } = database;
    const sent = async () => (await db.select({ clave: reminders.clave }).from(reminders)).length;
    const told = () => db.$count(activity, like(activity.type, 'reminder.%'));
    await db
      .update(reviews)
      .set({ fechaAsignacion: sql`now() - interval '20 days'`, fechaLimite: sql`now() - interval '25 hours'` })
      .where(sql`${reviews.fechaCompletada} is null and ${reviews.fechaDeclinada} is null`);
    const before = { sent: await sent(), told: await told(), mails: await db.$count(mails) };
    const queued = Array.from({ length: 30 }, () => ({ id: uuid(), tipo: 'recordatorios' }));
    await db.insert(jobs).values(queued);
    await signal(db, jobsChannel, '');
    const ids = queued.map(({ id }) => id);
    const of = async (estado: 'HECHO' | 'PENDIENTE') =>
      db.$count(jobs, and(inArray(jobs.id, ids), eq(jobs.estado, estado), eq(jobs.intentos, 1)));
    await expect.poll(() => of('HECHO'), { timeout: 60_000 }).toBe(30);
    const reminded = (await sent()) - before.sent;
    expect(reminded).toBeGreaterThan(2);
    expect((await told()) - before.told).toBe(reminded);
    expect((await db.$count(mails)) - before.mails).toBe(reminded);
  });

  it('take over the job of one that is killed', async () => {
    const { db, transact } = database;
    const [first, ...others] = servers;
    for (const { process } of others) process.kill('SIGSTOP');
    let id = '';
    const row = async () => (await db.select().from(jobs).where(eq(jobs.id, id)))[0];
    // Holds the work up in the middle.
    await transact(async () => {
      await db.execute(sql`lock table ${activityChain} in access exclusive mode`);
      id = jobSchema.parse(await ask(url(0), 'POST', '/admin/activity/verify', undefined, chief)).id;
      await expect.poll(async () => (await row())?.estado).toBe('EN_CURSO');
      await wait(200);
      await first?.end('SIGKILL');
    });
    servers = others;
    for (const { process } of others) process.kill('SIGCONT');
    expect(await row()).toMatchObject({ estado: 'EN_CURSO', intentos: 1 });
    // As if its lease were over: two minutes later.
    await db.update(jobs).set({ fechaArriendo: sql`now()` }).where(eq(jobs.id, id));
    await signal(db, jobsChannel, '');
    await expect
      .poll(row, { timeout: 60_000 })
      .toMatchObject({ estado: 'HECHO', intentos: 2, resultado: { fallos: [] } });
    const [chain] = await db.select({ total: count() }).from(activityChain);
    expect(chain?.total).toBe(await db.$count(activity));
  });
});
