import { expect, test } from 'vitest';
import { exportedAuthor, text, workOf } from '#server/documents/model/exported-works.fixture.ts';
import { withoutControls } from './without-controls.ts';

const noise = '\u0001\u000b\u001b\ufffe\uffff';

test('texts of a work lose what no XML file may have, wherever they stand, and nothing else', () => {
  const paragraph = (words: string) => ({ type: 'paragraph' as const, content: [text(words)] });
  const pictures = async () => null;
  const noisy = workOf([paragraph(`Una${noise} línea\ty\notra`)], {
    titulo: `Título${noise}`,
    autores: [{ ...exportedAuthor, afiliaciones: [`Aquí${noise}`] }],
    metadatos: { revista: `Revista${noise}` },
    pictures,
  });
  expect(withoutControls(noisy)).toEqual(
    workOf([paragraph('Una línea\ty\notra')], {
      titulo: 'Título',
      autores: [{ ...exportedAuthor, afiliaciones: ['Aquí'] }],
      metadatos: { revista: 'Revista' },
      pictures,
    }),
  );
});
