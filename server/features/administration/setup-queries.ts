/** SQL of what shows that a step of the first hour was taken. */

import { principalJournal } from '#contract/journals.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  announcements,
  boardMembers,
  journals,
  journalTexts,
  letterTemplates,
  mails,
  publications,
} from '#server/platform/database/schema.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';

const there = (rows: SQL) => sql<boolean>`exists(select 1 from ${rows})`;

/** What stands in the tables, in one statement; `begun`: a work was sent, and whoever runs it needs not be led any more. */
export async function findSetupFacts(db: Database) {
  const [facts] = await db
    .select({
      described: there(sql`${journals} where id = ${principalJournal} and descripcion ->> 'es' <> ''`),
      texts: there(sql`${journalTexts} where revista_id = ${principalJournal}`),
      board: there(sql`${boardMembers} where revista_id = ${principalJournal}`),
      letters: there(sql`${letterTemplates}`),
      mail: there(sql`${mails} where estado = 'ENVIADO'`),
      call: there(sql`${announcements} where clase = 'CONVOCATORIA'`),
      begun: there(sql`${publications} where estado <> 'BORRADOR'`),
    })
    .from(sql`(select 1) as one`);
  if (!facts) throw new Error('One row has one row.');
  return facts;
}
export type SetupFacts = Awaited<ReturnType<typeof findSetupFacts>>;
