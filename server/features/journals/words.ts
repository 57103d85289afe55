/** What of a journal was changed, as the activity record names it. */
import type { Language } from '#contract/vocabulary.ts';
import type { Words } from '#contract/words.ts';

const fields = {
  clase: { es: 'clase', en: 'kind' },
  nombreAbreviado: { es: 'nombre abreviado', en: 'abbreviated name' },
  descripcion: { es: 'descripción', en: 'description' },
  idiomas: { es: 'idiomas', en: 'languages' },
  publica: { es: 'si se muestra', en: 'whether it is shown' },
  orden: { es: 'lugar en la lista', en: 'place in the list' },
  dominio: { es: 'nombre propio en la red', en: 'its own name on the net' },
  ajustes: { es: 'qué ajustes son propios', en: 'which settings are its own' },
} satisfies Record<string, Words>;

export const fieldsInWords = (names: readonly (keyof typeof fields)[], language: Language): string =>
  names.map((name) => fields[name][language]).join('; ');

export const parts = {
  consejo: { es: 'consejo', en: 'board' },
  secciones: { es: 'reparto de secciones', en: 'list of sections' },
  anuncios: { es: 'tablón de anuncios', en: 'list of announcements' },
  alcance: { es: 'texto «Enfoque y alcance»', en: 'text “Aims and scope”' },
  normas: { es: 'texto «Normas para autores»', en: 'text “Rules for authors”' },
  revision: { es: 'texto «Proceso de revisión»', en: 'text “Peer review”' },
  etica: { es: 'texto «Ética»', en: 'text “Ethics”' },
  acceso: { es: 'texto «Acceso abierto»', en: 'text “Open access”' },
  preservacion: { es: 'texto «Preservación»', en: 'text “Preservation”' },
  pasaporte: { es: 'pasaporte de indización', en: 'indexing passport' },
  ia: { es: 'texto «Uso de inteligencia artificial»', en: 'text “Use of artificial intelligence”' },
} satisfies Record<string, Words>;
export type Part = keyof typeof parts;
