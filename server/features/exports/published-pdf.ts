import { createHash } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import type { TypstJob } from '#server/documents/pdf/job.ts';
import { typesettingJob } from '#server/documents/pdf/typesetting-job.ts';
import type { Services } from '#server/platform/services.ts';
import { typesetJob } from './typeset.ts';

/** What is being read or made now, by name: who asks meanwhile waits for the same. */
const underWay = new Map<string, Promise<Uint8Array>>();

/**
 * The PDF of a published work, made once and kept. It is made again when the work, its pictures or our design change: its
 * name is a digest of all that the compiler is given. The one before is taken away. Throws TypesettingError.
 */
export async function publishedPdf({ files }: Pick<Services, 'files'>, work: ExportedWork): Promise<Uint8Array> {
  return publishedJob(files, work, await typesettingJob(work), typesetJob);
}

/** The same of another job: a book with its chapters. */
export async function publishedJob(
  files: Services['files'],
  work: ExportedWork,
  job: TypstJob,
  typeset: (job: TypstJob) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const digest = createHash('sha256').update(job.source);
  for (const { name, bytes } of job.pictures) digest.update(name).update(bytes);
  const name = `pdf/${work.id}/${digest.digest('hex')}.pdf`;
  const asked =
    underWay.get(name) ?? keptOrMade(files, work, name, () => typeset(job)).finally(() => underWay.delete(name));
  underWay.set(name, asked);
  return asked;
}

async function keptOrMade(
  files: Services['files'],
  work: ExportedWork,
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const kept = await files.get(name);
  return kept ? buffer(kept.stream()) : keep(files, work, name, await make());
}

async function keep(
  files: Services['files'],
  { id, traducidaA }: ExportedWork,
  name: string,
  pdf: Uint8Array,
): Promise<Uint8Array> {
  await files.put(name, pdf);
  const pointer = `pdf/${id}/current${traducidaA ? `-${traducidaA}` : ''}`;
  const last = await files.get(pointer);
  const before = last && (await text(last.stream()));
  await files.put(pointer, name);
  if (before && before !== name) await files.remove(before);
  return pdf;
}
