import type { sessionCalls } from '#contract/calls/sessions.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';

/** Handlers of calls that answer nothing. */
const done = async (act: Promise<void>): Promise<undefined> => {
  await act;
  return undefined;
};

export function sessionRoutes(services: Services): Pick<Handlers, keyof typeof sessionCalls> {
  return {
    listSessions: ({ viewer }) => listSessions(services, viewer),
    endSession: ({ viewer, params, origin }) => done(endSession(services, viewer, params.id, origin.cookie)),
    endOtherSessions: ({ viewer, origin }) => done(endOtherSessions(services, viewer, origin.cookie)),
  };
}
