/** A manuscript that goes to another journal or platform, as a package (MECA) that its author takes along. */
import type { Claim } from './entities/claim.ts';
import type { Decision } from './entities/decision.ts';
import type { Estado } from './vocabulary.ts';

interface LeavingWork {
  estado: Estado;
  wasPublished: boolean;
  ronda: number;
  /** It is back with its authors for formal flaws, its round waiting for it. */
  devuelta?: true | undefined;
  /** As its main author reads them. */
  decisiones: readonly Pick<Decision, 'accion' | 'ronda' | 'fechaRevocacion'>[];
  reclamaciones: readonly Pick<Claim, 'clase' | 'estado'>[];
}

/**
 * While nothing is going on with it here: one that was never published, as a draft that is no new version of a submission that goes on,
 * or rejected or withdrawn without an open appeal. It is never with two journals at once.
 */
export function goesElsewhere(work: LeavingWork): boolean {
  if (work.wasPublished) return false;
  if (work.estado === 'RETIRADO')
    return !work.reclamaciones.some(({ clase, estado }) => clase === 'APELACION' && estado === 'ABIERTA');
  const wasAskedForChanges = work.decisiones.some(
    ({ accion, ronda, fechaRevocacion }) =>
      accion === 'SOLICITAR_CAMBIOS' && fechaRevocacion === null && ronda === work.ronda - 1,
  );
  return work.estado === 'BORRADOR' && !work.devuelta && !wasAskedForChanges;
}
