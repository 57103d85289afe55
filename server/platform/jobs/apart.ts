/**
 * Work that takes all of a core, in a process of its own, so that requests go on meanwhile. A thread would not do: native
 * code and WebAssembly can be ended at once, and their memory counted, only in a process.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type JobStep, jobStepSchema } from '#contract/entities/job.ts';

/** What the process says (apart-process.ts). */
export const saidSchema = z.discriminatedUnion('says', [
  z.object({ says: z.literal('progress'), parte: z.number(), paso: jobStepSchema.optional() }),
  z.object({ says: z.literal('answer'), answer: z.unknown() }),
  z.object({ says: z.literal('error'), message: z.string() }),
]);
export type Said = z.infer<typeof saidSchema>;

/** The work failed, ended by itself, or took too long or too much memory; `message` says which. */
export class ApartError extends Error {
  override name = 'ApartError';
}

interface Apart<A extends z.ZodType> {
  /** The file that the process runs: it calls `answerParent`. */
  program: URL;
  /** What the work is done with: anything that can be cloned. */
  data: unknown;
  /** What it answers. */
  answer: A;
  signal: AbortSignal;
  milliseconds: number;
  /** Memory of the process. (Read from /proc: on systems without it there is no such limit.) */
  bytes: number;
  progress?: (parte: number, paso?: JobStep) => void;
}

/**
 * What the program makes of the data. Throws ApartError, the signal's reason once that is aborted, and ZodError where the
 * answer is not of the shape; the process has ended then.
 */
export async function runApart<A extends z.ZodType>(work: Apart<A>): Promise<z.output<A>> {
  work.signal.throwIfAborted();
  const child = fork(work.program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  });
  try {
    return work.answer.parse(await answerOf(child, work));
  } finally {
    child.kill('SIGKILL');
  }
}

function answerOf(child: ChildProcess, work: Apart<z.ZodType>): Promise<unknown> {
  const { signal, milliseconds, bytes, progress } = work;
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const fail = (why: string) => reject(new ApartError(why));
  const onAbort = () => reject(signal.reason);
  const limit = setTimeout(() => fail(`not done after ${milliseconds} ms`), milliseconds);
  const watch = setInterval(async () => {
    if ((await memoryOf(child.pid)) > bytes) fail(`more than ${bytes} bytes of memory`);
  }, 250);
  signal.addEventListener('abort', onAbort);
  child.once('exit', () => fail('the process ended by itself')).once('error', reject);
  child.on('message', (message) => {
    const { data: said } = saidSchema.safeParse(message);
    if (!said) fail('the process said what nobody understands');
    else if (said.says === 'progress') progress?.(said.parte, said.paso);
    else if (said.says === 'error') fail(said.message);
    else resolve(said.answer);
  });
  child.send({ data: work.data }, (error) => error && reject(error));
  return promise.finally(() => {
    clearTimeout(limit);
    clearInterval(watch);
    signal.removeEventListener('abort', onAbort);
  });
}

/** Bytes resident; 0 where the system does not say. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}
