import { describe, expect, it } from 'vitest';
import { addPoint, answerPoint, isAdded, joinToPrevious, piecesOf, removePoint, splitPoint } from './points-edit.ts';

const points = [
  { punto: '1. Falta el método. Y el lugar.', respuesta: 'Está en la sección 2.' },
  { punto: '2. La tabla no se lee.', respuesta: 'Es más grande.' },
  { punto: '3. Sobra el anexo.', respuesta: '' },
];

describe('arranging the points of a review', () => {
  it('divides a point between two of its sentences; the answer stays with the first', () => {
    const at = piecesOf(points[0]?.punto ?? '').length - 1;
    expect(splitPoint(points, 0, at).slice(0, 2)).toEqual([
      { punto: '1. Falta el método.', respuesta: 'Está en la sección 2.' },
      { punto: 'Y el lugar.', respuesta: '' },
    ]);
    for (const nowhere of [0, 99]) expect(splitPoint(points, 0, nowhere)).toEqual(points);
  });

  it('finds where a point can be divided, and loses nothing of it', () => {
    const text = 'Una. ¿Dos?\n- tres\n\n- cuatro';
    expect(piecesOf(text).map((piece) => piece.trim())).toEqual(['Una.', '¿Dos?', '- tres', '- cuatro']);
  });

  it('joins a point and its answer to the one before', () => {
    expect(joinToPrevious(points, 1)).toEqual([
      {
        punto: '1. Falta el método. Y el lugar.\n\n2. La tabla no se lee.',
        respuesta: 'Está en la sección 2.\n\nEs más grande.',
      },
      points[2],
    ]);
    expect(joinToPrevious(points, 2)[1]?.respuesta).toBe('Es más grande.');
    expect(joinToPrevious(points, 0)).toEqual(points);
  });

  it('adds a point of the authors’ own, which alone can be taken away', () => {
    const more = addPoint(points, ' Un cambio más. ');
    expect(more.at(-1)).toEqual({ punto: 'Un cambio más.', respuesta: '' });
    const comentarios = '1. Falta el método.\nY el lugar.\n2. La tabla no se lee.\n3. Sobra el anexo.';
    expect(more.map((point) => isAdded(point, { comentarios, anotaciones: [] }))).toEqual([false, false, false, true]);
    expect(removePoint(more, 3)).toEqual(points);
    const joined = { punto: 'Falta el método.\n\nSobra el anexo.', respuesta: '' };
    expect(isAdded(joined, { comentarios: '- Falta el método.\n- Sobra el anexo.', anotaciones: [] })).toBe(false);
    const anotaciones = [{ exacto: 'los  humedales', prefijo: '', sufijo: '', posicion: 0, texto: '¿Todos?' }];
    const margin = { punto: '«los humedales»\n¿Todos?', respuesta: '' };
    expect(isAdded(margin, { comentarios, anotaciones })).toBe(false);
    expect(isAdded(margin, { comentarios, anotaciones: [] })).toBe(true);
  });

  it('answers one point and no other', () => {
    expect(answerPoint(points, 2, 'Quitado.').map(({ respuesta }) => respuesta)).toEqual([
      'Está en la sección 2.',
      'Es más grande.',
      'Quitado.',
    ]);
  });
});
