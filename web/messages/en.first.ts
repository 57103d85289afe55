/** The English texts that the first screens of members begin with: of all private ones the build leaves those that are named there (first-files.ts). */
export { enPrivate as enFirst } from './en.private.ts';
