/** Why a pair of a proposed assignment does not hold. */
import type { PairFault } from '#contract/entities/bulk-assignment.ts';
import type { Words } from '#contract/words.ts';

/** As an editor reads them. */
export const pairFaultWords: Record<PairFault, Words> = {
  FUERA_DE_REVISION: {
    es: 'la obra ya no está en revisión o ya no te toca asignarla',
    en: 'the work is no longer in review, or no longer yours to assign',
  },
  OTRA_RONDA: { es: 'la obra está ya en otra ronda', en: 'the work is in another round by now' },
  SIN_ROL: { es: 'la persona ya no puede revisarla', en: 'the person can no longer review it' },
  YA_PEDIDA: { es: 'ya se le pidió en esta ronda', en: 'they have been asked in this round already' },
  CONFLICTO: { es: 'hay un conflicto de interés', en: 'there is a conflict of interest' },
  NO_DISPONIBLE: { es: 'no está disponible', en: 'they are not available' },
  SIN_HUECO: {
    es: 'ya tiene todas las revisiones que puede llevar',
    en: 'they have as many reviews as they can take',
  },
};
