/** What is wrong with a ZIP, after the name of the entry, or with a file that an export meets; for whoever runs the machine. */
import type { Words } from '#contract/words.ts';
import { inMachineLanguage } from '#server/platform/machine-words.ts';

const es = {
  whole: 'el archivo',
  noZip: 'no es un ZIP, o está cortado',
  damaged: 'está dañado',
  damagedOrCut: 'está dañado o cortado',
  impossibleDirectory: 'tiene un índice imposible',
  damagedDirectory: 'tiene el índice dañado',
  encrypted: 'está cifrado',
  unknownMethod: 'está comprimido de un modo que no se conoce',
  link: 'es un enlace, no un archivo',
  noSize: 'no dice su tamaño',
  wrongSize: 'miente sobre su tamaño',
  impossiblePlace: 'nombra un sitio imposible',
  twice: 'aparece dos veces',
  swells: 'ocuparía muchísimo más de lo que ocupa comprimido',
  notThere: 'no está en el archivo',
  tooLong: 'es más largo de lo que dice',
  twoNames: 'se llama de dos maneras',
  sharesBytes: 'comparte sus bytes con otro',
  beyondEnd: 'se sale del archivo',
  otherFile: (place: string) => `${place}: el archivo guardado no es el que se subió.`,
};

const en: typeof es = {
  whole: 'the archive',
  noZip: 'is not a ZIP, or is cut short',
  damaged: 'is damaged',
  damagedOrCut: 'is damaged or cut short',
  impossibleDirectory: 'has an impossible directory',
  damagedDirectory: 'has a damaged directory',
  encrypted: 'is encrypted',
  unknownMethod: 'is compressed in an unknown way',
  link: 'is a link, not a file',
  noSize: 'does not say its size',
  wrongSize: 'lies about its size',
  impossiblePlace: 'names an impossible place',
  twice: 'is there twice',
  swells: 'would take up vastly more than it does compressed',
  notThere: 'is not in the archive',
  tooLong: 'is longer than it says',
  twoNames: 'has two names',
  sharesBytes: 'shares its bytes with another',
  beyondEnd: 'reaches beyond the archive',
  otherFile: (place) => `${place}: the stored file is not the one that was uploaded.`,
};

export const archiveWords = inMachineLanguage({ es, en });

/** What a ZipError says, which speaks the machine's language, for people: in both. */
export function archiveWordsOf(said: string): Words {
  for (const key of Object.keys(es) as (keyof typeof es)[]) {
    const [here, inSpanish, inEnglish] = [archiveWords[key], es[key], en[key]];
    if (here === said && typeof inSpanish === 'string' && typeof inEnglish === 'string')
      return { es: inSpanish, en: inEnglish };
  }
  return { es: es.damaged, en: en.damaged };
}
