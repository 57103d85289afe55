/** What was taken out of a copy, by the codes that are kept of it, for who may see what became of a file. */
import type { Language } from '#contract/vocabulary.ts';
import type { Words } from '#contract/words.ts';

const words = {
  propiedades: { es: 'propiedades del documento', en: 'properties of the document' },
  propiedades_pdf: { es: 'propiedades del PDF', en: 'properties of the PDF' },
  rutas: { es: 'rutas de archivos', en: 'paths of files' },
  nombres_comentarios: { es: 'nombres en comentarios y cambios', en: 'names in comments and changes' },
  nombres_notas: { es: 'nombres en las notas', en: 'names in notes' },
  camara: { es: 'datos de la cámara', en: 'data of the camera' },
  camara_imagenes: { es: 'datos de la cámara en las imágenes', en: 'data of the camera in pictures' },
  otras_imagenes: {
    es: 'imágenes que no sabemos limpiar (GIF, TIFF…)',
    en: 'pictures that we cannot clean (GIF, TIFF…)',
  },
  objetos: { es: 'objetos incrustados', en: 'embedded objects' },
  adjuntos: { es: 'archivos adjuntos', en: 'attached files' },
  adjuntos_firmas: { es: 'adjuntos, sellos y firmas', en: 'attachments, stamps and signatures' },
} as const satisfies Record<string, Words>;

export type Removed = keyof typeof words;

const isCode = (what: string): what is Removed => Object.hasOwn(words, what);

/** Each in words. Copies of earlier releases keep Spanish phrases, which stay as they are. */
export const removedInWords = (removed: readonly string[], language: Language): string[] =>
  removed.map((what) => (isCode(what) ? words[what][language] : what));
