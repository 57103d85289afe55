import type { Words } from '#contract/words.ts';

/** Why a file of organisations is not taken. */
export const hindrances = {
  noFile: {
    es: 'No es el archivo de datos de ROR: ha de ser su JSON, o el ZIP en que ROR lo publica.',
    en: 'It is not ROR’s data file: it has to be its JSON, or the ZIP in which ROR publishes it.',
  },
  noRecords: {
    es: 'No contiene organizaciones en el esquema 2 de ROR. Sigue en uso lo que había.',
    en: 'It holds no organisations in ROR’s schema 2. What was in use still is.',
  },
  broken: {
    es: 'El archivo está cortado, dañado, o no es una lista de organizaciones. Sigue en uso lo que había.',
    en: 'The file is cut off, damaged, or no list of organisations. What was in use still is.',
  },
  tooFew: {
    es: 'La mayor parte de lo que contiene no son organizaciones de ROR. Sigue en uso lo que había.',
    en: 'Most of what it holds are no organisations of ROR. What was in use still is.',
  },
} satisfies Record<string, Words>;
