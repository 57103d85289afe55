import type { Manuscript } from '#contract/entities/manuscript.ts';
import { type WorkRecord, workRecord } from '#server/features/transfer/export/format/work.ts';
import { picturesOf, placeOfFile, placeOfReviewFile } from '#server/platform/files/places.ts';
import type { Services } from '#server/platform/services.ts';
import { checkedText } from './checked-text.ts';
import type { FileCopier } from './copy-file.ts';
import type { JournalArchive } from './journal-archive.ts';
import { insertWholeWork } from './work-queries.ts';

/** What works are to others, which may still be to come. */
export interface Tied {
  relations: (NonNullable<WorkRecord['relacion']> & { publicacionId: string })[];
  chapters: (NonNullable<WorkRecord['capitulo']> & { publicacionId: string })[];
}

/** One work with its files. Its articles (JATS) are not read: they are made from it. Says in `tied` what it is to others. */
export async function importArchivedWork(
  { db }: Services,
  archive: JournalArchive,
  ruta: string,
  copier: FileCopier,
  tied: Tied,
): Promise<void> {
  const work = await archive.record(ruta, workRecord);
  const safe = <T extends { documento: Manuscript }>(text: T): T => ({
    ...text,
    documento: checkedText(ruta, text.documento),
  });
  await insertWholeWork(db, {
    ...work,
    manuscrito: work.manuscrito && safe(work.manuscrito),
    versiones: work.versiones.map(safe),
    textosTraducidos: work.textosTraducidos.map(safe),
  });
  const { id } = work.obra;
  for (const { direccion, ruta: part } of work.imagenes)
    await copier.copy(part, picturesOf(id) + direccion.slice(direccion.lastIndexOf('/') + 1));
  for (const file of work.archivos) await copier.copy(file.ruta, placeOfFile(id, file.id));
  for (const review of work.revisiones)
    for (const file of review.archivos) await copier.copy(file.ruta, placeOfReviewFile(review.id, file.id));
  if (work.relacion) tied.relations.push({ ...work.relacion, publicacionId: id });
  if (work.capitulo) tied.chapters.push({ ...work.capitulo, publicacionId: id });
}
