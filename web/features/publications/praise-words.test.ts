import { describe, expect, it } from 'vitest';
import { isPraise } from './praise-words.ts';

describe('a point of a review', () => {
  it.each([
    'Un trabajo limpio.',
    'Trabajo sólido y bien escrito. Sin objeciones.',
    'La edición documental es impecable: ¡enhorabuena!',
    '1. Excelente introducción, clara y original.',
    'Felicito a las autoras por un estudio riguroso.',
    'Gracias por los datos.',
    'A solid and well written paper.',
    'Thank you for sharing the data.',
  ])('that praises asks for nothing: %s', (punto) => {
    expect(isPraise(punto)).toBe(true);
  });

  it.each([
    'El manuscrito merece publicarse cuando se resuelvan algunas dudas.',
    'El hallazgo es estupendo, pero falta el error de marcado.',
    'Añadiría el número de charcas por año.',
    'El capítulo tercero ganaría con un buen mapa.',
    'Un buen trabajo. ¿Cuántas charcas eran?',
    'La figura 2 no se lee bien en blanco y negro.',
    'Convendría un método más claro.',
    'Hay que limpiar los datos.',
    'Clarificar el método.',
    'La serie es corta.',
    'Interesting, but the sample is small.',
    'Please make a clear map.',
    'Hemos corregido las erratas.',
    '',
  ])('that asks for something, or for nobody knows what, does not praise: %s', (punto) => {
    expect(isPraise(punto)).toBe(false);
  });
});
