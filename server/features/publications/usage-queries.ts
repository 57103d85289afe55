/** SQL of how works are used: their readings and downloads by month. Written by the catalogue's counter. */

import type { MonthOfCounter, MonthOfUse } from '#contract/entities/usage.ts';
import { monthsBetween } from '#contract/months.ts';
import type { UsageKind } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/database/database.ts';
import { counterUsage, publications, usageByMonth } from '#server/platform/database/schema.ts';
import { type AnyColumn, and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from '#server/platform/database/sql.ts';

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

const c = counterUsage;
const all = (column: AnyColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
const counted = {
  investigaciones: all(c.investigaciones),
  investigacionesUnicas: all(c.investigacionesUnicas),
  peticiones: all(c.peticiones),
  peticionesUnicas: all(c.peticionesUnicas),
};
const none = { investigaciones: 0, investigacionesUnicas: 0, peticiones: 0, peticionesUnicas: 0 };
const within = ({ desde, hasta }: Days) => and(lte(c.mes, hasta), desde ? gte(c.mes, desde) : undefined);

/** Usage of works in each month as COUNTER counts it, without gaps, by the journal that they are in now. */
export async function findCounterUsage(
  db: Database,
  where: SQL | undefined,
  days: Days,
): Promise<Map<string, MonthOfCounter[]>> {
  const rows = await db
    .select({ revistaId: publications.revistaId, mes: c.mes, ...counted })
    .from(c)
    .innerJoin(publications, eq(publications.id, c.publicacionId))
    .where(and(where, within(days)))
    .groupBy(publications.revistaId, c.mes)
    .orderBy(asc(c.mes));
  const [first] = rows;
  if (!first) return new Map();
  const months = monthsBetween(first.mes, days.hasta);
  const filled = [...Map.groupBy(rows, ({ revistaId }) => revistaId)].map(([revistaId, those]) => {
    const found = new Map(those.map(({ revistaId: _, ...month }) => [month.mes, month]));
    return [revistaId, months.map((mes) => found.get(mes) ?? { mes, ...none })] as const;
  });
  return new Map(filled);
}

/** The works that were requested most in those days, most first. */
export const findMostRequested = (db: Database, where: SQL | undefined, days: Days, limit: number) =>
  db
    .select({ id: publications.id, titulo: publications.titulo, ...counted })
    .from(c)
    .innerJoin(publications, eq(publications.id, c.publicacionId))
    .where(and(where, within(days)))
    .groupBy(publications.id)
    .orderBy(desc(counted.peticiones), desc(counted.investigaciones), desc(publications.id))
    .limit(limit);
