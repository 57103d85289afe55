import { describe, expect, it } from 'vitest';
import type { Review } from '#contract/entities/review.ts';
import { review } from '#web/features/reviewing/review.fixture.ts';
import { mayAnswer, pointsToAnswer, progressOf, toAnswer, together, unansweredOf } from './answering.ts';

const answerable = (id: string, ronda: number, facts: Partial<Review> = {}) =>
  review(id, { ronda, acciones: ['RESPONDER_PUNTOS'], comentarios: '1. Uno\n2. Dos', ...facts });
const answered = { puntos: [{ punto: '1. Uno', respuesta: 'Hecho.' }], revision: 1, guardada: null, enviada: null };

describe('answering reviews point by point', () => {
  it('is for who prepares a new version', () => {
    expect(mayAnswer({ estado: 'CAMBIOS_SOLICITADOS', ronda: 1 })).toBe(true);
    expect(mayAnswer({ estado: 'BORRADOR', ronda: 2 })).toBe(true);
    expect(mayAnswer({ estado: 'BORRADOR', ronda: 1 })).toBe(false);
    expect(mayAnswer({ estado: 'EN_REVISION', ronda: 2 })).toBe(false);
  });

  it('is of the reviews of the last round, the first assigned first', () => {
    const reviews = [answerable('c', 2), answerable('b', 2), answerable('a', 1), review('other', { ronda: 3 })];
    expect(toAnswer(reviews).map(({ id }) => id)).toEqual(['b', 'c']);
    expect(toAnswer([])).toEqual([]);
  });

  it('begins with the points of the review, and goes on with those that were saved', () => {
    expect(pointsToAnswer(answerable('a', 1))).toEqual([
      { punto: '1. Uno', respuesta: '' },
      { punto: '2. Dos', respuesta: '' },
    ]);
    const anotaciones = [{ exacto: 'Todos\nse secan', prefijo: '', sufijo: '', posicion: 7, texto: '¿Todos?' }];
    expect(pointsToAnswer(answerable('a', 1, { anotaciones })).slice(1)).toEqual([
      { punto: '2. Dos', respuesta: '' },
      { punto: '«Todos se secan»\n¿Todos?', respuesta: '' },
    ]);
    expect(pointsToAnswer(answerable('a', 1, { respuesta: answered }))).toEqual(answered.puntos);
  });

  it('counts what is answered, of one review and of all', () => {
    expect(
      progressOf([
        { punto: '1', respuesta: 'Sí.' },
        { punto: '2', respuesta: ' ' },
      ]),
    ).toEqual({ answered: 1, total: 2 });
    const praise = { punto: 'Un buen trabajo.', respuesta: '' };
    expect(progressOf([praise, { punto: 'Falta un mapa.', respuesta: '' }])).toEqual({ answered: 0, total: 1 });
    expect(progressOf([{ ...praise, respuesta: 'Gracias.' }])).toEqual({ answered: 1, total: 1 });
    expect(together([])).toEqual({ answered: 0, total: 0 });
    expect(unansweredOf([answerable('a', 1), answerable('b', 1, { respuesta: answered })])).toBe(2);
    expect(unansweredOf([answerable('a', 1, { comentarios: 'Un buen trabajo.\n\n- Uno\n- Dos' })])).toBe(2);
  });
});
