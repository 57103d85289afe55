/** The policy's reading grants as SQL, for lists. */
import { and, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { estados } from '#contract/entities/publication.ts';
import type { Database } from '#server/platform/database/database.ts';
import { authorships, publications, reviews } from '#server/platform/database/schema.ts';
import { type ReadGrant, readGrants, type Viewer } from '#server/policy.ts';

/** Works that the viewer wrote. */
export const writtenBy = (db: Database, userId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(authorships)
      .where(and(eq(authorships.publicacionId, publications.id), eq(authorships.userId, userId))),
  );

/** Works that the viewer may read, deleted ones left out. */
export function readableBy(db: Database, viewer: Viewer): SQL | undefined {
  const grants = readGrants(viewer);
  const alive = isNull(publications.fechaEliminacion);
  if (grants.some(({ estados: some, only }) => !only && some.length === estados.length)) return alive;
  return and(alive, or(...grants.map((grant) => granted(db, viewer, grant))));
}

function granted(db: Database, viewer: Viewer, { estados: some, only }: ReadGrant): SQL | undefined {
  const standing = inArray(publications.estado, [...some]);
  if (only === 'wasPublished') return and(standing, isNotNull(publications.fechaPublicacion));
  if (only === 'authors' && viewer) return and(standing, writtenBy(db, viewer.id));
  if (only === 'assigned' && viewer) return and(standing, assignedTo(db, viewer.id));
  return only ? sql`false` : standing;
}

const assignedTo = (db: Database, userId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(reviews)
      .where(
        and(
          eq(reviews.publicacionId, publications.id),
          eq(reviews.revisorId, userId),
          isNull(reviews.fechaDeclinada),
        ),
      ),
  );
