import type { Desk } from '#contract/entities/editorial.ts';
import { isBylineCorrectable, type Person } from '#contract/workflow.ts';
import { runWork } from '#server/features/publications/run-work.ts';
import { readLoads } from '#server/features/reviewing/candidates/loads.ts';
import type { Services } from '#server/platform/services.ts';
import { canHandle } from '#server/policy/index.ts';
import { countParts, findPeople, findReturned, findStaff } from './desk-queries.ts';
import { presentColleague, presentLoad, presentStaff } from './present.ts';
import { readWait } from './queue/queue.ts';

/** Who handles a work and who could, what it waits for, how busy its reviewers are. Throws as `runWork` does. */
export async function readDesk(services: Services, viewer: Person, id: string): Promise<Desk> {
  const work = await runWork(services, viewer, id);
  const now = new Date();
  const { settings } = services;
  const staff = await findStaff(services.db);
  const asked = work.reviewFacts.flatMap(({ revisorId, ronda, declined }) =>
    ronda === work.ronda && !declined ? revisorId : [],
  );
  const people = [...asked, work.autorPrincipalId].filter((each) => each !== null);
  const returned = await findReturned(services.db, people);
  const isReturned = (id: string | null) => id !== null && returned.has(id);
  const handling = work.editorId && (await findPeople(services.db, [work.editorId])).get(work.editorId);
  const { discusion, ...cuentas } = await countParts(services.db, work.id, viewer.id);
  return {
    editor: handling ? presentStaff(handling) : null,
    editores: staff.filter((person) => canHandle(person, work)).map((person) => presentColleague(person, now)),
    firmaAbierta: work.firmaAbierta?.toISOString() ?? null,
    firmaCorregible: isBylineCorrectable(work),
    espera: await readWait(services, viewer, work),
    cuentas: { ...cuentas, ...(settings.of(work).discusionEntreRevisores && { discusion }) },
    cargas: [...(await readLoads(services, asked)).values()].map((row) => ({
      ...presentLoad(row, settings.get(), now),
      ...(returned.has(row.id) && { correoDevuelto: true as const }),
    })),
    ...(isReturned(work.autorPrincipalId) && { autorDevuelto: true as const }),
  };
}
