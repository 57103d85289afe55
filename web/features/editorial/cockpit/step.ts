/** What comes next with a work, and by which one act. Pure functions. */
import type { Wait } from '#contract/entities/editorial.ts';
import type { Publication } from '#contract/entities/publication.ts';
import type { Review } from '#contract/entities/review.ts';
import { isDeclined, isFinished } from '#web/features/reviewing/review-lists.ts';

/** The one act of the next step; `none` where nothing is this reader's to do. */
export type StepAct =
  | { kind: 'invite' | 'decide' | 'publish' | 'produce' | 'read' | 'none' }
  | { kind: 'remind'; reviews: readonly Review[]; late: boolean };

/** Of these reviews, those of the present round that are awaited. */
export const awaited = (reviews: readonly Review[], ronda: number) =>
  reviews.filter((review) => review.ronda === ronda && !isFinished(review) && !isDeclined(review));

/** Decisions that are taken without the word of their act: the dialog of a decision offers them side by side. */
const plainDecisions = ['APROBAR', 'SOLICITAR_CAMBIOS', 'RECHAZAR', 'DEVOLVER_A_REVISION'] as const;

export function stepAct(
  { estado, acciones, ronda, etapaProduccion }: Pick<Publication, 'estado' | 'acciones' | 'ronda' | 'etapaProduccion'>,
  espera: Wait | null,
  reviews: readonly Review[],
  now = Date.now(),
): StepAct {
  if (estado === 'PUBLICADO') return { kind: 'read' };
  if (estado === 'APROBADO' && acciones.includes('PUBLICAR')) return { kind: 'publish' };
  if (estado === 'APROBADO') return { kind: etapaProduccion && espera?.turno === 'TUYO' ? 'produce' : 'none' };
  switch (espera?.espera) {
    case 'REVISORES':
      return { kind: acciones.includes('CREAR_REVISION') ? 'invite' : 'none' };
    case 'DECISION':
    case 'FIRMA':
      return { kind: plainDecisions.some((each) => acciones.includes(each)) ? 'decide' : 'none' };
    case 'VENCIDA':
    case 'INVITACION':
    case 'REVISION': {
      const isLate = ({ fechaLimite }: Review) => fechaLimite !== null && Date.parse(fechaLimite) <= now;
      const remindable = awaited(reviews, ronda).filter((review) => review.acciones.includes('RECORDAR'));
      const late = espera.espera === 'VENCIDA';
      const meant = late ? remindable.filter(isLate) : remindable;
      return meant.length > 0 ? { kind: 'remind', reviews: meant.slice(0, 50), late } : { kind: 'none' };
    }
    default:
      return { kind: 'none' };
  }
}
