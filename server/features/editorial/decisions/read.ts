import type { Decision } from '#contract/entities/decision.ts';
import type { Person } from '#contract/workflow.ts';
import { readableWork } from '#server/features/publications/read.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadDecision } from '#server/policy/index.ts';
import { presentDecision } from './present.ts';
import { findDecisions } from './queries.ts';

/** The decisions on a work that the viewer may read, the last first. Throws `no_encontrado`. */
export async function listDecisions(services: Services, viewer: Person, id: string): Promise<Decision[]> {
  const work = await readableWork(services, viewer, id);
  const rows = await findDecisions(services.db, id);
  return rows
    .filter(({ decision }) => canReadDecision(viewer, work, decision))
    .map((row) => presentDecision(row, work, viewer));
}
