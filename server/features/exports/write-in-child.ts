import { z } from 'zod';
import type { Manuscript } from '#contract/entities/manuscript.ts';
import { refuse } from '#contract/refuse.ts';
import type { ExportedIssue } from '#server/documents/model/exported-issue.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { loadPictures, mostBytes } from '#server/documents/model/load-pictures.ts';
import { nodesOf } from '#server/documents/model/walk-nodes.ts';
import { openRunner, ProcessError } from '#server/platform/processes/runner.ts';
import type { CarriedWork, LongIssue, LongWork } from './write-child.ts';
import { type WrittenFormat, writers } from './writers.ts';

const writer = openRunner({
  program: new URL('./write-child.ts', import.meta.url),
  answer: z.string().or(z.instanceof(Uint8Array)),
  milliseconds: 90_000,
  bytes: 2_000_000_000,
  atOnce: 2,
  // It is given texts that were read and checked, no files; who takes a work along often takes two formats of it.
  keepMs: 30_000,
});
/** Formats whose libraries take a tenth of a second to load, and as long again for an article of the usual length. */
const slow: readonly WrittenFormat[] = ['docx', 'jats'];
/** Of a text that is written at once in the other formats: an article's, some 20 ms. */
const short = { nodes: 3_000, characters: 150_000 };

/**
 * The work as a file; in a slow format, and of a long one, it is written in a child process, so that others are answered
 * meanwhile. Throws `archivo_no_escrito` where that takes too long or too much memory.
 */
export async function write(formato: WrittenFormat, work: ExportedWork): Promise<string | Uint8Array> {
  if (!slow.includes(formato) && !isLong(work.documento)) return writers[formato](work);
  const data: LongWork = { formato, ...(await carried(work)) };
  return inChild(data);
}

/** A whole number as EPUB, always in a child process: all its texts are packed at once. Throws `archivo_no_escrito`. */
export async function writeIssueEpub({ obras, ...issue }: ExportedIssue): Promise<Uint8Array> {
  const works: LongIssue['works'] = [];
  let room = mostBytes;
  for (const { lugar, obra } of obras) {
    const work = await carried(obra, room);
    for (const { bytes } of work.pictures.values()) room -= bytes.length;
    works.push({ lugar, ...work });
  }
  const data: LongIssue = { issue, works };
  const written = await inChild(data);
  if (typeof written === 'string') throw new Error('the writer of numbers answered a text');
  return written;
}

async function carried(work: ExportedWork, room?: number): Promise<CarriedWork> {
  const { pictures: _, ...said } = work;
  return { work: said, pictures: await loadPictures(work, room) };
}

async function inChild(data: LongWork | LongIssue): Promise<string | Uint8Array> {
  return writer.run(data).catch((error: unknown) => {
    throw error instanceof ProcessError ? refuse('archivo_no_escrito') : error;
  });
}

function isLong(documento: Manuscript): boolean {
  let [nodes, characters] = [0, 0];
  for (const node of nodesOf(documento)) {
    nodes++;
    if ('text' in node && typeof node.text === 'string') characters += node.text.length;
    if (nodes > short.nodes || characters > short.characters) return true;
  }
  return false;
}
