import type { draftCalls } from '#contract/calls/drafts.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { keepDraft } from './keep.ts';
import { presentDraft } from './present.ts';
import { deleteDraft, findDraft } from './queries.ts';

export function draftRoutes(services: Services): Pick<Handlers, keyof typeof draftCalls> {
  const { db } = services;
  return {
    getDraft: async ({ viewer, params }) => presentDraft(await findDraft(db, viewer.id, params.clave)),
    keepDraft: ({ viewer, params, body }) => keepDraft(services, viewer, params.clave, body),
    forgetDraft: async ({ viewer, params }) => {
      await deleteDraft(db, viewer.id, params.clave);
      return undefined;
    },
  };
}
