import type { mergingCalls } from '#contract/calls/merging.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { listMerges } from './list-merges.ts';
import { mergeAccounts } from './merge-accounts.ts';
import { previewMerge } from './preview-merge.ts';
import { undoMerge } from './undo-merge.ts';

export function mergingRoutes(services: Services): Pick<Handlers, keyof typeof mergingCalls> {
  return {
    listMerges: ({ query }) => listMerges(services, query),
    previewMerge: ({ viewer, query }) => previewMerge(services, viewer, query),
    mergeAccounts: ({ viewer, body }) => mergeAccounts(services, viewer, body),
    undoMerge: ({ viewer, params }) => undoMerge(services, viewer, params.id),
  };
}
