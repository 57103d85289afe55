/** What a Word document may hold that our texts do not, told to whoever brings it in. */
import type { Warnings } from '#server/documents/jats/read/warnings.ts';
import type { Archive } from '../archive.ts';

const signs: readonly (readonly [RegExp, string])[] = [
  [/<c:chart\b/, 'Hay un gráfico de Office que no se incorpora: insértalo como imagen.'],
  [/<dgm:relIds\b/, 'Hay un diagrama SmartArt que no se incorpora: insértalo como imagen.'],
  [
    /<o:OLEObject\b/,
    'Hay un objeto incrustado (una ecuación antigua, una hoja de cálculo) que entra solo como imagen o no entra.',
  ],
  [/<w:(?:ins|del) /, 'Había cambios sin aceptar: se incorpora el texto como queda al aceptarlos.'],
];

/** `main` is the XML of the document's body. */
export function warnOfTheUnreadable(main: string, archive: Archive, warnings: Warnings): void {
  for (const [sign, message] of signs) if (sign.test(main)) warnings.add(message);
  if (archive.has('word/comments.xml') && main.includes('<w:commentReference'))
    warnings.add('Los comentarios del documento no se incorporan.');
}
