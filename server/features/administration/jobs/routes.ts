import type { jobCalls } from '#contract/calls/jobs.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { cancel } from './cancel.ts';
import { type JobKinds, presentJob } from './present.ts';
import { listJobs, manageableJob } from './read.ts';
import { listRecurring } from './recurring.ts';
import { retry } from './retry.ts';
import { runNow } from './run-now.ts';

/** @param kinds what this server does in the background */
export function jobRoutes(services: Services, kinds: JobKinds): Pick<Handlers, keyof typeof jobCalls> {
  return {
    listJobs: ({ viewer, query }) => listJobs(services, viewer, query, kinds),
    recurringJobs: () => listRecurring(services, kinds),
    runJobNow: ({ viewer, params }) => runNow(services, viewer, params.tipo, kinds),
    getJob: async ({ viewer, params }) =>
      presentJob(await manageableJob(services, viewer, params.id, kinds), viewer, kinds),
    cancelJob: ({ viewer, params }) => cancel(services, viewer, params.id, kinds),
    retryJob: ({ viewer, params }) => retry(services, viewer, params.id, kinds),
  };
}
