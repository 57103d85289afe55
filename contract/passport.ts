/** The indexing passport of a journal: which indices it speaks of, and what it comes to for each of their criteria. */

/** In the order in which they are shown. */
export const indexKeys = [
  'latindex',
  'scielo',
  'redalyc',
  'doaj',
  'dialnet',
  'google-academico',
  'openaire',
  'scopus',
  'pubmed',
  'preservacion',
] as const;
export type IndexKey = (typeof indexKeys)[number];

/**
 * Met, as far as the platform knows; missing; for a person to judge, since no program can; not verified, since no public source was
 * read that asks for it.
 */
export const outcomes = ['CUMPLE', 'FALTA', 'PERSONA', 'NO_COMPROBADO'] as const;
export type Outcome = (typeof outcomes)[number];

/** Where what is missing is mended: a part of the journal's administration, its numbers, or the works that are named. */
export const remedies = [
  'identidad',
  'textos',
  'consejo',
  'secciones',
  'revision',
  'publicacion',
  'numeros',
  'obras',
] as const;
export type Remedy = (typeof remedies)[number];

/** What its passport says of one work: the same indices, and what editors do well whoever asks for it. */
export const workIndexKeys = [...indexKeys, 'buenas-practicas'] as const;

/** Where what a work lacks is mended: its signatures, its DOI, a number, its stage of production, by its authors, by a notice, its embargo. */
export const workRemedies = ['firma', 'doi', 'numero', 'produccion', 'autores', 'aviso', 'embargo'] as const;
export type WorkRemedy = (typeof workRemedies)[number];

/** So many of the works that were published last are looked at, and so many of those that lack something are named. */
export const passportLimits = { works: 200, named: 5 };
