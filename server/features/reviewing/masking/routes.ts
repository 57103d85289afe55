import type { consentCalls } from '#contract/calls/consents.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { answerConsent, listOwnConsents } from './answer-consent.ts';
import { askConsent, listHiddenIdentities, withdrawConsent } from './ask-consent.ts';
import { findIdentityLeaks } from './find-identity-leaks.ts';
import { listAnonymousFiles } from './list-anonymous-files.ts';

export function anonymiseRoutes(
  services: Services,
): Pick<Handlers, 'findIdentityLeaks' | 'anonymousFiles' | keyof typeof consentCalls> {
  return {
    findIdentityLeaks: ({ viewer, params }) => findIdentityLeaks(services, viewer, params.id),
    anonymousFiles: async ({ viewer, params }) => ({
      archivos: await listAnonymousFiles(services, viewer, params.id),
    }),
    hiddenIdentities: ({ viewer, params }) => listHiddenIdentities(services, viewer, params.id),
    askConsent: ({ viewer, params, body }) => askConsent(services, viewer, params.id, body),
    withdrawConsent: async ({ viewer, params }) => {
      await withdrawConsent(services, viewer, params.id);
      return undefined;
    },
    myConsents: async ({ viewer }) => ({ consentimientos: await listOwnConsents(services, viewer) }),
    answerConsent: ({ viewer, params, body }) => answerConsent(services, viewer, params.id, body.acepta),
  };
}
