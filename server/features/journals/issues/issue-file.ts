/** A whole number as one file: a PDF, which is made once and kept, and an EPUB, each in a child process. */
import { createHash } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import type { SentFile } from '#contract/call.ts';
import { canBeEmbargoed } from '#contract/particulars.ts';
import { refuse } from '#contract/refuse.ts';
import { type ExportedIssue, nameOfIssue } from '#server/documents/model/exported-issue.ts';
import { issueJob } from '#server/documents/pdf/issue.ts';
import type { TypstJob } from '#server/documents/pdf/job.ts';
import { TypesettingError, typesetLong } from '#server/features/exports/typeset.ts';
import { writeIssueEpub } from '#server/features/exports/write-in-child.ts';
import { lasting } from '#server/platform/http/origin.ts';
import type { Services } from '#server/platform/services.ts';
import type { Viewer } from '#server/policy/index.ts';
import { readExportedIssue } from './read-exported-issue.ts';

const types = { pdf: 'application/pdf', epub: 'application/epub+zip' } as const;
export type IssueFormat = keyof typeof types;
/** `mayClose`: a work in it may be put under embargo, so that nobody keeps the file without asking. */
export type WrittenIssue = SentFile & { body: Uint8Array; etag: string; mayClose: boolean };

/** What is being made now, by number and format: who asks meanwhile waits for the same. */
const underWay = new Map<string, Promise<Uint8Array>>();

/** A number as a file, as the viewer may see it. Throws as `readableIssue` does, `pdf_no_compuesto` and `archivo_no_escrito`. */
export async function issueFile(
  services: Services,
  viewer: Viewer,
  id: string,
  format: IssueFormat,
  site: string,
): Promise<WrittenIssue> {
  const issue = await readExportedIssue(services, viewer, id, lasting(site));
  const body = format === 'pdf' ? await pdfOf(services, issue) : await writeIssueEpub(issue);
  const name = `${[issue.revista.nombre, nameOfIssue(issue)].join(', ').replace(/[\p{C}/\\:*?"<>|]+/gu, ' ')}.${format}`;
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  return { type: types[format], name, body, etag, mayClose: issue.obras.some(({ obra }) => canBeEmbargoed(obra.tipo)) };
}

async function pdfOf({ files }: Services, issue: ExportedIssue): Promise<Uint8Array> {
  const job = await issueJob(issue);
  const digest = createHash('sha256').update(job.source);
  for (const { name, bytes } of job.pictures) digest.update(name).update(bytes);
  const name = `pdf/${issue.id}/${digest.digest('hex')}.pdf`;
  const asked = underWay.get(name) ?? keptOrMade(files, issue, name, job).finally(() => underWay.delete(name));
  underWay.set(name, asked);
  return asked;
}

/** What is not out is made anew each time: nobody asks for it again. */
async function keptOrMade(
  files: Services['files'],
  issue: ExportedIssue,
  name: string,
  job: TypstJob,
): Promise<Uint8Array> {
  const kept = await files.get(name);
  if (kept) return buffer(kept.stream());
  const pdf = await typesetLong(job).catch((error: unknown) => {
    throw error instanceof TypesettingError ? refuse('pdf_no_compuesto') : error;
  });
  if (issue.fechaPublicacion === null) return pdf;
  await files.put(name, pdf);
  const pointer = `pdf/${issue.id}/current`;
  const last = await files.get(pointer);
  const before = last && (await text(last.stream()));
  await files.put(pointer, name);
  if (before && before !== name) await files.remove(before);
  return pdf;
}
