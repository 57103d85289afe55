/**
 * A process that solves one assignment and applies it, in a loop of tries that end when it is killed. With REPORT it prints
 * what came of it. Run by killed-assignment.test.ts.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import { openDatabase } from '#server/platform/database/open.ts';
import { authorships, jobs, mails, publications, reviews, users } from '#server/platform/database/schema.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { startJobs } from '#server/platform/jobs/start.ts';
import { openServices } from '#server/platform/services.ts';
import { applying } from './apply.ts';
import { proposalSchema } from './proposal.ts';
import { proposing } from './propose.ts';

const works = 60;
const reviewers = 30;
const topics = ['aves', 'galaxias', 'derecho', 'novela', 'suelos', 'vacunas'];
/** Short, so that a job whose process was killed is soon another's. */
const leaseMs = 600;

const env = readEnvironment(process.env);
const database = await openDatabase(env);
const services = await openServices(env, database);
const { db, transact } = services;

async function fill(): Promise<void> {
  const person = { apellidos: 'De Prueba', passwordHash: '' };
  const people = Array.from({ length: reviewers }, (_, n) => ({
    ...person,
    id: uuid(),
    nombres: `Revisa ${n}`,
    email: `r${n}@prueba.test`,
    roles: ['REVISOR' as const],
    palabrasClave: [topics[n % topics.length] ?? ''],
    capacidadRevisiones: 5,
  }));
  const [author, editor] = [uuid(), uuid()];
  await db
    .insert(users)
    .values([
      ...people,
      { ...person, id: author, nombres: 'Irene', email: 'autora@prueba.test', roles: ['AUTOR'] },
      { ...person, id: editor, nombres: 'Elena', email: 'editora@prueba.test', roles: ['EDITOR'] },
    ]);
  const obras = Array.from({ length: works }, () => uuid());
  for (const [n, id] of obras.entries()) {
    const titulo = `Sobre ${topics[n % topics.length]}`;
    const work = { titulo, resumen: titulo, tipo: 'ARTICULO' as const, palabrasClave: [], autor: 'Irene' };
    await db.insert(publications).values({ ...work, id, estado: 'EN_REVISION', versionActual: 1 });
    const byline = { nombres: 'Irene', apellidos: '', afiliaciones: [], userId: author };
    await db.insert(authorships).values({ ...byline, publicacionId: id, orden: 0 });
  }
  await enqueue(db, proposing, { obras, porObra: 2 }, { creadoPorId: editor });
}

await transact(async () => {
  if ((await db.select({ id: users.id }).from(users)).length === 0) await fill();
});
const kinds = [proposing, applying].map((kind) => ({ ...kind, leaseMs, tries: 50 }));
await startJobs(database, kinds, services);
process.stdout.write('begun\n');

const solved = await done(proposing.tipo);
const { id, creadoPorId } = solved;
if (creadoPorId === null) throw new Error('Nobody asked for it.');
const unico = `${applying.tipo}:${id}`;
const asked = await db.select({ tipo: jobs.tipo }).from(jobs);
if (asked.every(({ tipo }) => tipo !== applying.tipo))
  await transact(() => enqueue(db, applying, { id, omitir: false }, { creadoPorId, unico }));
process.stdout.write('solved\n');
await done(applying.tipo);

if (process.env.REPORT) {
  const given = await db.select({ work: reviews.publicacionId, reviewer: reviews.revisorId }).from(reviews);
  const proposal = proposalSchema.parse(solved.resultado);
  const proposed = proposal.obras.flatMap((work) => work.revisores.map((pair) => `${work.id} ${pair.id}`));
  const report = {
    reviews: given.length,
    asProposed: given.every(({ work, reviewer }) => proposed.includes(`${work} ${reviewer}`)),
    optimal: proposal.solucion.cota - proposal.solucion.alcanzado < 0.01,
    mails: (await db.select({ id: mails.id }).from(mails)).length,
    pairs: proposed.sort(),
  };
  process.stdout.write(`${JSON.stringify(report)}\n`);
}
process.exit(0);

async function done(tipo: string) {
  for (;;) {
    const row = (await db.select().from(jobs)).find((job) => job.tipo === tipo);
    if (row?.estado === 'HECHO') return row;
    if (row?.estado === 'FALLIDO') throw new Error(row.error ?? 'The job failed.');
    await wait(20);
  }
}
