import type { FoundConflict } from '#contract/entities/candidate.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Words } from '#contract/words.ts';

/** Conflicts in one language, for the refusal and the record: 'firmó con Ana Ruiz en 2025; comparte afiliación con …'. */
export const conflictsInWords = (conflicts: readonly FoundConflict[], language: Language): string =>
  conflicts.map((conflict) => inWords(conflict)[language]).join('; ');

function inWords({ tipo, con, institucion, anio, declaradoPor }: FoundConflict): Words {
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
