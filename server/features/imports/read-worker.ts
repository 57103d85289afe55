/** Reads one file in a thread of its own; see read-apart.ts, which starts it. */
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { UnreadableFile } from './imported-text.ts';
import { readFile } from './read-file.ts';

const { bytes, folder } = z.object({ bytes: z.instanceof(Uint8Array), folder: z.string() }).parse(workerData);

try {
  parentPort?.postMessage({ text: await readFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), folder) });
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error;
  parentPort?.postMessage({ refusal: error.message });
}
