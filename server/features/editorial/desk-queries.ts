/** SQL of who runs works: handling editors, priorities, thanks. */

import type { Prioridad } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  decisions,
  discussionMessages,
  editorialNotes,
  publications,
  returnedAddresses,
  reviews,
  users,
  versions,
} from '#server/platform/database/schema.ts';
import {
  and,
  arrayOverlaps,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  sql,
} from '#server/platform/database/sql.ts';
import { rolesThat } from '#server/policy/index.ts';

const person = {
  id: users.id,
  nombres: users.nombres,
  apellidos: users.apellidos,
  roles: users.roles,
  ambitos: users.ambitos,
};
const absence = {
  ausenteDesde: users.ausenteDesde,
  noDisponibleHasta: users.noDisponibleHasta,
  notaAusencia: users.notaAusencia,
};
const active = and(isNull(users.fechaEliminacion), isNull(users.fechaBloqueo));

/** Editors and administrators by name: at most 200. */
export const findStaff = (db: Database) =>
  db
    .select({ ...person, ...absence })
    .from(users)
    .where(and(arrayOverlaps(users.roles, rolesThat.runWorks), active))
    .orderBy(asc(users.nombreNormal), asc(users.id))
    .limit(200);
export type ColleagueRow = Awaited<ReturnType<typeof findStaff>>[number];
export type StaffRow = Omit<ColleagueRow, keyof typeof absence>;

/** Somebody who can log in. */
export async function findActive(db: Database, id: string): Promise<StaffRow | undefined> {
  const [row] = await db
    .select(person)
    .from(users)
    .where(and(eq(users.id, id), active));
  return row;
}

/** These people by their ids; accounts that are no more are left out. */
export async function findPeople(db: Database, ids: readonly string[]): Promise<Map<string, StaffRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(person)
    .from(users)
    .where(and(inArray(users.id, [...new Set(ids)]), isNull(users.fechaEliminacion)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Neither this nor the priority is a change of the work itself: the moment of its last change stays. */
export async function setEditor(db: Database, id: string, editorId: string | null): Promise<void> {
  await db.update(publications).set({ editorId }).where(eq(publications.id, id));
}
export async function writePriority(db: Database, id: string, prioridad: Prioridad): Promise<void> {
  await db.update(publications).set({ prioridad }).where(eq(publications.id, id));
}

/** How many versions, reviews, decisions, open notes and messages of its reviewers a work has; of private notes the viewer's own. */
export async function countParts(db: Database, id: string, viewerId: string) {
  const [row] = await db
    .select({
      versiones: db.$count(versions, eq(versions.publicacionId, id)),
      revisiones: db.$count(reviews, eq(reviews.publicacionId, id)),
      decisiones: db.$count(decisions, eq(decisions.publicacionId, id)),
      notas: db.$count(
        editorialNotes,
        and(
          eq(editorialNotes.publicacionId, id),
          isNull(editorialNotes.fechaResuelta),
          or(not(editorialNotes.privada), eq(editorialNotes.autorId, viewerId)),
        ),
      ),
      discusion: db.$count(
        discussionMessages,
        and(eq(discussionMessages.publicacionId, id), isNull(discussionMessages.fechaEliminacion)),
      ),
    })
    .from(sql`(select) as one`);
  return row ?? { versiones: 0, revisiones: 0, decisiones: 0, notas: 0, discusion: 0 };
}

/** Which of these people's addresses are stopped, since mails to them come back. */
export async function findReturned(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(
      returnedAddresses,
      and(sql`${returnedAddresses.direccion} = lower(${users.email})`, isNotNull(returnedAddresses.detenida)),
    )
    .where(inArray(users.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Notes the thanks. False where somebody was faster. */
export async function markThanked(db: Database, reviewId: string, fecha: Date): Promise<boolean> {
  const thanked = await db
    .update(reviews)
    .set({ fechaAgradecimiento: fecha })
    .where(and(eq(reviews.id, reviewId), isNull(reviews.fechaAgradecimiento)))
    .returning({ id: reviews.id });
  return thanked.length === 1;
}
