import type { UserRow } from '#server/features/accounts/queries.ts';
import { placeOfFile } from '#server/platform/files/places.ts';
import type { Services } from '#server/platform/services.ts';
import { findUploads } from './queries.ts';
import { jsonEntry, type ZipEntry } from './zip.ts';

/** Bytes of files in one copy: an archive that any program opens ends at 4 GiB and 65,535 entries (APPNOTE 4.4.1.4). */
const mostBytes = 3 * 1024 ** 3;
const mostFiles = 20_000;

/** The files that the person uploaded, as far as they fit; a list says which are there. */
export async function* fileEntries(
  { db, files }: Services,
  { id }: UserRow,
  tell: () => void,
): AsyncGenerator<ZipEntry> {
  tell();
  let room = mostBytes;
  const listed = (await findUploads(db, id)).map((row, place) => {
    const incluido = row.bytes <= room && place < mostFiles;
    if (incluido) room -= row.bytes;
    return { ...row, incluido, archivo: incluido ? `archivos/${row.id} ${row.nombre}` : null };
  });
  yield jsonEntry('archivos.json', listed);
  for (const { id: fileId, publicacionId, archivo } of listed) {
    const stored = archivo && (await files.get(placeOfFile(publicacionId, fileId)));
    if (archivo && stored) yield { name: archivo, content: stored.stream(), packed: true };
  }
}
