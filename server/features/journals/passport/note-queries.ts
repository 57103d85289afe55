/** SQL of the notes of a journal's passport. */
import type { PassportNote } from '#contract/entities/passport.ts';
import type { Database } from '#server/platform/database/database.ts';
import { passportNotes, users } from '#server/platform/database/schema.ts';
import { and, eq, isNull, sql } from '#server/platform/database/sql.ts';

const n = passportNotes;

/** By criterion; of one alone where that is said. */
export async function findNotes(
  db: Database,
  revistaId: string,
  criterio?: string,
): Promise<Map<string, PassportNote>> {
  const rows = await db
    .select({
      criterio: n.criterio,
      texto: n.texto,
      fecha: n.fecha,
      nombres: users.nombres,
      apellidos: users.apellidos,
    })
    .from(n)
    .leftJoin(users, and(eq(users.id, n.porId), isNull(users.fechaEliminacion)))
    .where(and(eq(n.revistaId, revistaId), criterio === undefined ? undefined : eq(n.criterio, criterio)));
  return new Map(
    rows.map(({ criterio: key, texto, fecha, nombres, apellidos }) => [
      key,
      { texto, fecha: fecha.toISOString(), por: nombres === null ? null : `${nombres} ${apellidos ?? ''}`.trim() },
    ]),
  );
}

export async function saveNote(
  db: Database,
  row: Pick<typeof n.$inferInsert, 'revistaId' | 'criterio' | 'texto' | 'porId'>,
): Promise<void> {
  const { texto, porId } = row;
  // The moment of the statement: two notes of one transaction would be told apart by nothing else.
  const fecha = sql`clock_timestamp()`;
  await db
    .insert(n)
    .values({ ...row, fecha })
    .onConflictDoUpdate({ target: [n.revistaId, n.criterio], set: { texto, porId, fecha } });
}

export async function eraseNote(db: Database, revistaId: string, criterio: string): Promise<void> {
  await db.delete(n).where(and(eq(n.revistaId, revistaId), eq(n.criterio, criterio)));
}
