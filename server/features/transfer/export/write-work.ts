/** One work into the archive: its record, its versions as JATS, its files. */
import { z } from 'zod';
import { writeJats } from '#server/documents/jats/write/write-jats.ts';
import { withoutControls } from '#server/documents/xml/without-controls.ts';
import { readExportedWork } from '#server/features/exports/read-exported-work.ts';
import { picturesOf, placeOfFile, placeOfReviewFile } from '#server/platform/files/places.ts';
import type { Services } from '#server/platform/services.ts';
import type { JournalWriter } from './archive/journal-writer.ts';
import { places } from './format/places.ts';
import { type WorkRecord, workRecord } from './format/work.ts';
import { namesOfPictures, workAsRecord } from './read-work.ts';
import { findWholeWork } from './work-queries.ts';

/** Whoever runs the machine reads all works, and has written none. */
const machine = { id: '00000000-0000-0000-0000-000000000000', roles: ['ADMIN'] as const, ambitos: {} };

/** Where the work is no more nothing is written. */
export async function writeWork(
  services: Services,
  archive: JournalWriter,
  id: string,
  secrets: boolean,
): Promise<void> {
  const pictures = await namesOfPictures(services, id);
  const { work, articles } = await readWhole(services, id);
  if (!work) return;
  const record = workAsRecord(work, pictures, secrets);
  await archive.record(places.work(id), z.encode(workRecord, record));
  for (const { numero, jats } of articles) await archive.text(places.jats(id, numero), [jats]);
  await writeFiles(services, archive, record);
  archive.cuentas.obras++;
  archive.cuentas.versiones += record.versiones.length;
  archive.cuentas.revisiones += record.revisiones.length;
}

/** The work and its versions as articles, of one moment. */
async function readWhole(services: Services, id: string) {
  return services.transact(async () => {
    const work = await findWholeWork(services.db, id);
    const articles: { numero: number; jats: string }[] = [];
    for (const { numero } of work?.versiones ?? []) {
      const article = withoutControls(
        await readExportedWork(services, machine, id, { version: numero, site: services.env.PUBLIC_URL ?? '' }),
      );
      articles.push({ numero, jats: writeJats(article) });
    }
    return { work, articles };
  });
}

async function writeFiles({ files }: Services, archive: JournalWriter, record: WorkRecord): Promise<void> {
  const { id } = record.obra;
  for (const { direccion, ruta } of record.imagenes)
    await archive.file(ruta, files, picturesOf(id) + direccion.slice(direccion.lastIndexOf('/') + 1));
  for (const file of record.archivos) await archive.file(file.ruta, files, placeOfFile(id, file.id), file.sha256);
  for (const review of record.revisiones)
    for (const file of review.archivos)
      await archive.file(file.ruta, files, placeOfReviewFile(review.id, file.id), file.sha256);
}
