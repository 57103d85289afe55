/** SQL of appeals and complaints. */
import type { ClaimEstado } from '#contract/entities/claim.ts';
import { decidesWork, decisionActions } from '#contract/letters.ts';
import type { Journals } from '#contract/workflow.ts';
import { fullName } from '#server/features/accounts/names-queries.ts';
import { inJournals } from '#server/features/publications/scope.ts';
import { barred, hasAdministrator, hasEditor, isOpenTo } from '#server/platform/database/claim-scope.ts';
import type { Database } from '#server/platform/database/database.ts';
import { claims, decisions, publications } from '#server/platform/database/schema.ts';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from '#server/platform/database/sql.ts';

const selection = {
  ...getTableColumns(claims),
  barredIds: barred,
  persona: fullName(sql`claims.persona_id`),
  respondidaPor: fullName(sql`claims.respondida_por_id`),
  hasEditor,
  hasAdministrator,
};
const isOpen = eq(claims.estado, 'ABIERTA');
const living = isNull(publications.fechaEliminacion);

const select = (db: Database) =>
  db.select(selection).from(claims).innerJoin(publications, eq(publications.id, claims.publicacionId));
export type ClaimRow = Awaited<ReturnType<typeof findClaims>>[number];

/** Of a work, the last first: at most 500. */
export const findClaims = (db: Database, publicacionId: string) =>
  select(db).where(eq(claims.publicacionId, publicacionId)).orderBy(desc(claims.fecha), desc(claims.id)).limit(500);

export async function findClaim(db: Database, id: string): Promise<ClaimRow | undefined> {
  const [row] = await select(db).where(eq(claims.id, id));
  return row;
}

/** The rejection that a work stands by: the last decision that was taken on it, where that is one and was not revoked. */
export async function findRejection(db: Database, publicacionId: string) {
  const [last] = await db
    .select({
      id: decisions.id,
      accion: decisions.accion,
      fecha: decisions.fecha,
      fechaRevocacion: decisions.fechaRevocacion,
      wasAppealed: sql<boolean>`exists (select 1 from public.claims c where c.decision_id = decisions.id)`,
    })
    .from(decisions)
    .where(
      and(eq(decisions.publicacionId, publicacionId), inArray(decisions.accion, decisionActions.filter(decidesWork))),
    )
    .orderBy(desc(decisions.fecha), desc(decisions.id))
    .limit(1);
  const isRejection = last?.accion === 'RECHAZAR' || last?.accion === 'RECHAZAR_SIN_REVISION';
  return isRejection && last.fechaRevocacion === null ? last : undefined;
}

export const countOpenComplaints = (db: Database, publicacionId: string, personaId: string): Promise<number> =>
  db.$count(
    claims,
    and(eq(claims.publicacionId, publicacionId), eq(claims.personaId, personaId), eq(claims.clase, 'QUEJA'), isOpen),
  );

/** What they asked of the work in the same words, and nobody has answered: it was sent twice. */
export async function isAskedTwice(
  db: Database,
  { publicacionId, personaId, clase, texto }: Pick<ClaimRow, 'publicacionId' | 'personaId' | 'clase' | 'texto'>,
): Promise<boolean> {
  const same = and(
    eq(claims.publicacionId, publicacionId),
    eq(claims.personaId, personaId),
    eq(claims.clase, clase),
    eq(claims.texto, texto),
  );
  return (await db.$count(claims, and(same, isOpen))) > 0;
}

export async function insertClaim(db: Database, row: typeof claims.$inferInsert): Promise<void> {
  await db.insert(claims).values(row);
}

/** Closes one that is open, in whichever way. */
export async function closeClaim(
  db: Database,
  id: string,
  changes: { estado: Exclude<ClaimEstado, 'ABIERTA'>; respuesta?: string; respondidaPorId?: string },
): Promise<void> {
  await db
    .update(claims)
    .set({ ...changes, fechaCierre: new Date() })
    .where(eq(claims.id, id));
}

/** Closes the open appeal of a work whose decision stands no more. Gives its id. */
export async function endAppeal(db: Database, publicacionId: string): Promise<string | undefined> {
  const [row] = await db
    .update(claims)
    .set({ estado: 'SIN_OBJETO', fechaCierre: new Date() })
    .where(and(eq(claims.publicacionId, publicacionId), eq(claims.clase, 'APELACION'), isOpen))
    .returning({ id: claims.id });
  return row?.id;
}

/** Whose answer it may be: of which journals somebody edits or administers. */
export interface Answering {
  id: string;
  editorOf: Journals;
  adminOf: Journals;
}

const within = (journals: Journals) => (journals.length === 0 ? sql`false` : (inJournals(journals) ?? sql`true`));

/** Those that the person could answer, or did. */
const theirs = ({ id, editorOf, adminOf }: Answering) =>
  and(
    living,
    or(within(editorOf), within(adminOf)),
    or(isOpenTo(id), eq(claims.respondidaPorId, id)),
    // A complaint that was withdrawn is nobody's to read any more but whose it was.
    or(eq(claims.clase, 'APELACION'), ne(claims.estado, 'RETIRADA')),
  );

/** Those that wait for the person: an administrator's where no editor of the journal may answer. */
const waiting = ({ id, editorOf, adminOf }: Answering) =>
  and(living, isOpen, isOpenTo(id), or(within(editorOf), and(within(adminOf), sql`not ${hasEditor}`)));

const idsOf = (db: Database, where: SQL | undefined) =>
  db
    .select({ id: claims.id })
    .from(claims)
    .innerJoin(publications, eq(publications.id, claims.publicacionId))
    .where(where);
export const waitingClaims = (db: Database, who: Answering) => idsOf(db, waiting(who));
export const theirClaims = (db: Database, who: Answering) => idsOf(db, theirs(who));

/** Those that somebody could answer or did, open ones first, then the last. */
export const listTheirs = (db: Database, who: Answering, limit: number, offset: number) =>
  select(db)
    .where(theirs(who))
    .orderBy(sql`(${claims.estado} = 'ABIERTA') desc`, desc(claims.fecha), desc(claims.id))
    .limit(limit)
    .offset(offset);
export const countTheirs = async (db: Database, who: Answering): Promise<number> => {
  const [row] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(claims)
    .innerJoin(publications, eq(publications.id, claims.publicacionId))
    .where(theirs(who));
  return row?.total ?? 0;
};

/** Open since before then, of living works, the oldest first. */
export const findLateClaims = (db: Database, before: Date, limit: number) =>
  db
    .select({
      id: claims.id,
      fecha: claims.fecha,
      publicacionId: claims.publicacionId,
      titulo: publications.titulo,
      revistaId: publications.revistaId,
      seccionId: publications.seccionId,
    })
    .from(claims)
    .innerJoin(publications, eq(publications.id, claims.publicacionId))
    .where(and(living, isOpen, lte(claims.fecha, before)))
    .orderBy(asc(claims.fecha), asc(claims.id))
    .limit(limit);
