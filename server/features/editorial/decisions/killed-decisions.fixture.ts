/**
 * A process that decides on works in a loop, each with two authors to tell, until none waits or it is killed. With REPORT
 * it decides on the rest and prints what there is. WORKS says how many. Run by killed-decisions.test.ts.
 */
import { v7 as uuid } from 'uuid';
import { openDatabase } from '#server/platform/database/open.ts';
import { authorships, decisions, mails, publications, reviews, users } from '#server/platform/database/schema.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { openServices } from '#server/platform/services.ts';
import { decide } from './decide.ts';

const works = Number(process.env.WORKS);
const env = readEnvironment(process.env);
const database = await openDatabase(env);
const services = await openServices(env, database);
const { db, transact } = services;

async function fill(): Promise<void> {
  const person = { apellidos: 'De Prueba', passwordHash: '' };
  const [editor, reviewer, author] = [uuid(), uuid(), uuid()];
  await db.insert(users).values([
    { ...person, id: editor, nombres: 'Elena', email: 'editora@prueba.test', roles: ['EDITOR'] },
    { ...person, id: reviewer, nombres: 'Rubén', email: 'revisor@prueba.test', roles: ['REVISOR'] },
    { ...person, id: author, nombres: 'Irene', email: 'autora@prueba.test', roles: ['AUTOR'] },
  ]);
  for (let n = 0; n < works; n++) {
    const publicacionId = uuid();
    const byline = { publicacionId, apellidos: 'De Prueba', afiliaciones: [] };
    const work = { titulo: `Obra ${n}.`, resumen: '', tipo: 'ARTICULO' as const, palabrasClave: [], autor: 'Irene' };
    await db.insert(publications).values({ ...work, id: publicacionId, estado: 'EN_REVISION', versionActual: 1 });
    await db.insert(authorships).values([
      { ...byline, orden: 0, nombres: 'Irene', userId: author },
      { ...byline, orden: 1, nombres: 'Luis', email: 'sin-cuenta@prueba.test' },
    ]);
    const review = { estado: 'ACEPTADA' as const, comentarios: 'Bien.', numero: 1, ronda: 1 };
    await db.insert(reviews).values({ ...review, id: uuid(), publicacionId, revisorId: reviewer });
  }
}

await transact(async () => {
  if ((await db.select({ id: users.id }).from(users)).length === 0) await fill();
});
const accounts = await db.select().from(users);
const editor = accounts.find(({ nombres }) => nombres === 'Elena');
if (!editor) throw new Error('Nobody can decide.');
const all = await db.select({ id: publications.id, estado: publications.estado }).from(publications);
process.stdout.write('begun\n');
for (const { id, estado } of all)
  if (estado === 'EN_REVISION')
    await decide(services, { id: editor.id, roles: editor.roles, ambitos: editor.ambitos }, id, { estado: 'APROBADO' });

if (process.env.REPORT) {
  const made = await db.select().from(decisions);
  const sent = await db.select({ para: mails.para, asunto: mails.asunto }).from(mails);
  const report = {
    works: all.length,
    decisions: made.length,
    decided: new Set(made.map(({ publicacionId }) => publicacionId)).size,
    letters: made.filter(({ carta }) => carta !== null).length,
    mails: sent.length,
    distinct: new Set(sent.map(({ para, asunto }) => `${para} ${asunto}`)).size,
  };
  process.stdout.write(`${JSON.stringify(report)}\n`);
}
await database.close();
