import type { loadCalls } from '#contract/calls/loads.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { listLoads, readLines, readLoad } from './present.ts';
import { reportOf } from './report.ts';
import { addLoadFile, checkLoad, removeLoad, runLoad, startLoad, undoLoad } from './start.ts';

export const loadRoutes = (services: Services): Pick<Handlers, keyof typeof loadCalls> => ({
  listLoads: ({ query }) => listLoads(services, query),
  startLoad: async ({ viewer, query, body, origin }) =>
    readLoad(services, await startLoad(services, viewer.id, query, body), origin.language),
  getLoad: ({ params, origin }) => readLoad(services, params.id, origin.language),
  loadLines: ({ params, query, origin }) => readLines(services, params.id, query, origin.language),
  addLoadFile: async ({ params, query, body, origin }) => {
    await addLoadFile(services, params.id, query.nombre, body);
    return readLoad(services, params.id, origin.language);
  },
  checkLoad: async ({ viewer, params, body, origin }) => {
    await checkLoad(services, viewer.id, params.id, body);
    return readLoad(services, params.id, origin.language);
  },
  runLoad: async ({ viewer, params, origin }) => {
    await runLoad(services, viewer.id, params.id);
    return readLoad(services, params.id, origin.language);
  },
  undoLoad: async ({ viewer, params, origin }) => {
    await undoLoad(services, viewer.id, params.id);
    return readLoad(services, params.id, origin.language);
  },
  loadReport: ({ params, origin }) => reportOf(services, params.id, origin.language),
  removeLoad: async ({ params }) => {
    await removeLoad(services, params.id);
    return undefined;
  },
});
