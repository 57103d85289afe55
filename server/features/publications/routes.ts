import type { publicationCalls } from '#contract/calls/publications.ts';
import type { Handlers, LongBodies } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { checkContentChange } from './check-content.ts';
import { createPublication } from './create.ts';
import { editPublication } from './edit.ts';
import { listDeleted, listMine, listPublications } from './list.ts';
import { readVersion, readVersions } from './read.ts';
import { removePublication, restorePublication } from './remove.ts';
import { admitContent, saveContent } from './save-content.ts';
import { readMyStatistics } from './statistics.ts';

export function publicationRoutes(
  services: Services,
): Omit<
  Pick<Handlers, keyof typeof publicationCalls>,
  'getPublication' | 'submitReview' | 'changeEstado' | 'changeStatus'
> {
  return {
    listPublications: ({ viewer, query }) => listPublications(services, viewer, query),
    myPublications: ({ viewer, query }) => listMine(services, viewer, query),
    myStatistics: ({ viewer }) => readMyStatistics(services, viewer),
    deletedPublications: ({ viewer, query }) => listDeleted(services, viewer, query),
    createPublication: ({ viewer, body }) => createPublication(services, viewer, body),
    updatePublication: ({ viewer, params, body }) => editPublication(services, viewer, params.id, body),
    saveContent: ({ viewer, params, body }) => saveContent(services, viewer, params.id, body),
    deletePublication: async ({ viewer, params, query }) => {
      await removePublication(services, viewer, params.id, query.motivo);
      return undefined;
    },
    restorePublication: ({ viewer, params }) => restorePublication(services, viewer, params.id),
    listVersions: ({ viewer, params }) => readVersions(services, viewer, params.id),
    getVersion: ({ viewer, params }) => readVersion(services, viewer, params.id, params.numero),
  };
}

/** A text may be long: it is read of its authors alone, and checked in turns. */
export const longBodies = (services: Services): LongBodies => ({
  saveContent: {
    admit: (viewer, params) => admitContent(services, viewer, params),
    check: checkContentChange,
  },
});
