import type { bulkAssignmentCalls } from '#contract/calls/bulk-assignment.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { applyAssignment } from './apply.ts';
import { changeAssignment } from './change.ts';
import { listPool, listWorksToAssign } from './lists.ts';
import { listAssignments, readAssignment, readProposedLoads, readProposedWorks } from './read.ts';
import { solveAgain, startAssignment } from './start.ts';

export function bulkAssignmentRoutes(services: Services): Pick<Handlers, keyof typeof bulkAssignmentCalls> {
  return {
    worksToAssign: ({ viewer, query }) => listWorksToAssign(services, viewer, query),
    assignmentPool: ({ viewer, query }) => listPool(services, viewer, query),
    listAssignments: ({ viewer }) => listAssignments(services, viewer),
    startAssignment: async ({ viewer, body }) => ({ id: await startAssignment(services, viewer, body) }),
    getAssignment: ({ viewer, params }) => readAssignment(services, viewer, params.id),
    proposedWorks: ({ viewer, params, query }) => readProposedWorks(services, viewer, params.id, query),
    proposedLoads: ({ viewer, params, query }) => readProposedLoads(services, viewer, params.id, query),
    changeAssignment: ({ viewer, params, body }) => changeAssignment(services, viewer, params.id, body.cambios),
    solveAssignmentAgain: async ({ viewer, params }) => ({ id: await solveAgain(services, viewer, params.id) }),
    applyAssignment: ({ viewer, params, body }) => applyAssignment(services, viewer, params.id, body.omitir),
  };
}
