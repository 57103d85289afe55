import { expect, it } from 'vitest';
import { removedInWords } from './removed-words.ts';

it('what was taken out of a copy is said in the reader’s language, and as it is where an earlier release kept a phrase', () => {
  const kept = ['propiedades', 'camara_imagenes', 'nombres en las notas', 'constructor'];
  expect(removedInWords(kept, 'es')).toEqual([
    'propiedades del documento',
    'datos de la cámara en las imágenes',
    'nombres en las notas',
    'constructor',
  ]);
  expect(removedInWords(kept, 'en')).toEqual([
    'properties of the document',
    'data of the camera in pictures',
    'nombres en las notas',
    'constructor',
  ]);
});
