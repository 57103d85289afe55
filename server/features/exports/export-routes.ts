import type { exportCalls } from '#contract/calls/exports.ts';
import { exportAddress } from '#contract/public-addresses.ts';
import { readNamedWork } from '#server/features/publications/read.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { exportPublication } from './export-publication.ts';
import { packageWork } from './package-work.ts';

export function exportRoutes(services: Services): Pick<Handlers, keyof typeof exportCalls> {
  return {
    exportPublication: async ({ viewer, params: { id, formato }, query: { version, idioma }, origin }) => {
      if (formato === 'bagit') return packageWork(services, viewer, id, { version, site: origin.site });
      if (viewer || version)
        return exportPublication(services, viewer, id, formato, { version, idioma, site: origin.site });
      return { movedTo: exportAddress(await readNamedWork(services, null, id, idioma), formato) };
    },
  };
}
