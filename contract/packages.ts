/** Packages that indices and archives take of what a journal published: which there are, and how much one holds. */

/** In the order in which they are offered. */
export const packageKinds = ['scielo', 'redalyc', 'doaj', 'dialnet', 'pubmed', 'preservacion'] as const;
export type PackageKind = (typeof packageKinds)[number];

/**
 * Works of one package at most, numbers or works that are chosen at most, packages of a journal that are listed, days for which one is kept,
 * and bytes that one may come to.
 */
export const packageLimits = { works: 2000, chosen: 200, listed: 20, days: 7, bytes: 10 * 1024 ** 3 };

/** Why a work is not in a package that it was asked for in. */
export const packageFaults = [
  'EMBARGO',
  'SIN_TEXTO',
  'SIN_FECHA',
  'SIN_DIRECCION',
  'SIN_ISSN',
  'NO_COMPUESTA',
  'NO_ES_ARTICULO',
  'RETRACTADA',
  'NO_PUBLICADA',
] as const;
export type PackageFault = (typeof packageFaults)[number];

/** What SciELO calls a journal by in the names of files: small letters and figures. */
export const acronymForm = /^[a-z0-9]{2,12}$/;
