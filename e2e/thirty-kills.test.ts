/**
 * kill -9 at random moments, thirty in the long run, under a load of submissions, reviews, decisions, uploads and mails, with a
 * real mail server outside: nothing acknowledged is lost, nothing is done twice, the activity record verifies.
 *
 * SMTP cannot say whether a mail was taken where the process dies between the server's 250 and its own note. Such a mail goes
 * out again under its Message-ID, by which whoever receives it knows it for the same (RFC 5322 §3.6.4): so mails are counted
 * by it, and a second one is let pass only across a kill.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, gt, inArray, isNotNull, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobListSchema } from '#contract/entities/job.ts';
import { mailListSchema } from '#contract/entities/mail.ts';
import { sessionSchema } from '#contract/entities/user.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { jobs, publications, reviews, users } from '#server/platform/database/schema.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { type Cluster, findPostgres, freePort, runOnce, startCluster } from '#server/testing/postgres-cluster.ts';
import { rounds } from '#server/testing/rounds.ts';
import { seed } from '#server/testing/seed.ts';
import { startSmtp } from '#server/testing/smtp.ts';
import { randomFrom } from '../bench/vocabulary.ts';
import { ask } from './administrator.ts';
import { type Cast, EditorialLoad } from './editorial-load.ts';
import { expectEverythingOnce, expectMailsOnce } from './everything-once.ts';
import { dataFolder, spawnServer, startServer } from './server-process.ts';

const bin = findPostgres();
const engines: readonly OpenDatabase['engine'][] = bin ? ['embedded', 'postgres'] : ['embedded'];
const kills = rounds({ quick: 4, long: 30 }) / engines.length;
/** Answers that the load gets of one process, at most. */
const mostAnswers = 120;
/** For a busy machine, in ms. */
const longest = (kills + 2) * 60_000;
const admin = { email: 'jefa@prueba.test', password: 'una clave larga' };

describe.each(engines)(`a platform that is killed ${kills} times [%s, PLIEGO_SEED=${seed}]`, (engine) => {
  const data = dataFolder();
  let cluster: Cluster | undefined;
  beforeAll(async () => {
    process.stderr.write(`PLIEGO_SEED=${seed} repeats these kills.\n`);
    if (engine === 'embedded') return;
    cluster = await startCluster(bin ?? '');
    await runOnce(cluster.url('postgres'), 'create database pliego');
  });
  afterAll(async () => {
    await cluster?.stop();
    data.drop();
  });

  it(
    'loses nothing that it acknowledged, does nothing twice, and its record verifies',
    async () => {
      const random = randomFrom(seed + engines.indexOf(engine));
      // Slow enough for mails to be on their way at any moment.
      const smtp = await startSmtp({ onMailFrom: (_address, _session, done) => void wait(15).then(() => done()) });
      const env = {
        DATABASE_URL: cluster?.url('pliego') ?? '',
        DEMO: 'off',
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        SMTP_URL: smtp.url,
        PUBLIC_URL: 'https://revista.example',
      };
      /** What is done to the database while no process has it open. */
      const between = async (act: (database: OpenDatabase) => Promise<void>) => {
        const database = await openDatabase(readEnvironment({ ...env, DATA_DIR: data.path }));
        await act(database).finally(database.close);
      };
      const first = await startServer(data.path, env);
      const load = new EditorialLoad(await hire(first.url));
      await first.end('SIGTERM');
      await between(confirmAddresses);

      /** How many mails had come when each process began. */
      const lives: number[] = [];
      for (let kill = 0; kill < kills; kill++) {
        lives.push(smtp.received.length);
        // One in five while it starts, the second among them.
        if (kill % 5 === 1) {
          const { child } = spawnServer(data.path, await freePort(), env);
          await wait(random() * 1800);
          child.kill('SIGKILL');
          await expect.poll(() => child.signalCode).toBe('SIGKILL');
        } else {
          const server = await startServer(data.path, env);
          const working = load.work(server.url);
          // So many answers later, and then at any moment of what is under way, however fast the machine.
          const answered = load.answered + Math.ceil(random() * mostAnswers);
          await expect.poll(() => load.answered, { timeout: 120_000, interval: 1 }).toBeGreaterThanOrEqual(answered);
          await wait(random() * 30);
          await server.end('SIGKILL');
          await working;
        }
        await between(letTimePass);
      }

      lives.push(smtp.received.length);
      const last = await startServer(data.path, env);
      await load.work(last.url, true);
      await last.end('SIGTERM');
      await between(letTimePass);
      const quiet = await startServer(data.path, env);
      const token = await logIn(quiet.url, admin);
      await expect.poll(() => waiting(quiet.url, token), { timeout: 120_000, interval: 100 }).toBe(0);
      await quiet.end('SIGTERM');

      expect(load.complaints).toEqual([]);
      const { works, decisions } = load.acknowledged;
      process.stderr.write(`${works.size} works, ${decisions.size} decisions, ${smtp.received.length} mails.\n`);
      expect(decisions.size).toBeGreaterThan(kills);
      await between(async ({ db }) => {
        await expectEverythingOnce(db, load.acknowledged, readEnvironment({ ...env, DATA_DIR: data.path }));
        await expectMailsOnce(db, load.acknowledged, smtp.received, lives);
      });
      await smtp.close();
    },
    longest,
  );
});

/** Their owners confirm them, and have the roles that they asked for. */
async function confirmAddresses({ db }: OpenDatabase): Promise<void> {
  await db.update(users).set({ fechaVerificacion: sql`now()` });
  await db
    .update(users)
    .set({ roles: sql`array[${users.rolSolicitado}]`, rolSolicitado: null })
    .where(isNotNull(users.rolSolicitado));
}

/** Registers the people of the load; the author wants mails at once. */
async function hire(url: string): Promise<Cast> {
  const register = async (nombres: string, rol: string) => {
    const body = {
      nombres,
      apellidos: 'Prueba',
      email: `${nombres.toLowerCase()}@prueba.test`,
      password: 'secreta-y-larga',
    };
    return sessionSchema.parse(await ask(url, 'POST', '/auth/register', { ...body, roles: [rol] }));
  };
  const [author, reviewer, editor] = [
    await register('Autora', 'AUTOR'),
    await register('Revisora', 'REVISOR'),
    await register('Editora', 'EDITOR'),
  ];
  const atOnce = { PUBLICACION: { pantalla: true, correo: 'AHORA' } };
  await ask(url, 'PATCH', '/notifications/preferences', atOnce, author.access_token);
  return {
    author: author.access_token,
    reviewer: reviewer.access_token,
    reviewerId: reviewer.user.id,
    editor: editor.access_token,
  };
}

async function logIn(url: string, credentials: typeof admin): Promise<string> {
  return sessionSchema.parse(await ask(url, 'POST', '/auth/login', credentials)).access_token;
}

/** Mails and jobs that wait to be sent and done now. */
async function waiting(url: string, token: string): Promise<number> {
  const get = (path: string) => ask(url, 'GET', path, undefined, token);
  const { total } = mailListSchema.parse(await get('/admin/outbox?estado=PENDIENTE'));
  const running = jobListSchema.parse(await get('/jobs?estado=EN_CURSO')).jobs;
  const queued = jobListSchema.parse(await get('/jobs?estado=PENDIENTE&limit=100')).jobs;
  // Upkeep waits for quiet moments.
  const due = [...running, ...queued].filter(
    ({ tipo, fechaPrevista }) => tipo !== 'mantenimiento' && Date.parse(fechaPrevista) <= Date.now(),
  );
  return total + due.length;
}

/** Leases that dead processes left are over, what is done by the hour is due, and the reviews that are left open a day late. */
async function letTimePass({ db }: OpenDatabase): Promise<void> {
  await db.update(jobs).set({ fechaArriendo: sql`now()` }).where(eq(jobs.estado, 'EN_CURSO'));
  await db.update(jobs).set({ fechaPrevista: sql`now()` }).where(eq(jobs.estado, 'PENDIENTE'));
  const left = db.select({ id: publications.id }).from(publications).where(like(publications.titulo, 'Espera %'));
  await db
    .update(reviews)
    .set({
      fechaAsignacion: sql`${reviews.fechaAsignacion} - interval '10 days'`,
      fechaLimite: sql`date_trunc('hour', now()) - interval '25 hours'`,
    })
    .where(and(gt(reviews.fechaLimite, sql`now()`), inArray(reviews.publicacionId, left)));
}
