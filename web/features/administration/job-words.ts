import type { JobStep } from '#contract/entities/job.ts';
import { interruptedJob, jobTipos, ownWorkers } from '#contract/job-words.ts';
import type { Formats } from '#web/messages/dates.ts';
import type { Translate } from '#web/messages/i18n.ts';

/** What a kind of job does; one that this version of the platform does not know is told by its name. */
export function kindWords(t: Translate, tipo: string): string {
  const known = jobTipos.find((each) => each === tipo);
  return known ? t(`jobs.kind.${known}`) : tipo;
}

/** Who works in the background: a kind of job, or what each process does by itself. */
export function workerWords(t: Translate, trabajador: string): string {
  const own = ownWorkers.find((each) => each === trabajador);
  return own ? t(`jobs.worker.${own}`) : kindWords(t, trabajador);
}

/** Why a job failed: a code of ours in words, anything else as what failed said it. */
export const failureWords = (t: Translate, error: string): string =>
  error === interruptedJob ? t('jobs.interrupted') : error;

/** What a job is doing; a figure in percent is written as the language does. */
export function stepWords(t: Translate, { percent }: Formats, { clave, valores }: JobStep): string {
  const { mejora, ...figures } = valores ?? {};
  return t(`jobs.step.${clave}`, mejora === undefined ? figures : { ...figures, mejora: percent(mejora / 100) });
}
