/** All of a line that takes its time, before its transaction: its article is read again, its pictures and its PDF are stored. */
import { v7 as uuid } from 'uuid';
import { largestFile } from '#contract/calls/files.ts';
import type { ImportedWork } from '#contract/entities/imported-work.ts';
import { fileType, headBytes } from '#server/features/files/file-type.ts';
import { headOf, measured } from '#server/features/files/incoming.ts';
import { uploadedName } from '#server/features/files/uploaded-name.ts';
import type { KeptFault } from '#server/platform/database/schema/loads.ts';
import { picturesOf, placeOfFile } from '#server/platform/files/places.ts';
import type { Services } from '#server/platform/services.ts';
import type { LoadArchives } from './load-archive.ts';
import { type LoadedLine, loadedLineSchema } from './loaded-line.ts';
import type { PdfIndex } from './pdf-index.ts';
import { findLoadFiles, type LoadLineRow, type LoadRow } from './queries.ts';
import { readArticleEntry } from './source-lines.ts';

export interface Prepared {
  line: LoadedLine;
  /** What is wrong with it now, though it was not when it was checked. */
  faults: KeptFault[];
  /** Of an article, all of it. */
  article: ImportedWork | undefined;
  pdf: { id: string; nombre: string; bytes: number; sha256: string } | undefined;
  /** Called in the transaction that makes the PDF part of a work. */
  keep: () => void;
  /** Takes away what no work came to have. */
  settle: () => Promise<void>;
}

interface Preparing {
  load: LoadRow;
  line: LoadLineRow;
  pdfs: PdfIndex;
  archives: LoadArchives;
  signal: AbortSignal;
}

/** `line.fallos` of a line that waits is empty: those who are refused do not wait. */
export async function prepare(services: Services, preparing: Preparing): Promise<Prepared> {
  const { files } = services;
  const row = preparing.line;
  const line = loadedLineSchema.parse({ ...Object(row.datos), fallos: [] });
  const faults: KeptFault[] = [];
  const article = await readAgain(services, preparing, line, faults);
  const wanted = row.suerte === 'NUEVA' || row.completa.includes('archivo');
  const pdf = wanted && line.pdf ? await storePdf(services, preparing, line.pdf, faults) : undefined;
  let isKept = false;
  return {
    ...{ line, faults, article, pdf },
    keep: () => {
      isKept = true;
    },
    settle: async () => {
      if (pdf && !isKept) await files.remove(placeOfFile(row.obraId, pdf.id));
    },
  };
}

async function readAgain(
  { db, files }: Services,
  { load, line: { suerte, obraId }, archives, signal }: Preparing,
  { entrada }: LoadedLine,
  faults: KeptFault[],
): Promise<ImportedWork | undefined> {
  if (load.clase !== 'JATS' || suerte !== 'NUEVA' || entrada === undefined) return undefined;
  const source = (await findLoadFiles(db, load.id)).find(({ esFuente }) => esFuente);
  if (!source) throw new Error('a load has no file that it is read from');
  const read = await readArticleEntry(await archives.of(source), entrada, `/files/${obraId}`, signal);
  if (!('article' in read)) {
    faults.push({ codigo: 'no_se_lee', campo: null, columna: null, valor: read.refusal });
    return undefined;
  }
  const place = picturesOf(obraId);
  for (const { name, bytes } of read.article.pictures) await files.put(place + name, bytes);
  return read.article.work;
}

class TooLarge extends Error {}

async function storePdf(
  { files }: Services,
  { line: { obraId }, pdfs }: Preparing,
  found: NonNullable<LoadedLine['pdf']>,
  faults: KeptFault[],
): Promise<Prepared['pdf']> {
  const wrong = () =>
    faults.push({ codigo: 'archivo_no_es_pdf', campo: 'archivo', columna: null, valor: found.nombre.slice(0, 200) });
  const { head, whole } = await headOf(await pdfs.content(found), headBytes);
  if ((await fileType(head, found.nombre)) !== 'application/pdf') return void wrong();
  const id = uuid();
  const { content, measure } = measured(whole, largestFile, () => new TooLarge());
  try {
    await files.put(placeOfFile(obraId, id), content);
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return void wrong();
  }
  return { id, nombre: uploadedName(found.nombre).slice(-200), ...measure() };
}
