/**
 * A journal in full work: 300 works in process, a hundred reviewers and 600 reviews, made through the acts that the screens
 * use and moved back to when they would have happened; the same ones every time. What screens are looked at with.
 * `DATA_DIR=… node bench/full-journal.ts` makes one, on top of the demonstration set, for `npm start` to open.
 */
import { pathToFileURL } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { RoleScopes } from '#contract/journals.ts';
import { orRefusal } from '#contract/refuse.ts';
import { dayMs } from '#contract/time.ts';
import { type Estado, prioridades, type Role, tipos } from '#contract/vocabulary.ts';
import { demonstrationPassword } from '#scripts/demo/people.ts';
import { markdownToManuscript } from '#server/documents/markdown/read/from-markdown.ts';
import { hashPassword } from '#server/features/accounts/passwords.ts';
import { changeEstado } from '#server/features/editorial/change-estado.ts';
import { setHandlingEditor } from '#server/features/editorial/set-handling-editor.ts';
import { createPublication } from '#server/features/publications/create.ts';
import { saveContent } from '#server/features/publications/save-content.ts';
import { acceptReview } from '#server/features/reviewing/accept.ts';
import { assignReviewer } from '#server/features/reviewing/assign.ts';
import { declineReview } from '#server/features/reviewing/decline.ts';
import { takeBackReview } from '#server/features/reviewing/invitations/take-back.ts';
import { changeReview } from '#server/features/reviewing/update.ts';
import { decisions, publications, reviews, users, versions } from '#server/platform/database/schema.ts';
import type { Services } from '#server/platform/services.ts';
import { personTexts, reviewTexts, workTexts } from './journal-texts.ts';
import { randomFrom } from './vocabulary.ts';

export interface JournalSize {
  /** Sent and not ended; a tenth of as many drafts comes besides, and a few that were rejected. */
  works: number;
  reviewers: number;
  reviews: number;
}

export const fullJournal: JournalSize = { works: 300, reviewers: 100, reviews: 600 };

type Player = { id: string; roles: readonly Role[]; ambitos: RoleScopes; sessionId: string };
type Random = () => number;

/** Of twenty works in process, where they stand. */
const stands: readonly Estado[] = [
  ...new Array<Estado>(14).fill('EN_REVISION'),
  'CAMBIOS_SOLICITADOS',
  'CAMBIOS_SOLICITADOS',
  'CAMBIOS_SOLICITADOS',
  'PENDIENTE_APROBACION',
  'APROBADO',
  'APROBADO',
];

/** Fills a platform that has the demonstration set; editor@, autor@ and revisor@ have a good part of it. */
export async function fillJournal(services: Services, size: JournalSize = fullJournal): Promise<void> {
  const random = randomFrom(300);
  const cast = await castOf(services, random, size.reviewers);
  let left = size.reviews;
  for (let at = 0; at < size.works; at++) {
    const estado = stands[at % stands.length] ?? 'EN_REVISION';
    const wanted = estado === 'EN_REVISION' ? Math.floor(random() * 4.4) : 2;
    // The last works take what is left over: so many reviews there are, whatever the others drew.
    const reviewsOfIt = Math.min(left, at >= size.works - 20 ? Math.ceil(left / (size.works - at)) : wanted);
    left -= await makeWork(services, cast, random, { at, estado, reviews: reviewsOfIt });
  }
  for (let at = 0; at < size.works / 10; at++)
    await makeWork(services, cast, random, {
      at: size.works + at,
      estado: at % 4 === 3 ? 'RETIRADO' : 'BORRADOR',
      reviews: 0,
    });
  await services.db.execute(sql`analyze`);
}

interface Cast {
  authors: Player[];
  editors: Player[];
  reviewers: Player[];
}

async function castOf({ db }: Services, random: Random, reviewers: number): Promise<Cast> {
  const passwordHash = await hashPassword(demonstrationPassword);
  const make = async (count: number, name: string, roles: Role[]): Promise<Player[]> => {
    const rows = Array.from({ length: count }, (_, at) => ({
      ...personTexts(random),
      id: uuid(),
      email: `${name}${at + 1}@pliego.test`,
      passwordHash,
      roles,
      fechaVerificacion: new Date(),
      fechaCreacion: new Date(Date.now() - random() * 900 * dayMs),
      fechaAcceso: new Date(Date.now() - random() * 60 * dayMs),
      // A few are away, as always.
      ...(at % 13 === 12 && {
        noDisponibleHasta: new Date(Date.now() + 20 * dayMs),
        notaAusencia: 'Trabajo de campo.',
      }),
    }));
    if (rows.length > 0) await db.insert(users).values(rows);
    return rows.map(({ id }) => ({ id, roles, ambitos: {}, sessionId: '' }));
  };
  const known = async (name: string): Promise<Player> => {
    const [row] = await db
      .select()
      .from(users)
      .where(eq(users.email, `${name}@pliego.test`));
    if (!row) throw new Error(`There is nobody called ${name}: is the demonstration set there?`);
    return { id: row.id, roles: row.roles, ambitos: {}, sessionId: '' };
  };
  const [autor, editor, revisor] = [await known('autor'), await known('editor'), await known('revisor')];
  return {
    // The known ones come up again and again.
    authors: [autor, ...(await make(24, 'autora', ['AUTOR']))],
    editors: [editor, editor, editor, ...(await make(5, 'editora', ['EDITOR']))],
    reviewers: [revisor, ...(await make(reviewers - 1, 'revisora', ['REVISOR']))],
  };
}

/** Gives how many reviews it has. */
async function makeWork(
  services: Services,
  { authors, editors, reviewers }: Cast,
  random: Random,
  { at, estado, reviews: count }: { at: number; estado: Estado; reviews: number },
): Promise<number> {
  const one = <T>(list: readonly T[], n: number): T => {
    const found = list[n % list.length];
    if (found === undefined) throw new Error('Nobody to pick from.');
    return found;
  };
  const [author, editor] = [one(authors, at), one(editors, at)];
  const { texto, ...texts } = workTexts(random);
  const tipo = random() < 0.7 ? 'ARTICULO' : one(tipos, at);
  const { id } = await createPublication(services, author, {
    ...texts,
    tipo,
    coautoresIds: [],
    idioma: 'es',
    metadatos: {},
  });
  const { documento } = markdownToManuscript(texto, { fileAddress: (name) => name, references: [] });
  await saveContent(services, author, id, { documento });
  if (estado !== 'BORRADOR') {
    await changeEstado(services, author, id, { estado: 'EN_REVISION' });
    const prioridad = random() < 0.15 ? 'ALTA' : one(prioridades, 1 + (at % 4 === 0 ? 1 : 0));
    await services.db.update(publications).set({ prioridad }).where(eq(publications.id, id));
    if (random() < 0.8) await setHandlingEditor(services, editor, id, { editorId: editor.id, anterior: null });
  }
  for (let n = 0; n < count; n++) {
    // The first of them, revisor@, reviews four times as much as the others.
    const first = n === 0 && at % 12 === 0 ? 0 : 1 + ((at * 7 + n * 31) % (reviewers.length - 1));
    const asked = [...reviewers.slice(first), ...reviewers.slice(1)];
    await makeReview(services, { editor, asked, random }, id, estado !== 'EN_REVISION');
  }
  if (estado !== 'BORRADOR' && estado !== 'EN_REVISION')
    await changeEstado(services, editor, id, {
      estado,
      motivo: 'El tema interesa a la revista, pero el texto necesita más trabajo del que cabe en esta ronda.',
    });
  // Most are of this quarter, some have lain for most of a year.
  await moveBack(services, id, Math.round(4 + (random() < 0.8 ? random() * 80 : random() * 300)));
  return count;
}

/** Invited, at work, late, done, declined or taken back, by the first who may. Of a decided round all are done. */
async function makeReview(
  services: Services,
  { editor, asked, random }: { editor: Player; asked: readonly Player[]; random: Random },
  publicacionId: string,
  isDone: boolean,
): Promise<void> {
  const due = random() < 0.2 ? -Math.ceil(random() * 25) : Math.ceil(random() * 35);
  const fechaLimite = new Date(Date.now() + due * dayMs).toISOString();
  const [reviewer, id] = await assignFirst(services, editor, publicacionId, { asked, fechaLimite });
  const lot = isDone ? 0.5 : random();
  if (lot < 0.25) return;
  if (lot < 0.33) return void (await declineReview(services, reviewer, id, 'Este trimestre no llego a tiempo.'));
  if (lot < 0.37)
    return void (await takeBackReview(services, editor, id, { motivo: 'Tenemos ya los informes que hacían falta.' }));
  await acceptReview(services, reviewer, id);
  if (lot > 0.7) return;
  const estado = (['ACEPTADA', 'DEVUELTA', 'RECHAZADA'] as const)[Math.floor(random() * 3)] ?? 'ACEPTADA';
  await changeReview(services, reviewer, id, { estado, comentarios: reviewTexts(random) });
}

const hindrances: readonly string[] = ['conflicto_de_interes', 'revisor_repetido'];

/** Gives the review to the first of them whom nothing keeps from it. */
async function assignFirst(
  services: Services,
  editor: Player,
  publicacionId: string,
  { asked, fechaLimite }: { asked: readonly Player[]; fechaLimite: string },
): Promise<[Player, string]> {
  for (const reviewer of asked) {
    const revisorId = reviewer.id;
    const answer = await orRefusal(assignReviewer(services, editor, publicacionId, { revisorId, fechaLimite }));
    if ('given' in answer) return [reviewer, answer.given.id];
    if (!hindrances.includes(answer.refusal.problem.code)) throw answer.refusal;
  }
  throw new Error('Something keeps everybody from this review.');
}

/** Moves what happened to a work apart, over the days that it has been there. */
async function moveBack({ db }: Services, id: string, days: number): Promise<void> {
  const ago = (part: number) => new Date(Date.now() - days * part * dayMs);
  const [work] = await db.select().from(publications).where(eq(publications.id, id));
  await db
    .update(publications)
    .set({
      fechaCreacion: ago(1),
      fechaActualizacion: ago(0.1),
      fechaEnvio: work?.fechaEnvio && ago(0.9),
      fechaAceptacion: work?.fechaAceptacion && ago(0.15),
      fechaDecision: work?.fechaDecision && ago(0.15),
    })
    .where(eq(publications.id, id));
  await db
    .update(versions)
    .set({ fecha: ago(0.9) })
    .where(eq(versions.publicacionId, id));
  await db
    .update(decisions)
    .set({ fecha: ago(0.15) })
    .where(eq(decisions.publicacionId, id));
  const shifted = (
    column: 'fecha_completada' | 'fecha_aceptada' | 'fecha_declinada' | 'fecha_retirada',
    part: number,
  ) => sql`case when ${sql.identifier(column)} is not null then ${ago(part).toISOString()}::timestamptz end`;
  await db
    .update(reviews)
    .set({
      fechaAsignacion: ago(0.8),
      fechaLimite: sql`greatest(${reviews.fechaLimite}, ${ago(0.8).toISOString()}::timestamptz + interval '2 days')`,
      fechaAceptada: shifted('fecha_aceptada', 0.7),
      fechaCompletada: shifted('fecha_completada', 0.3),
      fechaDeclinada: shifted('fecha_declinada', 0.6),
      fechaRetirada: shifted('fecha_retirada', 0.6),
    })
    .where(eq(reviews.publicacionId, id));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { readEnvironment } = await import('#server/platform/environment.ts');
  const { openOwnDatabase } = await import('#server/platform/database/open.ts');
  const { openServices } = await import('#server/platform/services.ts');
  const { prepare } = await import('#server/prepare.ts');
  const env = readEnvironment({ ...process.env, DEMO: 'journal' });
  const database = await openOwnDatabase(env);
  try {
    const services = await openServices(env, database);
    await prepare(services);
    await fillJournal(services);
  } finally {
    await database.close();
  }
}
