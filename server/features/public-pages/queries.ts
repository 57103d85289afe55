/** SQL of covers, and of where a page stands. */
import { isPublicWork } from '#server/features/publications/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { issues, manuscripts, publications } from '#server/platform/database/schema.ts';
import { and, eq, isNotNull } from '#server/platform/database/sql.ts';

const p = publications;

/** The address of the picture of a work's first figure, `/files/…`; undefined where it has none. */
export async function findFirstFigure(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ figura: manuscripts.figura })
    .from(manuscripts)
    .where(eq(manuscripts.publicacionId, id));
  return row?.figura?.src;
}

/** The id of the journal of a work whose page stands; undefined of any other. */
export async function findJournalOfShown(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ revistaId: p.revistaId })
    .from(p)
    .where(and(eq(p.id, id), isPublicWork));
  return row?.revistaId;
}

/** The id of the journal that a published work or number is of; '' of what is not there. */
export async function findJournalOf(db: Database, kind: 'work' | 'issue', id: string): Promise<string> {
  const from = kind === 'work' ? p : issues;
  const [row] = await db
    .select({ revistaId: from.revistaId })
    .from(from)
    .where(and(eq(from.id, id), isNotNull(from.fechaPublicacion)));
  return row?.revistaId ?? '';
}
