import { type Merge, undoDays } from '#contract/entities/merge.ts';
import { dayMs } from '#contract/time.ts';
import type { UserRow } from '#server/features/accounts/queries.ts';
import type { ListedMerge } from './queries.ts';

/** A merge for administrators; of accounts whose data are gone nothing but that they were. */
export function presentMerge({ merge, kept, gone, by }: ListedMerge): Merge {
  const { id, motivo, fecha, fechaDeshecha, fechaOlvido } = merge;
  const hasEnded = fechaOlvido !== null || fecha.getTime() + undoDays * dayMs < Date.now();
  return {
    id,
    queda: personOf(kept),
    unida: personOf(gone),
    motivo,
    por: by && !isErased(by) ? nameOf(by) : null,
    fecha: fecha.toISOString(),
    hasta: new Date(fecha.getTime() + undoDays * dayMs).toISOString(),
    estado: fechaDeshecha ? 'DESHECHA' : hasEnded ? 'CERRADA' : 'SE_PUEDE_DESHACER',
    fechaDeshecha: fechaDeshecha?.toISOString() ?? null,
    trasOtra: kept.unidaAId !== null,
  };
}

type Named = Pick<UserRow, 'id' | 'nombres' | 'apellidos' | 'email' | 'passwordHash' | 'fechaEliminacion'>;
const nameOf = ({ nombres, apellidos }: Named) => `${nombres} ${apellidos}`.trim();
/** A merged account is deleted, and has a password until it is forgotten. */
const isErased = ({ fechaEliminacion, passwordHash }: Named) => fechaEliminacion !== null && passwordHash === '';
const personOf = (user: Named) =>
  isErased(user) ? { id: user.id, nombre: '', email: '' } : { id: user.id, nombre: nameOf(user), email: user.email };
