/** SQL of consents to open an identity. */

import type { Database } from '#server/platform/database/database.ts';
import {
  authorships,
  identityConsents,
  publications,
  reviews,
  users,
  versions,
} from '#server/platform/database/schema.ts';
import { and, asc, desc, eq, getTableColumns, isNull, sql } from '#server/platform/database/sql.ts';

const selection = {
  ...getTableColumns(identityConsents),
  titulo: sql<string>`coalesce(
    (select ${versions.titulo} from ${versions} where ${versions.publicacionId} = ${identityConsents.publicacionId}
      order by ${versions.numero} desc limit 1),
    ${publications.titulo})`,
};
const select = (db: Database) =>
  db
    .select(selection)
    .from(identityConsents)
    .innerJoin(publications, eq(publications.id, identityConsents.publicacionId));

export const findConsents = (db: Database, publicacionId: string) =>
  select(db).where(eq(identityConsents.publicacionId, publicacionId));
export type ConsentRow = Awaited<ReturnType<typeof findConsents>>[number];

export async function findConsent(db: Database, id: string): Promise<ConsentRow | undefined> {
  const [row] = await select(db).where(eq(identityConsents.id, id));
  return row;
}

/** What a person was asked about living works, the last first: at most 200. */
export const findConsentsOf = (db: Database, personaId: string) =>
  select(db)
    .where(and(eq(identityConsents.personaId, personaId), isNull(publications.fechaEliminacion)))
    .orderBy(desc(identityConsents.fecha), asc(identityConsents.id))
    .limit(200);

/** Asks, again where the last request was withdrawn. Undefined where one stands or was answered. */
export async function insertConsent(
  db: Database,
  row: typeof identityConsents.$inferInsert,
): Promise<string | undefined> {
  const { motivo, pedidaPorId, lado } = row;
  const [inserted] = await db
    .insert(identityConsents)
    .values(row)
    .onConflictDoUpdate({
      target: [identityConsents.publicacionId, identityConsents.personaId],
      set: { motivo, pedidaPorId, lado, estado: 'PENDIENTE', fecha: new Date(), fechaRespuesta: null },
      setWhere: eq(identityConsents.estado, 'RETIRADA'),
    })
    .returning({ id: identityConsents.id });
  return inserted?.id;
}

export async function updateConsent(
  db: Database,
  id: string,
  changes: Pick<ConsentRow, 'estado'> & { fechaRespuesta?: Date },
): Promise<void> {
  await db.update(identityConsents).set(changes).where(eq(identityConsents.id, id));
}

const living = and(isNull(users.fechaEliminacion), isNull(users.fechaBloqueo));
const named = { personaId: users.id, nombres: users.nombres, apellidos: users.apellidos };

/** Who can answer of those who sign a work, in the order of its byline. */
export const findAuthors = (db: Database, publicacionId: string) =>
  db
    .select(named)
    .from(authorships)
    .innerJoin(users, eq(users.id, authorships.userId))
    .where(and(eq(authorships.publicacionId, publicacionId), living))
    .orderBy(asc(authorships.orden));

/** Who can answer of those who review a work, by their numbers. */
export const findReviewers = (db: Database, publicacionId: string) =>
  db
    .selectDistinct({ ...named, numero: reviews.numero })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.revisorId))
    .where(and(eq(reviews.publicacionId, publicacionId), isNull(reviews.fechaDeclinada), living))
    .orderBy(asc(reviews.numero));
