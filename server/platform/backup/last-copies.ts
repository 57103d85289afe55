/** When the platform last made a copy of itself, and when one was last restored to prove it: what its jobs left behind. */
import { z } from 'zod';
import { type OwnCopies, tooOldHours } from '#contract/entities/own-copies.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { ask } from './table-shapes.ts';

/** The two kinds of job (server/features/transfer/backup/scheduled/jobs.ts). */
export const copyJobs = { making: 'copias', proving: 'copias.probar' } as const;

const endedSchema = z.object({
  tipo: z.string(),
  estado: z.string(),
  fin: z.coerce.date(),
  /** By the database's clock. */
  hours: z.coerce.number(),
  resultado: z.unknown(),
  error: z.string().nullable(),
});
type Ended = z.output<typeof endedSchema>;

const madeSchema = z.object({
  nombre: z.string(),
  clave: z.string(),
  bytes: z.number(),
  filas: z.number(),
  archivos: z.number(),
});
const provenSchema = z.object({ nombre: z.string() });

/** Of each kind the last that went well, and the last that was given up; jobs are kept a month. */
const lastEnded = sql`
  select distinct on (tipo, estado) tipo, estado, fecha_fin as fin, resultado, error,
    extract(epoch from now() - fecha_fin) / 3600 as hours
  from jobs where tipo in (${copyJobs.making}, ${copyJobs.proving}) and (estado = 'FALLIDO' or (estado = 'HECHO' and jsonb_typeof(resultado) = 'object'))
  order by tipo, estado, fecha_fin desc`;
/** For how long copies have been asked of this platform. */
const asked = sql`select coalesce(extract(epoch from now() - min(fecha_creacion)) / 3600, 0) as hours
  from jobs where tipo = ${copyJobs.making}`;

export async function findOwnCopies(db: Database): Promise<OwnCopies> {
  const ended = await ask(db, lastEnded, endedSchema);
  const [since] = await ask(db, asked, z.object({ hours: z.coerce.number() }));
  const last = (tipo: string, estado: string) => ended.find((row) => row.tipo === tipo && row.estado === estado);
  const [made, proven] = [last(copyJobs.making, 'HECHO'), last(copyJobs.proving, 'HECHO')];
  const failed = last(copyJobs.proving, 'FALLIDO');
  const isLate = (row: Ended | undefined) => !isRecent(row?.hours ?? since?.hours ?? 0);
  const facts = madeSchema.safeParse(made?.resultado).data;
  const name = provenSchema.safeParse(proven?.resultado).data?.nombre;
  return {
    ultima: made && facts ? { fecha: made.fin.toISOString(), ...facts } : null,
    probada: proven && name !== undefined ? { fecha: proven.fin.toISOString(), nombre: name } : null,
    fallo: failed && (!proven || failed.fin > proven.fin) ? failed.error : null,
    falta: isLate(made),
    sinProbar: isLate(proven) || (failed !== undefined && (!proven || failed.fin > proven.fin)),
  };
}

/** What a clock that ran ahead says was made in the future says nothing. */
const isRecent = (hours: number) => hours > -1 && hours < tooOldHours;
