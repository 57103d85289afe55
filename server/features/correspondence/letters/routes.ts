import type { Handlers } from '#server/platform/http/register-call.ts';
import { listTemplates } from '#server/platform/mail/template-read.ts';
import type { Services } from '#server/platform/services.ts';
import { changeTemplate, resetTemplate } from './change.ts';
import { previewTemplate } from './preview.ts';

type LetterCalls = 'listLetterTemplates' | 'changeLetterTemplate' | 'resetLetterTemplate' | 'previewLetterTemplate';

export function letterRoutes(services: Services): Pick<Handlers, LetterCalls> {
  return {
    listLetterTemplates: async () => ({ plantillas: await listTemplates(services) }),
    changeLetterTemplate: ({ viewer, params: { clave, idioma }, body }) =>
      changeTemplate(services, viewer, clave, { idioma, ...body }),
    resetLetterTemplate: ({ viewer, params: { clave, idioma } }) => resetTemplate(services, viewer, clave, idioma),
    previewLetterTemplate: async ({ params: { clave, idioma }, body }) =>
      previewTemplate(services, clave, { idioma, ...body }),
  };
}
