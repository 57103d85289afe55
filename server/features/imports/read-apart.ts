/**
 * Reading of files of unknown authors, in a thread with limits: a long one keeps nobody waiting, and one made to exhaust
 * time or memory ends that thread and nothing else.
 */
import { Worker } from 'node:worker_threads';
import { type ImportedText, UnreadableFile } from './imported-text.ts';

/** In milliseconds. */
const longest = 60_000;
/** Of the thread's heap, in MB: reading 100,000 words takes some 300. */
const mostMemory = 1_024;
/** Threads at once; further files wait. */
const mostAtOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** The text of a file. Throws UnreadableFile also where reading it takes too long or too much memory. */
export async function readApart(bytes: Uint8Array, folder: string): Promise<ImportedText> {
  if (running >= mostAtOnce) await new Promise<void>((turn) => waiting.push(turn));
  running++;
  try {
    return await readInThread(bytes, folder);
  } finally {
    running--;
    waiting.shift()?.();
  }
}

type Message = { text: ImportedText } | { refusal: string };

function readInThread(bytes: Uint8Array, folder: string): Promise<ImportedText> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: { bytes, folder },
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
  });
  return new Promise<ImportedText>((resolve, reject) => {
    const tooMuch = () => reject(new UnreadableFile('Es demasiado complejo: leerlo lleva demasiado tiempo o memoria.'));
    const end = setTimeout(tooMuch, longest);
    worker.once('message', (message: Message) =>
      'text' in message ? resolve(message.text) : reject(new UnreadableFile(message.refusal)),
    );
    worker.once('error', (error) => {
      const isExhausted = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (isExhausted || error instanceof RangeError) tooMuch();
      else reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(end);
      tooMuch();
    });
  }).finally(() => worker.terminate());
}
