/** SQL of what is known of a work's authors beside its byline. */

import type { Database } from '#server/platform/database/database.ts';
import { authorships, publications, users } from '#server/platform/database/schema.ts';
import { and, eq, inArray, isNotNull, isNull, ne } from '#server/platform/database/sql.ts';

/** The affiliations that these accounts give in their profiles. */
export async function findAffiliations(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: users.id, afiliacion: users.afiliacion })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.fechaEliminacion)));
  return new Map(rows.flatMap(({ id, afiliacion }) => (afiliacion ? [[id, afiliacion] as const] : [])));
}

/** The DOIs of what these accounts published, but for one work; a hundred at most. */
export async function findPublishedDois(db: Database, ids: readonly string[], except: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ doi: publications.doi })
    .from(authorships)
    .innerJoin(publications, eq(publications.id, authorships.publicacionId))
    .where(
      and(
        inArray(authorships.userId, [...ids]),
        eq(publications.estado, 'PUBLICADO'),
        isNotNull(publications.doi),
        ne(publications.id, except),
      ),
    )
    .limit(100);
  return rows.flatMap(({ doi }) => doi ?? []);
}
