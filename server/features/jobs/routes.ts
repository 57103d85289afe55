import type { jobCalls } from '#contract/calls/jobs.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/services.ts';
import { cancel } from './cancel.ts';
import { presentJob } from './present.ts';
import { listJobs, manageableJob } from './read.ts';
import { listRecurring } from './recurring.ts';
import { retry } from './retry.ts';

export function jobRoutes(services: Services): Pick<Handlers, keyof typeof jobCalls> {
  return {
    listJobs: ({ viewer, query }) => listJobs(services, viewer, query),
    recurringJobs: () => listRecurring(services),
    getJob: async ({ viewer, params }) => presentJob(await manageableJob(services, viewer, params.id), viewer),
    cancelJob: ({ viewer, params }) => cancel(services, viewer, params.id),
    retryJob: ({ viewer, params }) => retry(services, viewer, params.id),
  };
}
