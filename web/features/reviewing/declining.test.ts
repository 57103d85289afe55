import { describe, expect, it } from 'vitest';
import { type Declining, declinedReview, nothingSaid, type Reason, reasonIn } from './declining.ts';

const say = (reason: Reason) => ({ tiempo: 'Sin tiempo', campo: 'Otro campo', conflicto: 'Conflicto' })[reason];
const sent = (said: Partial<Declining>) => declinedReview({ ...nothingSaid, ...said }, say);

describe('declining a review', () => {
  it('takes what is ticked and what is typed for its reason, and has none without either', () => {
    expect(sent({ reasons: ['tiempo', 'campo'], words: ' Hasta mayo. ' }).motivo).toBe(
      'Sin tiempo. Otro campo.\nHasta mayo.',
    );
    expect(sent({ words: 'Viajo.' }).motivo).toBe('Viajo.');
    expect(reasonIn(nothingSaid, say)).toBe('');
  });

  it('declares a conflict of interest only where it is ticked and says with whom', () => {
    expect(sent({ reasons: ['conflicto'] })).not.toHaveProperty('conflicto');
    expect(sent({ institucion: 'UNAM', conAutores: true })).not.toHaveProperty('conflicto');
    expect(sent({ reasons: ['conflicto'], institucion: ' UNAM ' }).conflicto).toEqual({
      conAutores: false,
      institucion: 'UNAM',
    });
  });
});
