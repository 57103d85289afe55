/** The mails that ask accounts to sign a work, and could not go when they were asked: a job. */
import { z } from 'zod';
import { minuteMs } from '#contract/time.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { findUnsentAsks, holdUnsentAsk, type UnsentAsk } from './ask-mail-queries.ts';
import { mailAsk } from './mail-ask.ts';

/** Mails that are tried in one turn. */
const most = 500;

/** Every few minutes, mails what waited for a confirmed address, or for the next hour. Its result: how many went. */
export const mailingAsks = defineJob({
  tipo: 'coautorias',
  datos: z.object({}),
  tries: 5,
  everyMs: 5 * minuteMs,
  work: async (services: Services, { signal }) => ({ correos: await mailUnsentAsks(services, signal) }),
});

/** Gives how many went out. Whenever it is killed each goes once, since it is noted with the mail. */
export async function mailUnsentAsks(services: Services, signal: AbortSignal): Promise<number> {
  let sent = 0;
  for (const ask of await findUnsentAsks(services.db, most)) {
    signal.throwIfAborted();
    if (await mailUnsent(services, ask)) sent++;
  }
  return sent;
}

/** It may not go now: what was counted for it is not. */
class NotNow extends Error {}

async function mailUnsent(services: Services, ask: UnsentAsk): Promise<boolean> {
  try {
    return await services.transact(async () => {
      const work = await holdUnsentAsk(services.db, ask);
      if (!work) return false;
      if (!(await mailAsk(services, work, ask))) throw new NotNow();
      return true;
    });
  } catch (error) {
    if (error instanceof NotNow) return false;
    throw error;
  }
}
