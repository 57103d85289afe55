import type { interchangeCalls } from '#contract/calls/interchange.ts';
import { remarkInWords } from '#contract/remarks.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { readEarlierReviews } from './read-earlier-reviews.ts';
import { previewPackage, receivePackage } from './receive-package.ts';
import { takeElsewhere } from './take-elsewhere.ts';

export function interchangeRoutes(services: Services): Pick<Handlers, keyof typeof interchangeCalls> {
  return {
    takeElsewhere: ({ viewer, params: { id }, query: { destino, revisiones }, origin }) =>
      takeElsewhere(services, viewer, id, { destino, withReviews: revisiones === 'true', site: origin.site }),
    previewPackage: ({ viewer, body, origin }) => previewPackage(services, viewer, body, origin.language),
    receivePackage: async ({ viewer, query: { intento, revisiones = true }, body, origin: { language } }) => {
      const asked = { intento, withReviews: revisiones };
      const { publicacion, warnings } = await receivePackage(services, viewer, asked, body);
      return { publicacion, avisos: warnings.map((each) => remarkInWords(each, language)) };
    },
    readEarlierReviews: async ({ viewer, params: { id } }) => ({
      anteriores: await readEarlierReviews(services, viewer, id),
    }),
  };
}
