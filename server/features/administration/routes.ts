import type { systemCalls } from '#contract/calls/system.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import { registry } from '#server/platform/metrics/measures.ts';
import type { Services } from '#server/services.ts';
import { changeSettings } from './change-settings.ts';
import { checkHealth } from './health.ts';
import { listActivity } from './list-activity.ts';

export function administrationRoutes(services: Services): Pick<Handlers, keyof typeof systemCalls> {
  return {
    health: () => checkHealth(services),
    activity: ({ viewer, query }) => listActivity(services, viewer, query),
    metrics: async () => registry.text(),
    getSettings: async () => services.settings.get(),
    changeSettings: ({ viewer, body }) => changeSettings(services, viewer, body),
  };
}
