import { describe, expect, it } from 'vitest';
import { review } from './review.fixture.ts';
import { missingIn, writtenIn, writtenSchema } from './review-form-values.ts';

const field = { tipo: 'SI_NO', etiqueta: '', etiquetaEn: '', opciones: [], paraAutor: true } as const;
const formulario = [
  { ...field, id: 'must', obligatorio: true },
  { ...field, id: 'may', obligatorio: false },
].map((each) => ({ ...each, opciones: [] }));

describe('the form of a review', () => {
  it('begins with what was saved, and with ACEPTADA until it is finished', () => {
    expect(writtenIn(undefined)).toEqual({
      comentarios: '',
      estado: 'ACEPTADA',
      recomendacion: '',
      confidencial: '',
      respuestas: {},
      anotaciones: [],
    });
    expect(writtenIn(review('a', { estado: 'EN_PROCESO' })).estado).toBe('ACEPTADA');
    const saved = { estado: 'DEVUELTA', comentarios: 'Bien.', respuestas: { may: false } } as const;
    expect(writtenIn(review('a', saved))).toMatchObject(saved);
  });

  it('knows a recommendation only once one was made', () => {
    expect(writtenIn(review('a', { estado: 'EN_PROCESO' })).recomendacion).toBe('');
    expect(writtenIn(review('a', { estado: 'RECHAZADA' })).recomendacion).toBe('RECHAZADA');
    const recorded = review('a', { estado: 'ACEPTADA', estadoRevisor: 'EN_PROCESO' });
    expect(writtenIn(recorded).recomendacion).toBe('');
  });

  it('does not begin with what the editor said along with the assignment', () => {
    const said = { comentarios: 'Mira el método.', indicaciones: 'Mira el método.' };
    expect(writtenIn(review('a', said)).comentarios).toBe('');
    expect(writtenIn(review('a', { ...said, comentarios: 'Bien.', estado: 'EN_PROCESO' })).comentarios).toBe('Bien.');
  });

  it('misses required answers only where the review is completed', () => {
    const own = review('a', { formulario });
    const written = { ...writtenIn(own), respuestas: { may: true } };
    expect(missingIn(own, written)).toEqual(['must']);
    expect(missingIn(own, { ...written, estado: 'EN_PROCESO' })).toEqual([]);
    expect(missingIn(own, { ...written, respuestas: { must: false } })).toEqual([]);
  });

  it('reads drafts of before there were questions', () => {
    const draft = { comentarios: 'Bien.', estado: 'ACEPTADA', confidencial: '' };
    expect(writtenSchema.parse(draft)).toEqual({ ...draft, recomendacion: '', respuestas: {}, anotaciones: [] });
  });
});
