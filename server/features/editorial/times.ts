/** The open clock: how long each step takes here, for who waits for it; and for everybody, where an administrator published it. */
import { type ProcessTimes, timedSteps } from '#contract/entities/process-times.ts';
import { refuse } from '#contract/refuse.ts';
import { hourMs } from '#contract/time.ts';
import { Cache } from '#server/platform/cache/cache.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadTimes } from '#server/policy/index.ts';
import { type MeasuredStep, measureSteps } from './times-queries.ts';

/** Years whose steps are counted. */
const years = 2;
/** Fewer say nothing of what is usual, and something of single works. */
export const fewestForMedian = 10;

interface Measured {
  desde: string;
  steps: readonly MeasuredStep[];
}

/** The steps are measured once an hour at most. */
export function timesRoute({ db, settings }: Services): Pick<Handlers, 'processTimes'> {
  const kept = new Cache<Measured>(1);
  const measure = async (now: Date): Promise<Measured> => {
    const since = new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate()));
    return { desde: since.toISOString().slice(0, 10), steps: await measureSteps(db, since) };
  };
  return {
    processTimes: async ({ viewer }): Promise<ProcessTimes> => {
      const present = settings.get();
      if (!canReadTimes(viewer, present)) throw refuse('sesion_requerida');
      const now = new Date();
      const { desde, steps } = await kept.get(String(Math.floor(now.getTime() / hourMs)), () => measure(now));
      const enough = steps.filter(({ veces }) => veces >= fewestForMedian);
      const pasos = timedSteps.flatMap((paso) => enough.find((step) => step.paso === paso) ?? []);
      return { desde, publicos: present.tiemposPublicos, pasos };
    },
  };
}
