/** The lines of what a load is read from, a batch at a time, whichever file it is. */
import type { LoadCheck } from '#contract/entities/load.ts';
import { hindrances } from '#contract/load-words.ts';
import { largestTable, mostLines } from '#contract/loads.ts';
import type { Words } from '#contract/words.ts';
import { UnreadableFile } from '#server/features/publications/imports/imported-text.ts';
import { articleFiles, articlesIn } from '#server/features/publications/imports/packed-article.ts';
import type { KeptFault } from '#server/platform/database/schema/loads.ts';
import { placeOfLoadFile } from '#server/platform/files/places.ts';
import { entryBytes, isOwn } from '#server/platform/files/zip/entries.ts';
import { ZipError } from '#server/platform/files/zip/zip-error.ts';
import type { ZipReader } from '#server/platform/files/zip/zip-reader.ts';
import type { Services } from '#server/platform/services.ts';
import { saidByArticle } from './articles.ts';
import type { LoadArchives } from './load-archive.ts';
import { type LoadedLine, unsaid } from './loaded-line.ts';
import type { LoadFileRow, LoadRow } from './queries.ts';
import { articleOf, linesOfAgencies, linesOfTable } from './read-in-child.ts';
import { checkWork, type Wrong } from './read-table.ts';

/** The file cannot be read as what it is to be, and why. */
export class Hindrance extends Error {
  override name = 'Hindrance';
  readonly words: Words;
  constructor(words: Words) {
    super(words.es);
    this.words = words;
  }
}

export interface Batch {
  lines: LoadedLine[];
  /** How much of the whole has been read with it, from 0 to 1. */
  part: number;
}
const atOnce = 200;

interface Reading {
  services: Pick<Services, 'files'>;
  archives: LoadArchives;
  load: LoadRow;
  source: LoadFileRow;
  signal: AbortSignal;
}

/** Throws Hindrance where there is nothing to be read as lines. */
export async function* sourceLines(reading: Reading): AsyncGenerator<Batch> {
  try {
    if (reading.load.clase === 'JATS') yield* articleLines(reading);
    else yield* inBatches(await dataLines(reading));
  } catch (error) {
    if (error instanceof ZipError) throw new Hindrance(hindrances.badZip);
    if (error instanceof UnreadableFile) throw new Hindrance(error.reason);
    throw error;
  }
}

function* inBatches(lines: LoadedLine[]): Generator<Batch> {
  for (let from = 0; from < lines.length; from += atOnce)
    yield { lines: lines.slice(from, from + atOnce), part: Math.min(1, (from + atOnce) / lines.length) };
}

async function dataLines({ services, archives, load, source, signal }: Reading): Promise<LoadedLine[]> {
  const check: LoadCheck = { columnas: load.columnas, porDefecto: load.porDefecto };
  const parts = source.esZip ? dataEntries(await archives.of(source)) : [undefined];
  const zip = source.esZip ? await archives.of(source) : undefined;
  const lines: LoadedLine[] = [];
  for (const entrada of parts) {
    const bytes =
      zip && entrada !== undefined ? await entryBytes(zip, entrada, largestTable) : await wholeFile(services, source);
    if (!bytes) throw new Hindrance(hindrances.tooLarge);
    if (load.clase === 'CSV') {
      const { lineas, hayMas } = await linesOfTable(bytes, check, signal);
      if (hayMas) throw new Hindrance(hindrances.tooMany);
      if (lineas.length === 0) throw new Hindrance(hindrances.noHeading);
      return lineas;
    }
    const place = { from: lines.length + 1, ...(entrada !== undefined && { entrada }) };
    const found = await linesOfAgencies(bytes, check, place, signal);
    // Of many files some may be of something else; one alone is what was sent.
    if (!found && parts.length === 1) throw new Hindrance(hindrances.noJson);
    lines.push(...(found ?? []));
    if (lines.length > mostLines) throw new Hindrance(hindrances.tooMany);
  }
  if (lines.length === 0) throw new Hindrance(hindrances.noJson);
  return lines;
}

/** What of an archive the works are described by: one table, or files of the agencies. Throws Hindrance. */
export function dataEntries(zip: ZipReader): string[] {
  const names = [...zip.entries.keys()].filter(isOwn);
  const tables = names.filter((name) => /\.(?:csv|tsv|txt)$/i.test(name));
  if (tables.length > 1) throw new Hindrance(hindrances.severalTables);
  const data = tables.length > 0 ? tables : names.filter((name) => /\.json$/i.test(name)).sort();
  if (data.length === 0) throw new Hindrance(hindrances.otherZip);
  if (data.length > mostLines) throw new Hindrance(hindrances.tooMany);
  return data;
}

/** A file of a load; undefined where it is larger than what is read as one. */
export async function wholeFile({ files }: Pick<Services, 'files'>, { cargaId, id }: LoadFileRow) {
  const stored = await files.get(placeOfLoadFile(cargaId, id));
  if (!stored) throw new Error('a file of a load is not in the file store');
  if (stored.bytes > largestTable) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of stored.stream()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* articleLines({ archives, source, signal, load }: Reading): AsyncGenerator<Batch> {
  const zip = await archives.of(source);
  const names = articlesIn(zip);
  if (names.length > mostLines) throw new Hindrance(hindrances.tooMany);
  for (const [at, name] of names.entries()) {
    signal.throwIfAborted();
    yield { lines: [await articleLine(zip, name, at + 1, load, signal)], part: (at + 1) / names.length };
  }
}

async function articleLine(
  zip: ZipReader,
  entrada: string,
  linea: number,
  { porDefecto }: LoadRow,
  signal: AbortSignal,
): Promise<LoadedLine> {
  const fallos: KeptFault[] = [];
  const read = await readArticleEntry(zip, entrada, '/files/comprobacion', signal);
  if (!('article' in read)) {
    fallos.push({ codigo: 'no_se_lee', campo: null, columna: null, valor: read.refusal });
    return { linea, obra: unsaid(), columnas: {}, fallos, entrada };
  }
  const obra = saidByArticle(read.article.work);
  const wrong: Wrong = (codigo, campo, valor = '') => fallos.push({ codigo, campo, columna: null, valor });
  checkWork(obra, wrong, { mayNameNobody: true });
  return { linea, obra: { ...obra, licencia: obra.licencia ?? porDefecto.licencia }, columnas: {}, fallos, entrada };
}

/** An article of the archive with its pictures, or why it cannot be read. */
export async function readArticleEntry(zip: ZipReader, entrada: string, folder: string, signal: AbortSignal) {
  try {
    const files = await articleFiles(zip, entrada);
    return files ? await articleOf(files, folder, signal) : { refusal: hindrances.tooLarge as Words };
  } catch (error) {
    if (error instanceof ZipError) return { refusal: hindrances.badZip as Words };
    if (error instanceof UnreadableFile) return { refusal: error.reason };
    throw error;
  }
}
