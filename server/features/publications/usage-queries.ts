/** SQL of how works are used: their readings and downloads by month. Written by the catalogue's counter. */

import type { MonthOfUse } from '#contract/entities/usage.ts';
import { monthsBetween } from '#contract/months.ts';
import type { UsageKind } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { publications, usageByMonth } from '#server/platform/database/schema.ts';
import { and, asc, gte, inArray, lte, type SQL, sql } from '#server/platform/database/sql.ts';

const u = usageByMonth;
const times = (clase: UsageKind) =>
  sql`coalesce(sum(${u.veces}) filter (where ${u.clase} = ${clase}), 0)`.mapWith(Number);

interface Days {
  /** A month's first day; absent: from the first month that was kept. */
  desde?: string;
  hasta: string;
}

/**
 * How often works were read and downloaded in each month, without gaps from the first in which any of them was; one row a
 * month, of however many works.
 * @param where about `publications`; of one work, its id does
 */
export async function findUsage(
  db: Database,
  where: SQL | undefined | string,
  { desde, hasta }: Days,
): Promise<MonthOfUse[]> {
  const works =
    typeof where === 'string' ? [where] : db.select({ id: publications.id }).from(publications).where(where);
  const rows = await db
    .select({ mes: u.mes, lecturas: times('LECTURA'), descargas: times('DESCARGA') })
    .from(u)
    .where(and(inArray(u.publicacionId, works), lte(u.mes, hasta), desde ? gte(u.mes, desde) : undefined))
    .groupBy(u.mes)
    .orderBy(asc(u.mes));
  const [first] = rows;
  if (!first) return [];
  const found = new Map(rows.map((row) => [row.mes, row]));
  return monthsBetween(first.mes, hasta).map((mes) => found.get(mes) ?? { mes, lecturas: 0, descargas: 0 });
}
