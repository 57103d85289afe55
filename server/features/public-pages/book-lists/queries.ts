/** SQL of lists of books: those that readers have, and, where it is asked what changed, those that they have no more. */
import { isPublicWork } from '#server/features/publications/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { harvestRecords, publications } from '#server/platform/database/schema.ts';
import { and, asc, eq, gt, gte, inArray, isNull, or, sql } from '#server/platform/database/sql.ts';

const r = harvestRecords;
const p = publications;

export interface WhichBooks {
  revistaId?: string | undefined;
  /** However it is spelt. */
  coleccion?: string | undefined;
  obras?: readonly string[] | undefined;
  /** What readers are told of it changed at this moment or later. */
  desde?: Date | undefined;
}

export interface ListedBook {
  id: string;
  /** Readers do not have it any more, nor anything that says so. */
  isGone: boolean;
}

/** By their ids, which nothing changes: one that changes while a list is read is told once, as it is then. @param after the last before */
export function findBooks(
  db: Database,
  { revistaId, coleccion, obras, desde }: WhichBooks,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<ListedBook[]> {
  // Of one whose row is gone nobody knows in which collection it was.
  const inCollection = coleccion && sql`public.es_plain(${p.ficha} ->> 'coleccion') = public.es_plain(${coleccion})`;
  return db
    .select({ id: r.publicacionId, isGone: sql<boolean>`not coalesce(${isPublicWork}, false)` })
    .from(r)
    .leftJoin(p, eq(p.id, r.publicacionId))
    .where(
      and(
        eq(r.tipo, 'LIBRO'),
        revistaId === undefined ? undefined : eq(r.revistaId, revistaId),
        obras && inArray(r.publicacionId, [...obras]),
        after === undefined ? undefined : gt(r.publicacionId, after),
        desde ? gte(r.fecha, desde) : isPublicWork,
        inCollection ? or(isNull(p.id), inCollection) : undefined,
      ),
    )
    .orderBy(asc(r.publicacionId))
    .limit(limit);
}
