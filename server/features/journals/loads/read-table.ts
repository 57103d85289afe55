/** The lines of a table whose columns somebody named. Runs in a child process (read-child.ts). */
import type { LineFault, LoadDefaults } from '#contract/entities/load.ts';
import { longest } from '#contract/limits.ts';
import { type LineFaultCode, type LoadField, mostLines } from '#contract/loads.ts';
import { type CsvRow, readCsv } from '#server/documents/csv/read-csv.ts';
import type { LoadedLine, LoadedWork } from './loaded-line.ts';
import {
  authorsSaid,
  dateSaid,
  doiSaid,
  kindSaid,
  languageSaid,
  licenceSaid,
  pagesSaid,
  wordsSaid,
} from './said-values.ts';

export interface Heading {
  codificacion: string;
  separador: string;
  cabeceras: string[];
  muestra: string[][];
}

/** How a table is written, its heading and its first lines. */
export function readHeading(bytes: Uint8Array): Heading {
  const { encoding, separator, rows } = readCsv(bytes, 4);
  const [heading, ...lines] = rows.map(({ cells }) => cells.map((cell) => cell.slice(0, 300)));
  return { codificacion: encoding, separador: separator, cabeceras: heading ?? [], muestra: lines };
}

/** How a line's faults are told: by the field, and the heading of its column. */
export type Wrong = (codigo: LineFaultCode, campo: LoadField | null, valor?: string) => void;

/** All lines, and whether there are more than a load takes. */
export function readTable(bytes: Uint8Array, columns: readonly (LoadField | null)[], byDefault: LoadDefaults) {
  const { rows } = readCsv(bytes, mostLines + 2);
  const [heading, ...lines] = rows;
  const places = new Map(columns.flatMap((field, at) => (field ? [[field, at] as const] : [])));
  const headings = Object.fromEntries([...places].map(([field, at]) => [field, heading?.cells[at] ?? '']));
  return {
    lineas: lines.slice(0, mostLines).map((row) => readRow(row, places, headings, byDefault)),
    hayMas: lines.length > mostLines,
  };
}

function readRow(
  { line, cells, isOpen }: CsvRow,
  places: ReadonlyMap<LoadField, number>,
  columnas: Record<string, string>,
  byDefault: LoadDefaults,
): LoadedLine {
  const fallos: LineFault[] = [];
  const wrong: Wrong = (codigo, campo, valor = '') =>
    fallos.push({ codigo, campo, columna: (campo && columnas[campo]) ?? null, valor: valor.slice(0, 200) });
  const said = (field: LoadField) => cells[places.get(field) ?? -1]?.trim() ?? '';
  /** What a cell says as it is kept; the default where it says nothing, or nothing that can be. */
  const read = <T>(field: LoadField, as: (words: string) => T | undefined, otherwise: T): T => {
    const words = said(field);
    if (words === '') return otherwise;
    const value = as(words);
    if (value === undefined) wrong(codeOf(field), field, words);
    return value ?? otherwise;
  };
  if (isOpen) wrong('comillas', null);
  const pages = pagesSaid(said('paginas'));
  const obra: LoadedWork = {
    titulo: said('titulo'),
    autores: read('autores', authorsSaid, []),
    resumen: said('resumen'),
    palabrasClave: wordsSaid(said('palabrasClave')),
    idioma: read('idioma', languageSaid, byDefault.idioma),
    tipo: read('tipo', kindSaid, byDefault.tipo),
    fecha: read('fecha', dateSaid, ''),
    volumen: said('volumen'),
    numero: said('numero'),
    paginaInicial: pages.paginaInicial,
    paginaFinal: said('paginaFinal') || pages.paginaFinal,
    articulo: said('articulo'),
    doi: read<string | null>('doi', doiSaid, null),
    seccion: said('seccion'),
    licencia: read<string | null>('licencia', licenceSaid, byDefault.licencia),
    archivo: said('archivo') || null,
  };
  const unread = new Set(fallos.map(({ campo }) => campo));
  checkWork(obra, (codigo, campo, valor) => (campo && unread.has(campo) ? undefined : wrong(codigo, campo, valor)));
  return { linea: line, obra, columnas, fallos };
}

const codes: Partial<Record<LoadField, LineFaultCode>> = {
  ...{ autores: 'autores', idioma: 'idioma', fecha: 'fecha', doi: 'doi', tipo: 'tipo', licencia: 'licencia' },
};
const codeOf = (field: LoadField): LineFaultCode => codes[field] ?? 'falta';

const measures: Partial<Record<LoadField, number>> = {
  titulo: longest.title,
  resumen: longest.summary,
  volumen: longest.volume,
  numero: longest.issueNumber,
  paginas: longest.pageNumber,
  paginaFinal: longest.pageNumber,
  articulo: longest.articleNumber,
  seccion: longest.section,
};

/**
 * What every line must say, however it came: a title, a date that is not to come, and nothing too long; a line of a table also who wrote
 * it, where a blank is a slip. An article or an agency's record that names nobody is the journal's own: an editorial, an erratum.
 */
export function checkWork(work: LoadedWork, wrong: Wrong, { mayNameNobody = false } = {}): void {
  if (work.titulo === '') wrong('falta', 'titulo');
  if (work.autores.length === 0 && !mayNameNobody) wrong('falta', 'autores');
  if (work.fecha === '') wrong('falta', 'fecha');
  else if (work.fecha > new Date().toISOString().slice(0, work.fecha.length))
    wrong('fecha_futura', 'fecha', work.fecha);
  const texts: Partial<Record<LoadField, string>> = { ...work, paginas: work.paginaInicial, ...unmeasured };
  for (const [field, most] of Object.entries(measures) as [LoadField, number][])
    if ((texts[field] ?? '').length > most) wrong('largo', field, texts[field]);
  const names = work.autores.flatMap(({ nombres, apellidos }) => [nombres, apellidos]);
  if (work.autores.length > 500 || names.some((name) => name.length > longest.name)) wrong('largo', 'autores');
  if (work.palabrasClave.length > 30 || work.palabrasClave.some((word) => word.length > longest.keyword))
    wrong('largo', 'palabrasClave');
}
/** Lists, which have measures of their own. */
const unmeasured = {
  autores: undefined,
  palabrasClave: undefined,
  licencia: undefined,
  doi: undefined,
  archivo: undefined,
};
