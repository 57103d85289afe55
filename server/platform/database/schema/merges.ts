/** Accounts of one person that were merged, and what is needed to undo it. */
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ResultingChanges } from '#contract/entities/merge.ts';
import { users } from './accounts.ts';
import { instant, now } from './columns.ts';

export const accountMerges = pgTable(
  'account_merges',
  {
    id: uuid().primaryKey(),
    /** The account that stays, and the one that went into it. */
    quedaId: uuid('queda_id')
      .notNull()
      .references(() => users.id),
    unidaId: uuid('unida_id')
      .notNull()
      .references(() => users.id),
    motivo: text().notNull(),
    porId: uuid('por_id').references(() => users.id, { onDelete: 'set null' }),
    fecha: instant('fecha').notNull().default(now),
    /** What became otherwise of the account that stays, beside what moved to it. */
    cambios: jsonb().$type<ResultingChanges>().notNull(),
    fechaDeshecha: instant('fecha_deshecha'),
    deshechaPorId: uuid('deshecha_por_id').references(() => users.id, { onDelete: 'set null' }),
    /** Since then it cannot be undone any more: what was needed for it is gone, and so are the data of the merged account. */
    fechaOlvido: instant('fecha_olvido'),
  },
  (t) => [
    index('account_merges_newest').on(t.fecha.desc().nullsLast(), t.id),
    index('account_merges_undoable').on(t.fecha).where(sql`${t.fechaDeshecha} is null and ${t.fechaOlvido} is null`),
  ],
);

/** Each place that named the merged account and came to name the other, or nobody. */
export const mergeMoves = pgTable(
  'merge_moves',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    unionId: uuid('union_id')
      .notNull()
      .references(() => accountMerges.id, { onDelete: 'cascade' }),
    tabla: text().notNull(),
    columna: text().notNull(),
    /** The row: its key, without the column that moved. */
    clave: jsonb().$type<Record<string, unknown>>().notNull(),
    antes: uuid('antes').notNull(),
    /** Null: nobody. */
    despues: uuid('despues'),
  },
  (t) => [index('merge_moves_of').on(t.unionId, t.tabla, t.columna)],
);
