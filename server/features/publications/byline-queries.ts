/** SQL of bylines: who wrote a work, in order. */

import type { Author } from '#contract/entities/publication.ts';
import type { Database } from '#server/platform/database/database.ts';
import { authorships, publications, users } from '#server/platform/database/schema.ts';
import { and, eq, inArray, isNull } from '#server/platform/database/sql.ts';

/** An author of a byline, and what it says of who has not accepted yet. */
export interface BylineAuthor extends Author {
  /** Where they were invited to sign. */
  email?: string | null;
  /** The account that was asked whether this is who they are, and when; `id` is null until it says so. */
  pedidaAId?: string | null;
  fechaPedida?: Date | null;
}
type KeptAuthor = Required<Omit<BylineAuthor, 'rors'>> & Pick<Author, 'rors'>;

/** Replaces the byline, in order, and the line of names that cards and search read. */
export async function saveByline(db: Database, publicacionId: string, authors: readonly BylineAuthor[]): Promise<void> {
  await db.delete(authorships).where(eq(authorships.publicacionId, publicacionId));
  const rows = authors.map(({ id, rors = [], ...author }, orden) => ({
    ...{ ...author, publicacionId, orden, userId: id },
    // What names no affiliation of theirs says nothing.
    rors: rors.filter(({ afiliacion }) => author.afiliaciones.includes(afiliacion)),
  }));
  if (rows.length > 0) await db.insert(authorships).values(rows);
  await db
    .update(publications)
    .set({ autor: bylineOf(authors) })
    .where(eq(publications.id, publicacionId));
}

/** The byline as it is kept, in order; `email` is where the author was invited, never an account's address. */
export async function findByline(db: Database, publicacionId: string): Promise<KeptAuthor[]> {
  const rows = await db
    .select()
    .from(authorships)
    .where(eq(authorships.publicacionId, publicacionId))
    .orderBy(authorships.orden);
  return rows.map(({ publicacionId: _, orden: __, userId, rors, ...author }) => ({
    ...{ ...author, id: userId },
    ...(rors.length > 0 && { rors }),
  }));
}

/** The author as a name, whose account is asked whether this is who they are. */
export const askedAuthor = (author: BylineAuthor, now = new Date()): BylineAuthor => ({
  ...author,
  id: null,
  pedidaAId: author.id,
  fechaPedida: now,
});

/** 'Ana Ruiz, Luis Cano'. */
export const bylineOf = (authors: readonly Pick<Author, 'nombres' | 'apellidos'>[]) =>
  authors.map(({ nombres, apellidos }) => `${nombres} ${apellidos}`.trim()).join(', ');

/** The accounts of these ids as authors, in the order given; who has no account any more, or a blocked one, is left out. */
export async function accountsAsAuthors(db: Database, ids: readonly string[]): Promise<Author[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.fechaEliminacion), isNull(users.fechaBloqueo)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .map(({ id, nombres, apellidos, orcid, afiliacion, afiliacionRor }) => ({
      id,
      nombres,
      apellidos,
      orcid,
      afiliaciones: afiliacion ? [afiliacion] : [],
      ...(afiliacion && afiliacionRor && { rors: [{ afiliacion, ror: afiliacionRor }] }),
      correspondencia: false,
      credit: [],
    }));
}
