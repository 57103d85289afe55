import { headOf } from '#server/features/editorial/production/facts.ts';
import { producedText } from '#server/features/editorial/production/read.ts';
import { exportWithText } from '#server/features/exports/export-publication.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';

/** The PDF of what a work in production would be published as. Throws as `producedText`, and `pdf_no_compuesto`. */
export function proofRoutes(services: Services): Pick<Handlers, 'proofPdf'> {
  return {
    proofPdf: async ({ viewer, params: { id }, origin: { site } }) => {
      const { work, row } = await producedText(services, viewer, id);
      return exportWithText(services, viewer, id, { ...row, ...headOf(work, row), site });
    },
  };
}
