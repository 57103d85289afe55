import { meantBy } from '#contract/actions.ts';
import type { Decision, NewDecision } from '#contract/entities/decision.ts';
import { decisionActions } from '#contract/letters.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { applyChange } from '#server/features/editorial/change-estado.ts';
import type { Services } from '#server/platform/services.ts';
import { listDecisions } from './read.ts';

/** Decides on a work and tells its authors. Throws as `applyChange` does. */
export async function decide(
  services: Services,
  viewer: Person,
  id: string,
  { estado, acto, ...words }: NewDecision,
): Promise<Decision> {
  const made = await applyChange(services, viewer, id, { to: estado, among: meantBy(acto, decisionActions), ...words });
  const decision = (await listDecisions(services, viewer, id)).find((each) => each.id === made);
  // There is none only where the work went out of reach in between.
  if (!decision) throw refuse('no_encontrado');
  return decision;
}
