/**
 * Typst behind a queue, in a process of its own. A thread would not do: native code cannot be interrupted there, and
 * takes the whole server down when it crashes. A process can be ended at its time limit, its memory is counted, and its end
 * refuses one PDF alone.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { type Job, type Result, resultSchema } from './job.ts';

/** The PDF could not be made: too long, too large, or the compiler failed. `message` is for the log. */
export class TypesettingError extends Error {
  override name = 'TypesettingError';
}

export interface Typesetter {
  /** The PDF of a job. Throws TypesettingError. */
  run: (job: Job) => Promise<Extract<Result, { pdf: Uint8Array }>>;
  /** Ends the process; the next job starts another. */
  stop: () => void;
}

interface Limits {
  /** For one job. */
  milliseconds: number;
  /** Memory of the process. (Read from /proc: on systems without it there is no such limit.) */
  bytes: number;
  /** A process without work ends after so long. */
  idleMilliseconds: number;
  /** What the process runs. */
  program: URL;
}

const usual: Limits = {
  milliseconds: 30_000,
  bytes: 2_000_000_000,
  idleMilliseconds: 60_000,
  program: new URL('typesetter-process.ts', import.meta.url),
};

export function openTypesetter(limits: Partial<Limits> = {}): Typesetter {
  const { milliseconds, bytes, idleMilliseconds, program } = { ...usual, ...limits };
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  const stop = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };

  const run = async (job: Job) => {
    clearTimeout(idle);
    child ??= start(program);
    try {
      const result = await answer(child, job, { milliseconds, bytes });
      if ('error' in result) throw new TypesettingError(result.error);
      return result;
    } catch (error) {
      stop();
      throw error;
    } finally {
      idle = setTimeout(stop, idleMilliseconds).unref();
    }
  };

  return {
    run: (job) => {
      const turn = last.then(() => run(job));
      last = turn.catch(() => undefined);
      return turn;
    },
    stop,
  };
}

/** It keeps no server alive, and ends with it. */
function start(program: URL): ChildProcess {
  const child = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  });
  child.unref();
  child.channel?.unref();
  return child;
}

function answer(
  child: ChildProcess,
  job: Job,
  { milliseconds, bytes }: Pick<Limits, 'milliseconds' | 'bytes'>,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const fail = (why: string) => reject(new TypesettingError(why));
  const onMessage = (message: unknown) => resolve(resultSchema.parse(message));
  const onExit = () => fail('the compiler ended by itself');
  const onError = (error: Error) => fail(error.message);
  const limit = setTimeout(() => fail(`not done after ${milliseconds} ms`), milliseconds);
  const watch = setInterval(async () => {
    if ((await memoryOf(child.pid)) > bytes) fail(`more than ${bytes} bytes of memory`);
  }, 250);
  child.once('message', onMessage).once('exit', onExit).once('error', onError);
  child.channel?.ref();
  child.send(job, (error) => error && fail(error.message));
  return promise.finally(() => {
    clearTimeout(limit);
    clearInterval(watch);
    child.off('message', onMessage).off('exit', onExit).off('error', onError);
    child.channel?.unref();
  });
}

/** Bytes resident; 0 where the system does not say. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}
