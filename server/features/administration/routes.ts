import type { systemCalls } from '#contract/calls/system.ts';
import { tell } from '#server/events.ts';
import { refuse } from '#server/platform/http/problem.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/services.ts';
import { changeSettings } from './change-settings.ts';
import { checkHealth } from './health.ts';
import { findActivity } from './queries.ts';

export function administrationRoutes(services: Services): Pick<Handlers, keyof typeof systemCalls> {
  return {
    health: () => checkHealth(services),
    activity: async ({ query }) => {
      const { rows, total } = await findActivity(services.db, query);
      const entries = rows.map(({ entry, nombres, apellidos }) => ({
        id: String(entry.id),
        type: entry.type,
        message: tell(entry.type, entry.datos),
        severity: entry.severity,
        timestamp: entry.timestamp.toISOString(),
        userId: entry.userId,
        user: nombres === null ? null : `${nombres} ${apellidos}`.trim(),
      }));
      return { activity: entries, total, page: query.page, totalPages: Math.ceil(total / query.limit) };
    },
    metrics: async () => {
      throw refuse('aun_no_disponible');
    },
    getSettings: async () => services.settings.get(),
    changeSettings: ({ viewer, body }) => changeSettings(services, viewer, body),
  };
}
