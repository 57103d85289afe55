/**
 * Work that takes all of a core, or that a stranger’s file may exhaust, in child processes, so that requests go on
 * meanwhile. Threads would not do: only a process can be ended at once whatever it runs (native code, WebAssembly), and
 * only its memory can be measured. Time, memory, number at once and number waiting are bounded.
 */
import { basename } from 'node:path';
import { refuse } from '#contract/refuse.ts';
import { log } from '../log/log.ts';
import { type Asked, ChildProgram, ProcessError } from './child-program.ts';

export { ProcessError } from './child-program.ts';

interface Program<A> {
  /** The file that a process runs: it calls `answerParent`. */
  program: URL;
  /** What it answers. */
  answer: { parse: (said: unknown) => A };
  /** Of one piece of work, once it has begun. */
  milliseconds: number;
  /** Memory of one process. (Read from /proc: on systems without it there is no such limit.) */
  bytes: number;
  /** Processes at once; further work waits, in the order in which it came. */
  atOnce: number;
  /** So much may wait; what comes then throws `demasiadas_peticiones`. */
  mostWaiting?: number;
  /** A process that has answered is kept so long for the next. Not for strangers' files: one might change it. */
  keepMs?: number;
}

export interface Runner<A> {
  /**
   * What the program makes of the data, which is anything that can be cloned. Throws ProcessError, the signal's reason once
   * that is aborted, and ZodError where the answer is not of the shape; a process that failed has ended then.
   */
  run: (data: unknown, asked?: Asked) => Promise<A>;
  /** Ends the processes that are kept. */
  stop: () => void;
}

export function openRunner<A>(settings: Program<A>): Runner<A> {
  const { program, answer, milliseconds, bytes, atOnce, mostWaiting = 100, keepMs = 0 } = settings;
  const waiting: (() => void)[] = [];
  const idle: ChildProgram[] = [];
  let running = 0;

  const end = (child: ChildProgram) => {
    const at = idle.indexOf(child);
    if (at >= 0) idle.splice(at, 1);
    child.kill();
  };

  async function takeTurn(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (running < atOnce) return void running++;
    if (waiting.length >= mostWaiting) throw refuse('demasiadas_peticiones');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      waiting.splice(waiting.indexOf(resolve), 1);
      reject(signal?.reason);
    };
    waiting.push(resolve);
    signal?.addEventListener('abort', leave);
    await promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  function passTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }

  async function inProcess(data: unknown, asked: Asked): Promise<A> {
    const child = idle.pop() ?? new ChildProgram(program);
    try {
      const said = answer.parse(await child.ask(data, { milliseconds, bytes }, asked));
      if (keepMs === 0) child.kill();
      else {
        idle.push(child);
        child.keep(keepMs, () => end(child));
      }
      return said;
    } catch (err) {
      child.kill();
      if (err instanceof ProcessError)
        log.warn({ err, program: basename(program.pathname) }, 'work in a child process');
      throw err;
    }
  }

  return {
    run: async (data, asked = {}) => {
      await takeTurn(asked.signal);
      try {
        return await inProcess(data, asked);
      } finally {
        passTurn();
      }
    },
    stop: () => {
      for (const child of [...idle]) end(child);
    },
  };
}
