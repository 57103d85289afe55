import type { chapterCalls } from '#contract/calls/chapters.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { readChapterPlan, saveChapters } from './gather.ts';
import { readChaptersToSend, sendWithChapters } from './send-with-chapters.ts';

/** Books whose chapters are works of their own. */
export const chapterRoutes = (services: Services): Pick<Handlers, keyof typeof chapterCalls> => ({
  chapterPlan: ({ viewer, params, query }) => readChapterPlan(services, viewer, params.id, query.buscar),
  saveChapters: async ({ viewer, params: { id }, body }) => {
    await saveChapters(services, viewer, id, body);
    return readChapterPlan(services, viewer, id, '');
  },
  chaptersToSend: ({ viewer, params }) => readChaptersToSend(services, viewer, params.id),
  sendWithChapters: ({ viewer, params, body }) => sendWithChapters(services, viewer, params.id, body),
});
