import type { referenceCalls } from '#contract/calls/references.ts';
import { remarkInWords } from '#contract/remarks.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { citations, citePublication } from './cite-publication.ts';
import { parseInChild } from './parse-in-child.ts';

export function referenceRoutes(services: Services): Pick<Handlers, keyof typeof referenceCalls> {
  return {
    parseReferences: async ({ viewer, body, origin: { language } }) => {
      const { references, faults } = await parseInChild(viewer.id, body.texto);
      const errores = faults.map(({ line, ...fault }) => ({ linea: line, mensaje: remarkInWords(fault, language) }));
      return { referencias: references, errores };
    },
    citePublication: ({ viewer, params: { id, estilo }, query: { idioma, texto }, origin }) =>
      citePublication(services, viewer, id, estilo, { language: idioma, texto, site: origin.site }),
    citations: ({ viewer, params: { id }, query: { idioma, texto }, origin }) =>
      citations(services, viewer, id, { language: idioma, texto, site: origin.site }),
  };
}
