import type { importCalls } from '#contract/calls/imports.ts';
import { remarkInWords } from '#contract/remarks.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { importText } from './import-text.ts';

export function importRoutes(services: Services): Pick<Handlers, keyof typeof importCalls> {
  return {
    importText: async ({ viewer, params, query, body, origin: { language } }) => {
      const { publicacion, warnings } = await importText(services, viewer, params.id, body, query.revision);
      return { publicacion, avisos: warnings.map((each) => remarkInWords(each, language)) };
    },
  };
}
