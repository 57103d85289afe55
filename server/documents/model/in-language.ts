/** A work as it reads in another of its languages. */
import type { Manuscript, Reference } from '#contract/entities/manuscript.ts';
import type { Translation } from '#contract/entities/publication.ts';

interface Readable {
  idioma: string;
  titulo: string;
  resumen: string;
  palabrasClave: string[];
  traducciones: Translation[];
  documento: Manuscript;
  referencias: Reference[];
}

interface TextIn {
  idioma: string;
  documento: Manuscript;
  referencias: Reference[] | null;
}

/**
 * The work with this text in the place of its own, and what it says of itself in that language; what it says in its own stands
 * among the translations. A text without a title of its own has the work's.
 */
export function inLanguage<W extends Readable>(work: W, { idioma, documento, referencias }: TextIn): W {
  const { titulo, resumen, palabrasClave, traducciones } = work;
  const said = traducciones.find((translation) => translation.idioma === idioma);
  return {
    ...work,
    idioma,
    titulo: said?.titulo || titulo,
    resumen: said?.resumen ?? '',
    palabrasClave: said?.palabrasClave ?? [],
    traducciones: [
      { idioma: work.idioma, titulo, resumen, palabrasClave },
      ...traducciones.filter((translation) => translation.idioma !== idioma),
    ],
    documento,
    referencias: referencias ?? work.referencias,
  };
}
