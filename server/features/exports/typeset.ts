/** PDFs, made by Typst in a child process, one after the other: each takes all of a core while it is made. */
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { resultSchema, type TypstJob } from '#server/documents/pdf/job.ts';
import { type Options, typesettingJob } from '#server/documents/pdf/typesetting-job.ts';
import { openRunner, ProcessError } from '#server/platform/processes/runner.ts';

/** The PDF could not be made: too long, too large, or the compiler failed. `message` is for the log. */
export class TypesettingError extends Error {
  override name = 'TypesettingError';
}

const compiler = openRunner({
  program: new URL('typeset-child.ts', import.meta.url),
  answer: resultSchema,
  milliseconds: 30_000,
  bytes: 2_000_000_000,
  atOnce: 1,
  keepMs: 60_000,
});

/** For what is many works at once: a number of a hundred articles takes minutes. It does not stand in the way of single works. */
const longCompiler = openRunner({
  program: new URL('typeset-child.ts', import.meta.url),
  answer: resultSchema,
  milliseconds: 300_000,
  bytes: 4_000_000_000,
  atOnce: 1,
});

/** What the compiler makes of a job of many works. Throws TypesettingError where it cannot be made in five minutes. */
export const typesetLong = (job: TypstJob): Promise<Uint8Array> => compiled(longCompiler, job);

/** The work as a PDF (A4, PDF/UA-1 where it can be). Throws TypesettingError where it cannot be made in 30 seconds. */
export const typesetPdf = async (work: ExportedWork, options: Options = {}): Promise<Uint8Array> =>
  typesetJob(await typesettingJob(work, options), options);

/** What the compiler makes of a job. Throws TypesettingError. */
export const typesetJob = (job: TypstJob, options: Options = {}): Promise<Uint8Array> =>
  compiled(compiler, job, options);

async function compiled(runner: typeof compiler, job: TypstJob, { warn }: Options = {}): Promise<Uint8Array> {
  const result = await runner.run(job).catch((error: unknown) => {
    throw error instanceof ProcessError ? new TypesettingError(error.message, { cause: error }) : error;
  });
  if ('error' in result) throw new TypesettingError(result.error);
  if (warn) for (const warning of result.warnings) warn(warning);
  return result.pdf;
}
