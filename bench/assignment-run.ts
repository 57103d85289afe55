/**
 * One assignment of generated works among generated reviewers, in a process of its own: the whole job as a server does it,
 * then its application. Forked by assignment.ts, which it tells what it measured.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { applying } from '#server/features/editorial/bulk-assignment/apply.ts';
import { proposalSchema } from '#server/features/editorial/bulk-assignment/proposal.ts';
import { proposing } from '#server/features/editorial/bulk-assignment/propose.ts';
import type { Database, OpenDatabase } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { authorships, jobs, publications, users } from '#server/platform/database/schema.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { startJobs } from '#server/platform/jobs/start.ts';
import { openServices } from '#server/platform/services.ts';
import { residentMb } from './resident.ts';
import { author, keyword, randomFrom, sentence } from './vocabulary.ts';

const [works = 0, reviewers = 0, each = 0] = process.argv.slice(2).map(Number);
const institutions = 400;
const batch = 500;

const env = readEnvironment({ ...process.env, DEMO: 'off', PORT: '0' });
const database = await openDatabase(env);
const services = await openServices(env, database);
// As many in all as there are places, and a fifth more.
await services.settings.change({ capacidadRevisor: Math.min(50, Math.ceil((1.2 * works * each) / reviewers)) });
const editor = uuid();
const obras = await fill(database.db);

/** Longest time in which the process answered nobody, in milliseconds: what a request would have waited. */
let longestPause = 0;
let last = performance.now();
const pulse = setInterval(() => {
  const now = performance.now();
  longestPause = Math.max(longestPause, now - last - 20);
  last = now;
}, 20);
const before = residentMb(process.pid);
let most = 0;
const watch = setInterval(() => {
  most = Math.max(most, residentMb(process.pid) + children().reduce((sum, pid) => sum + residentMb(pid), 0));
}, 100);

const stop = await startJobs(database, [proposing, applying], services);
const solveStart = performance.now();
const id = await enqueue(database.db, proposing, { obras, porObra: each }, { creadoPorId: editor });
const solved = await ended(database, id);
const solveSeconds = (performance.now() - solveStart) / 1000;
const proposal = proposalSchema.parse(solved.resultado);
const measured = { most, before, longestPause };
clearInterval(watch);

const applyStart = performance.now();
const application = await enqueue(database.db, applying, { id, omitir: false }, { creadoPorId: editor });
await ended(database, application);
const applySeconds = (performance.now() - applyStart) / 1000;
clearInterval(pulse);
await stop();
await database.close();
const filled = proposal.obras.reduce((sum, work) => sum + work.revisores.length, 0);
process.send?.({ ...measured, solveSeconds, applySeconds, filled, ...proposal.solucion });
process.disconnect();

async function ended({ db }: OpenDatabase, job: string) {
  for (;;) {
    await wait(50);
    const [row] = await db.select({ estado: jobs.estado, error: jobs.error }).from(jobs).where(eq(jobs.id, job));
    if (row?.estado === 'FALLIDO') throw new Error(row.error ?? 'The job failed.');
    if (row?.estado !== 'HECHO') continue;
    const [whole] = await db.select().from(jobs).where(eq(jobs.id, job));
    if (whole) return whole;
  }
}

/** Reviewers with three published works each, and works in review by authors of the same institutions. */
async function fill(db: Database): Promise<string[]> {
  const random = randomFrom(7);
  const institution = () => `Universidad de la Comarca ${Math.floor(random() * institutions)}`;
  const person = (roles: ('REVISOR' | 'AUTOR' | 'EDITOR')[], id = uuid()) => ({
    ...author(random),
    id,
    email: `${id}@bench.test`,
    passwordHash: '',
    afiliacion: institution(),
    roles,
    palabrasClave: Array.from({ length: 4 }, () => keyword(random)),
  });
  const people = Array.from({ length: reviewers }, () => person(['REVISOR']));
  const authors = Array.from({ length: Math.ceil(works / 3) }, () => person(['AUTOR']));
  for (const some of chunks([...people, ...authors, person(['EDITOR'], editor)])) await db.insert(users).values(some);
  const written = people.flatMap((who) => Array.from({ length: 3 }, () => work(who, 'PUBLICADO')));
  const waiting = Array.from({ length: works }, (_, n) => work(authors[n % authors.length], 'EN_REVISION'));
  for (const some of chunks([...written, ...waiting])) {
    await db.insert(publications).values(some.map(({ row }) => row));
    await db.insert(authorships).values(some.map(({ byline }) => byline));
  }
  await db.execute(sql`vacuum analyze`);
  return waiting.map(({ row }) => row.id);

  function work(who: (typeof people)[number] | undefined, estado: 'PUBLICADO' | 'EN_REVISION') {
    const id = uuid();
    const row: typeof publications.$inferInsert = {
      id,
      titulo: sentence(random, 10),
      resumen: `${sentence(random, 120)}.`,
      tipo: 'ARTICULO',
      estado,
      identidadRevision: 'abierta',
      versionActual: 1,
      palabrasClave: Array.from({ length: 5 }, () => keyword(random)),
      autor: `${who?.nombres} ${who?.apellidos}`,
      fechaEnvio: new Date(),
      fechaPublicacion: estado === 'PUBLICADO' ? new Date(Date.now() - random() * 3e11) : null,
    };
    const { nombres = '', apellidos = '', afiliacion = '' } = who ?? {};
    const byline = { nombres, apellidos, publicacionId: id, orden: 0, afiliaciones: [afiliacion] };
    return { row, byline: { ...byline, userId: who?.id ?? null } };
  }
}

function* chunks<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += batch) yield all.slice(from, from + batch);
}

function children(): number[] {
  return readdirSync(`/proc/${process.pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${process.pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}
