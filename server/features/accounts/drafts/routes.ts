import type { draftCalls } from '#contract/calls/drafts.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { forgetDraft, keepDraft } from './keep.ts';
import { presentDraft } from './present.ts';
import { findDraft } from './queries.ts';

export function draftRoutes(services: Services): Pick<Handlers, keyof typeof draftCalls> {
  const { db } = services;
  return {
    getDraft: async ({ viewer, params }) => presentDraft(await findDraft(db, viewer.id, params.clave)),
    keepDraft: ({ viewer, params, body }) => keepDraft(services, viewer, params.clave, body),
    forgetDraft: ({ viewer, params, query }) => forgetDraft(services, viewer, params.clave, query.desde),
  };
}
