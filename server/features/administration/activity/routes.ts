import type { activityCalls } from '#contract/calls/activity.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { askVerification } from './ask-verification.ts';
import { exportActivity } from './export.ts';
import { listActivity } from './list.ts';

export function activityRoutes(services: Services): Pick<Handlers, keyof typeof activityCalls> {
  return {
    activity: ({ viewer, query }) => listActivity(services, viewer, query),
    exportActivity: ({ viewer, params, query }) => exportActivity(services, viewer, params.formato, query),
    verifyActivity: ({ viewer }) => askVerification(services, viewer),
  };
}
