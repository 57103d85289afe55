import { type JobStep, jobTipos } from '#contract/entities/job.ts';
import type { Translate } from '#web/messages/i18n.ts';

/** What a kind of job does; one that this version of the platform does not know is told by its name. */
export function kindWords(t: Translate, tipo: string): string {
  const known = jobTipos.find((each) => each === tipo);
  return known ? t(`jobs.kind.${known}`) : tipo;
}

/** What a job is doing. */
export const stepWords = (t: Translate, { clave, valores }: JobStep): string => t(`jobs.step.${clave}`, valores);
