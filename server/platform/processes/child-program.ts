/** One process that runs a program of ours, and is asked one thing at a time. */
import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type JobStep, jobStepSchema } from '#contract/entities/job.ts';

/** What the process says (answer-parent.ts). */
const saidSchema = z.discriminatedUnion('says', [
  z.object({ says: z.literal('progress'), parte: z.number(), paso: jobStepSchema.optional() }),
  z.object({ says: z.literal('answer'), answer: z.unknown() }),
  z.object({ says: z.literal('error'), name: z.string(), message: z.string() }),
]);
export type Said = z.infer<typeof saidSchema>;

/** How work in a child process ended without an answer; `message` is for the log. */
export class ProcessError extends Error {
  override name = 'ProcessError';
  /** It took too much time or memory (a stack too deep, too), ended by itself, or threw. */
  readonly reason: 'time' | 'memory' | 'ended' | 'threw';

  constructor(reason: ProcessError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface Asked {
  signal?: AbortSignal;
  progress?: (parte: number, paso?: JobStep) => void;
}

interface Limits {
  milliseconds: number;
  bytes: number;
}

const watchMs = 250;

export class ChildProgram {
  readonly #child: ChildProcess;
  #idle: NodeJS.Timeout | undefined;
  #onExit: (() => void) | undefined;

  /** It ends with the server, and keeps it alive only while it works. */
  constructor(program: URL) {
    this.#child = fork(program, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
    });
    // Of a process that works `ask` hears; one that is being ended has nothing more to say.
    this.#child.on('error', () => undefined);
    this.#child.on('exit', () => this.#onExit?.());
    this.#child.unref();
    this.#child.channel?.unref();
  }

  kill(): void {
    clearTimeout(this.#idle);
    this.#child.kill('SIGKILL');
  }

  /** Waits for more work for so long; `gone` is called once that is over, or the process has ended by itself. */
  keep(milliseconds: number, gone: () => void): void {
    this.#idle = setTimeout(gone, milliseconds).unref();
    this.#onExit = gone;
  }

  /** What the program makes of the data. Throws ProcessError, and the signal's reason. */
  ask(data: unknown, { milliseconds, bytes }: Limits, { signal, progress }: Asked): Promise<unknown> {
    const child = this.#child;
    clearTimeout(this.#idle);
    this.#onExit = undefined;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const fail = (reason: ProcessError['reason'], why: string) => reject(new ProcessError(reason, why));
    const onAbort = () => reject(signal?.reason);
    const onExit = () => fail('ended', 'the process ended by itself');
    const onError = (error: Error) => fail('ended', error.message);
    const onMessage = (message: unknown) => {
      const { data: said } = saidSchema.safeParse(message);
      if (!said) fail('threw', 'the process said what nobody understands');
      else if (said.says === 'progress') progress?.(said.parte, said.paso);
      else if (said.says === 'error') fail(said.name === 'RangeError' ? 'memory' : 'threw', said.message);
      else resolve(said.answer);
    };
    const limit = setTimeout(() => fail('time', `not done after ${milliseconds} ms`), milliseconds);
    const watch = setInterval(async () => {
      if ((await memoryOf(child.pid)) > bytes) fail('memory', `more than ${bytes} bytes of memory`);
    }, watchMs);
    signal?.addEventListener('abort', onAbort);
    child.on('exit', onExit).on('error', onError).on('message', onMessage);
    child.channel?.ref();
    child.send({ data }, (error) => error && onError(error));
    return promise.finally(() => {
      clearTimeout(limit);
      clearInterval(watch);
      signal?.removeEventListener('abort', onAbort);
      child.off('exit', onExit).off('error', onError).off('message', onMessage);
      child.channel?.unref();
    });
  }
}

/** Bytes resident; 0 where the system does not say, or the process has just ended. */
async function memoryOf(pid: number | undefined): Promise<number> {
  // ENOENT, or ESRCH.
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}
