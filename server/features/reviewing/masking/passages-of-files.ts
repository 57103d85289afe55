/** The words of a work's files of plain text, which have no properties to strip and may name their author all the same. */
import { submittedFilesOf } from '#server/features/files/list.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { placeOfFile } from '#server/platform/files/places.ts';
import type { Services } from '#server/platform/services.ts';
import { type Passage, passage } from './passages.ts';

/** Bytes of one file that are looked through: a name stands in a head or a note, not in the millionth row of measurements. */
const mostOfFile = 512 * 1024;
/** Bytes of all of them. */
const mostOfAll = 4 * mostOfFile;

/** Whether it is words as they are, as `.txt`, `.csv` and `.md`: in UTF-8, or its type would be another (`fileType`). */
const isText = ({ tipo }: { tipo: string }) => tipo.startsWith('text/');

/** A passage a line, numbered from 0; `cut`: a file goes on past what was looked through. */
export async function passagesOfFiles(services: Services, work: Work): Promise<{ passages: Passage[]; cut: boolean }> {
  const { files: rows } = await submittedFilesOf(services, work);
  const passages: Passage[] = [];
  let left = mostOfAll;
  let cut = false;
  for (const row of rows.filter(isText)) {
    const most = Math.min(mostOfFile, left);
    const head = await headOf(services, placeOfFile(work.id, row.id), most);
    left -= head.length;
    cut ||= row.bytes > head.length;
    const lines = head.toString('utf8').split(/\r\n|[\r\n]/);
    passages.push(
      ...lines.flatMap((line, at) =>
        line.trim() === '' ? [] : [{ ...passage('ARCHIVO', line, at), archivo: row.nombre }],
      ),
    );
  }
  return { passages, cut };
}

/** As many bytes of a stored file, from its beginning on; none where it is lost. */
async function headOf({ files }: Pick<Services, 'files'>, place: string, most: number): Promise<Buffer> {
  const stored = most > 0 ? await files.get(place) : undefined;
  if (!stored) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stored.stream()) {
    chunks.push(Buffer.from(chunk));
    length += chunk.length;
    if (length >= most) break;
  }
  return Buffer.concat(chunks).subarray(0, most);
}
