/**
 * A load: works that a journal published elsewhere, brought in together with their dates, numbers and files. What both sides
 * know of it without asking, and without zod.
 */

/** What a load is read from: a table with a heading, what an agency of DOIs answers, or a ZIP of JATS articles. */
export const loadClasses = ['CSV', 'JSON', 'JATS'] as const;
export type LoadClass = (typeof loadClasses)[number];

/** What a column of a table may say, in the order in which a choice has them. */
export const loadFields = [
  'titulo',
  'autores',
  'resumen',
  'palabrasClave',
  'idioma',
  'fecha',
  'volumen',
  'numero',
  'paginas',
  'paginaFinal',
  'articulo',
  'doi',
  'seccion',
  'tipo',
  'licencia',
  'archivo',
] as const;
export type LoadField = (typeof loadFields)[number];

/** What becomes of a line, and what has become of it once it is done. */
export const lineFates = ['NUEVA', 'COMPLETAR', 'IGUAL', 'RECHAZADA'] as const;
export type LineFate = (typeof lineFates)[number];

/** Why a line is refused. */
export const lineFaults = [
  'falta',
  'largo',
  'comillas',
  'autores',
  'idioma',
  'fecha',
  'fecha_futura',
  'doi',
  'tipo',
  'licencia',
  'archivo_no_esta',
  'archivo_repetido',
  'archivo_no_es_pdf',
  'repetida',
  'otra_revista',
  'no_publicada',
  'numero_otro_anio',
  'numero_en_preparacion',
  'numero_lleno',
  'no_se_lee',
] as const;
export type LineFaultCode = (typeof lineFaults)[number];

/** What a load is doing, or did last. */
export const loadTasks = ['COMPROBAR', 'CARGAR', 'DESHACER'] as const;
export type LoadTask = (typeof loadTasks)[number];

export const mostLines = 10_000;
export const mostColumns = 200;
/** Files beside what a load is read from. */
export const mostLoadFiles = 5_000;
/** In bytes: a table, or what an agency answers, which is read as one; and all files of a load. */
export const largestTable = 20 * 1024 * 1024;
export const largestLoad = 10 * 1024 ** 3;
/** Of an archive or a PDF that is sent. */
export const largestLoadFile = 2 * 1024 ** 3;

/** Days for which the files of a load are kept after the last of them came; and a month after what was last done with them. */
export const loadFileDays = 90;

/** How often each field may be said by a column of its own. */
export const isSaidTwice = (columns: readonly (LoadField | null)[]): boolean => {
  const said = columns.filter((each) => each !== null);
  return new Set(said).size < said.length;
};
