/**
 * What the process tells of itself, outside requests as in them: a JSON object a line, and no personal data. One log for
 * all, as its figures are (metrics/measures.ts).
 */
import { type LoggerOptions, pino } from 'pino';
import { traceId } from '../tracing/trace.ts';
import { loggedError, withoutPersonalData } from './without-personal-data.ts';

/** Where lines go instead of to the standard output. */
export interface LogTarget {
  write: (line: string) => void;
}

/**
 * Facts first, then what was being done: `log.error({ err, job: id }, 'doing a job')`. Facts are names of ours and ids, never
 * what somebody wrote.
 */
export type Log = ReturnType<typeof openLog>;

const options: LoggerOptions = {
  base: { pid: process.pid },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level) => ({ level }) },
  mixin: () => {
    const trace = traceId();
    return trace === undefined ? {} : { trace_id: trace };
  },
  serializers: {
    err: (error) => loggedError(error),
    req: () => ({}),
    res: ({ statusCode }) => ({ statusCode }),
  },
  hooks: {
    logMethod([first, ...rest], log) {
      // An error alone would be logged with its whole message beside it.
      if (first instanceof Error) log.apply(this, [{ err: first }, 'error']);
      else if (typeof first === 'string') log.apply(this, [withoutPersonalData(first)]);
      else log.apply(this, [first, ...rest.slice(0, 1).map(String).map(withoutPersonalData)]);
    },
  },
};

/** A log of this level (`LOG_LEVEL`), to the standard output unless a target is given. */
export const openLog = (level: string, target?: LogTarget) =>
  target ? pino({ ...options, level }, target) : pino({ ...options, level });

/** The process' own. Its level is set with the environment, at the start. */
export const log: Log = openLog('warn');
