import type { Desk } from '#contract/entities/editorial.ts';
import { isBylineCorrectable, type Person } from '#contract/workflow.ts';
import { runWork } from '#server/features/reviewing/run-work.ts';
import type { Services } from '#server/platform/services.ts';
import { canHandle } from '#server/policy/index.ts';
import { findPeople, findStaff } from './desk-queries.ts';
import { presentColleague, presentStaff } from './present.ts';

/** Who handles a work, and who could. Throws as `runWork` does. */
export async function readDesk(services: Services, viewer: Person, id: string): Promise<Desk> {
  const work = await runWork(services, viewer, id);
  const now = new Date();
  const staff = await findStaff(services.db);
  const handling = work.editorId && (await findPeople(services.db, [work.editorId])).get(work.editorId);
  return {
    editor: handling ? presentStaff(handling) : null,
    editores: staff.filter((person) => canHandle(person, work)).map((person) => presentColleague(person, now)),
    firmaAbierta: work.firmaAbierta?.toISOString() ?? null,
    firmaCorregible: isBylineCorrectable(work),
  };
}
