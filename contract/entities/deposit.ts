/** Deposits of works with the agencies that register their DOIs. */
import { z } from 'zod';
import { depositAgencies, depositFaults, depositStates, doiAgencies } from '../deposits.ts';
import { id, instant } from './common.ts';

export const depositSchema = z.object({
  obra: z.object({ id, titulo: z.string() }),
  revista: z.string(),
  agencia: z.enum(depositAgencies),
  doi: z.string(),
  estado: z.enum(depositStates),
  /** What the agency said of it, in its own words; null: nothing. */
  mensaje: z.string().nullable(),
  /** Why the last try came to nothing; null: it did not. */
  fallo: z.enum(depositFaults).nullable(),
  /** Tries in vain since it last went well. */
  intentos: z.int().nonnegative(),
  fechaPedido: instant,
  fechaEnvio: instant.nullable(),
  /** When it is tried, or asked about, next; null: not by itself. */
  fechaProxima: instant.nullable(),
  fechaRegistro: instant.nullable(),
});
export type Deposit = z.infer<typeof depositSchema>;

export const depositOfWorkSchema = z.object({
  /** Who registers the DOIs of its journal. */
  agencia: z.enum(doiAgencies),
  /** Null: it was never asked for. */
  deposito: depositSchema.nullable(),
  /** What is published of its reviews and has, or is to have, a DOI of its own, by its place on the page of its process; absent: nothing. */
  revisiones: z
    .array(
      z.object({
        lugar: z.string(),
        doi: z.string(),
        estado: z.enum(depositStates),
        mensaje: z.string().nullable(),
        fallo: z.enum(depositFaults).nullable(),
      }),
    )
    .max(500)
    .optional(),
});
export type DepositOfWork = z.infer<typeof depositOfWorkSchema>;

export const depositListSchema = z.object({
  depositos: z.array(depositSchema),
  total: z.int().nonnegative(),
  page: z.int().positive(),
  totalPages: z.int().nonnegative(),
  /** How many there are in each state, whatever state is asked for. */
  cuentas: z.record(z.enum(depositStates), z.int().nonnegative()),
});
export type DepositList = z.infer<typeof depositListSchema>;
