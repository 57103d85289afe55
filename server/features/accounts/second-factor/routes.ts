import type { secondFactorCalls } from '#contract/calls/second-factor.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { proveSession } from './prove.ts';
import { countByRole } from './queries.ts';
import { resetSecondFactor } from './reset.ts';
import { secondStep } from './second-step.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from './set-up.ts';

/** Handlers of calls that answer nothing. */
const done = async (act: Promise<void>): Promise<undefined> => {
  await act;
  return undefined;
};

export function secondFactorRoutes(services: Services): Pick<Handlers, keyof typeof secondFactorCalls> {
  return {
    secondStep: ({ body, origin }) => secondStep(services, body, origin),
    proveSession: ({ viewer, body, origin }) => done(proveSession(services, viewer, body, origin)),
    getSecondFactor: ({ viewer }) => readSecondFactor(services, viewer),
    beginSecondFactor: ({ viewer, body, origin }) => beginSecondFactor(services, viewer, body, origin),
    confirmSecondFactor: ({ viewer, body, origin }) => confirmSecondFactor(services, viewer, body, origin),
    renewRecoveryCodes: ({ viewer, body, origin }) => renewRecoveryCodes(services, viewer, body, origin),
    endSecondFactor: ({ viewer, body, origin }) => done(endSecondFactor(services, viewer, body, origin)),
    resetSecondFactor: ({ viewer, params }) => done(resetSecondFactor(services, viewer.id, params.id)),
    secondFactorFigures: () => countByRole(services.db),
  };
}
