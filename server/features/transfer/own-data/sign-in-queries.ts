/** What the copy of one's own data tells of log-ins: sessions, keys of the API, the second step. */
import type { Database } from '#server/platform/database/database.ts';
import {
  apiKeys,
  identityLinks,
  identityProviders,
  passkeys,
  secondFactors,
  sessions,
} from '#server/platform/database/schema.ts';
import { asc, desc, eq } from '#server/platform/database/sql.ts';

export const findSessions = (db: Database, userId: string) =>
  db
    .select({
      inicio: sessions.createdAt,
      ultimoUso: sessions.usedAt,
      cierre: sessions.revokedAt,
      navegador: sessions.navegador,
      sistema: sessions.sistema,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt));

export const findKeys = (db: Database, userId: string) =>
  db
    .select({
      nombre: apiKeys.nombre,
      comienzo: apiKeys.comienzo,
      fechaCreacion: apiKeys.fechaCreacion,
      ultimoUso: apiKeys.ultimoUso,
      ambitos: apiKeys.ambitos,
      caduca: apiKeys.caduca,
    })
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(asc(apiKeys.fechaCreacion), asc(apiKeys.id));

/** Without what they are made of. */
export const findPasskeysOf = (db: Database, userId: string) =>
  db
    .select({ nombre: passkeys.nombre, fechaCreacion: passkeys.fechaCreacion, ultimoUso: passkeys.ultimoUso })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.fechaCreacion), asc(passkeys.id));

/** Since when their sign-ins take codes of an app; null: they do not. */
export async function findSecondFactor(db: Database, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ desde: secondFactors.desde })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return row?.desde ?? null;
}

/** The institutions by which they log in, and how these call them. */
export const findInstitutionalSignIns = (db: Database, userId: string) =>
  db
    .select({
      institucion: identityProviders.nombre,
      identificador: identityLinks.sujeto,
      fechaCreacion: identityLinks.fechaCreacion,
      ultimoUso: identityLinks.fechaUso,
    })
    .from(identityLinks)
    .innerJoin(identityProviders, eq(identityProviders.id, identityLinks.proveedorId))
    .where(eq(identityLinks.userId, userId))
    .orderBy(asc(identityLinks.fechaCreacion), asc(identityLinks.id));
