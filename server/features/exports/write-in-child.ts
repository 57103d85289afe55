import { z } from 'zod';
import type { Manuscript } from '#contract/entities/manuscript.ts';
import { refuse } from '#contract/refuse.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { loadPictures } from '#server/documents/model/load-pictures.ts';
import { nodesOf } from '#server/documents/model/walk-nodes.ts';
import { openRunner, ProcessError } from '#server/platform/processes/runner.ts';
import type { LongWork } from './write-child.ts';
import { type WrittenFormat, writers } from './writers.ts';

const writer = openRunner({
  program: new URL('./write-child.ts', import.meta.url),
  answer: z.string().or(z.instanceof(Uint8Array)),
  milliseconds: 90_000,
  bytes: 2_000_000_000,
  atOnce: 2,
});
/** Of a text that is written at once: an article's, some tenths of a second for the slowest format. */
const short = { nodes: 3_000, characters: 150_000 };

/**
 * The work as a file; a long one is written in a child process, so that others are answered meanwhile. Throws
 * `archivo_no_escrito` where that takes too long or too much memory.
 */
export async function write(formato: WrittenFormat, work: ExportedWork): Promise<string | Uint8Array> {
  if (!isLong(work.documento)) return writers[formato](work);
  const { pictures: _, ...said } = work;
  const data: LongWork = { formato, work: said, pictures: await loadPictures(work) };
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
