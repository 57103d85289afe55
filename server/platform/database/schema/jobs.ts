/** Work in the background: done once across all processes, and it survives them (server/platform/jobs). */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { JobProgress } from '#contract/entities/job.ts';
import { users } from './accounts.ts';
import { instant, now } from './columns.ts';

export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey(),
    tipo: text().notNull(),
    datos: jsonb().notNull().default({}),
    estado: text().$type<'PENDIENTE' | 'EN_CURSO' | 'HECHO' | 'FALLIDO' | 'CANCELADO'>().notNull().default('PENDIENTE'),
    /**
     * Among pending and running jobs at most one has this name, so that the next turn of a recurring job is not queued
     * twice.
     */
    unico: text(),
    /** How far it is, from 0 to 1, and what it does. */
    progreso: jsonb().$type<JobProgress>(),
    resultado: jsonb(),
    error: text(),
    intentos: integer().notNull().default(0),
    creadoPorId: uuid('creado_por_id').references(() => users.id, { onDelete: 'set null' }),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
    /** Not begun before then. */
    fechaPrevista: instant('fecha_prevista').notNull().default(now),
    /** Whoever runs it says again and again that it is alive; past this time another takes over. */
    fechaArriendo: instant('fecha_arriendo'),
    /**
     * A new one at each try. A process that lost the job sees by it that the job is no longer its own, whatever the
     * clocks say.
     */
    arriendo: uuid(),
    fechaFin: instant('fecha_fin'),
  },
  (t) => [
    index('jobs_due').on(t.fechaPrevista).where(sql`${t.estado} = 'PENDIENTE'`),
    index('jobs_leases').on(t.fechaArriendo).where(sql`${t.estado} = 'EN_CURSO'`),
    uniqueIndex('jobs_once').on(t.unico).where(sql`${t.estado} in ('PENDIENTE', 'EN_CURSO')`),
    index('jobs_newest').on(t.fechaCreacion.desc().nullsLast(), t.id),
  ],
);

/**
 * Workers that failed and have not succeeded since: kinds of jobs, whichever process does them, and what each process
 * does by itself.
 */
export const workerFailures = pgTable(
  'worker_failures',
  {
    trabajador: text().notNull(),
    /** The process whose own it is; '' for a kind of job. */
    proceso: text().notNull().default(''),
    /** The last two failures: with the next there are three. */
    anterior: instant('anterior'),
    fecha: instant('fecha').notNull().default(now),
    /** Since when administrators are warned; null before three failures within ten minutes. */
    avisoDesde: instant('aviso_desde'),
    /** Of the last failure, without anybody's data. */
    error: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.trabajador, t.proceso] })],
);
