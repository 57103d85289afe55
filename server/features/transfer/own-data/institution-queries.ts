/** SQL of what institutions hold of one person, for that person. */
import type { Database } from '#server/platform/database/database.ts';
import {
  institutionInvitations,
  institutionMembers,
  institutionRequests,
  institutions,
} from '#server/platform/database/schema.ts';
import { desc, eq } from '#server/platform/database/sql.ts';

/** Of which institution they are a member, or were the last. */
export async function findInstitutionOf(db: Database, userId: string) {
  const [row] = await db
    .select({
      institucion: institutions.nombre,
      responsable: institutionMembers.responsable,
      por: institutionMembers.por,
      desde: institutionMembers.fecha,
      hasta: institutionMembers.fechaSalida,
    })
    .from(institutionMembers)
    .innerJoin(institutions, eq(institutions.id, institutionMembers.institucionId))
    .where(eq(institutionMembers.userId, userId));
  return row ?? null;
}

export const findInstitutionInvitations = (db: Database, email: string) =>
  db
    .select({
      institucion: institutions.nombre,
      responsable: institutionInvitations.responsable,
      fecha: institutionInvitations.fecha,
      caduca: institutionInvitations.expiresAt,
    })
    .from(institutionInvitations)
    .innerJoin(institutions, eq(institutions.id, institutionInvitations.institucionId))
    .where(eq(institutionInvitations.email, email))
    .orderBy(desc(institutionInvitations.fecha));

/** What they asked while they were logged in. */
export const findInstitutionRequestsOf = (db: Database, userId: string) =>
  db
    .select({
      institucion: institutionRequests.institucion,
      plan: institutionRequests.plan,
      nombre: institutionRequests.nombre,
      email: institutionRequests.email,
      mensaje: institutionRequests.mensaje,
      fecha: institutionRequests.fecha,
      estado: institutionRequests.estado,
      respuesta: institutionRequests.respuesta,
    })
    .from(institutionRequests)
    .where(eq(institutionRequests.userId, userId))
    .orderBy(desc(institutionRequests.fecha));
