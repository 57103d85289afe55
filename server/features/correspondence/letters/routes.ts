import type { Handlers } from '#server/platform/http/register-call.ts';
import { listTemplates } from '#server/platform/mail/template-read.ts';
import type { Services } from '#server/platform/services.ts';
import { changeTemplate, resetTemplate } from './change.ts';
import { readableOwner } from './owner.ts';
import { previewTemplate } from './preview.ts';

type LetterCalls = 'listLetterTemplates' | 'changeLetterTemplate' | 'resetLetterTemplate' | 'previewLetterTemplate';

export function letterRoutes(services: Services): Pick<Handlers, LetterCalls> {
  return {
    listLetterTemplates: async ({ viewer, query }) => ({
      plantillas: await listTemplates(services, readableOwner(services, viewer, query.revista)),
    }),
    changeLetterTemplate: ({ viewer, params, query, body }) =>
      changeTemplate(services, viewer, { ...params, ...query }, body),
    resetLetterTemplate: ({ viewer, params, query }) => resetTemplate(services, viewer, { ...params, ...query }),
    previewLetterTemplate: async ({ viewer, params: { clave, idioma }, query, body }) =>
      previewTemplate(services, clave, { idioma, ...body }, readableOwner(services, viewer, query.revista)),
  };
}
