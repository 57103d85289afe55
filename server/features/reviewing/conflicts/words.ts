import type { FoundConflict } from '#contract/entities/candidate.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Words } from '#contract/words.ts';

/** Conflicts in one language, for the refusal and the record: 'firmó con Ana Ruiz en 2025; comparte afiliación con …'. */
export const conflictsInWords = (conflicts: readonly FoundConflict[], language: Language): string =>
  conflicts.map((conflict) => inWords(conflict)[language]).join('; ');

function inWords(conflict: FoundConflict): Words {
  const { tipo, con, institucion, anio, declaradoPor, capitulo } = conflict;
  if (capitulo !== undefined) return ofChapter(conflict, capitulo);
  switch (tipo) {
    case 'AUTORIA':
      return { es: `firma la obra (${con})`, en: `signs the work (${con})` };
    case 'FIRMA_PEDIDA':
      return { es: `debe decir si firma la obra (${con})`, en: `has to say whether they sign the work (${con})` };
    case 'COAUTORIA':
      return { es: `firmó otra obra con ${con} en ${anio}`, en: `signed another work with ${con} in ${anio}` };
    case 'AFILIACION':
      return {
        es: `comparte afiliación con ${con} (${institucion})`,
        en: `shares an affiliation with ${con} (${institucion})`,
      };
    case 'CON_LA_OBRA':
      return {
        es: 'dice tener un conflicto de interés con la obra',
        en: 'says they have a conflict of interest with the work',
      };
    case 'DECLARADO': {
      const other = institucion ?? con;
      return declaradoPor === 'REVISOR'
        ? { es: `lo declaró con ${other}`, en: `they declared one with ${other}` }
        : { es: `se declaró con ${other}`, en: `one with ${other} was declared` };
    }
  }
}

/** With who signs a chapter, whom nobody is told of. */
function ofChapter({ tipo, declaradoPor }: FoundConflict, titulo: string): Words {
  const who = { es: `quien firma el capítulo «${titulo}»`, en: `who signs the chapter “${titulo}”` };
  switch (tipo) {
    case 'AUTORIA':
      return { es: `firma el capítulo «${titulo}»`, en: `signs the chapter “${titulo}”` };
    case 'FIRMA_PEDIDA':
      return {
        es: `debe decir si firma el capítulo «${titulo}»`,
        en: `has to say whether they sign the chapter “${titulo}”`,
      };
    case 'COAUTORIA':
      return { es: `firmó otra obra con ${who.es}`, en: `signed another work with ${who.en}` };
    case 'AFILIACION':
      return { es: `comparte afiliación con ${who.es}`, en: `shares an affiliation with ${who.en}` };
    default:
      return declaradoPor === 'REVISOR'
        ? { es: `lo declaró con ${who.es}`, en: `they declared one with ${who.en}` }
        : { es: `lo declaró ${who.es}`, en: `${who.en} declared one` };
  }
}
