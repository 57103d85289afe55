/** Numbers that are published by themselves, at their moment: a job, one a moment. */
import { z } from 'zod';
import { issueLabel } from '#contract/issue-label.ts';
import { record } from '#server/events/events.ts';
import type { Database } from '#server/platform/database/database.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import type { Services } from '#server/platform/services.ts';
import { canRunIssues } from '#server/policy/index.ts';
import { clockOf, deletePlace, findActor, findPlaces, type IssueRow, lockIssue, updateIssue } from './queries.ts';
import { fateOf, release } from './release.ts';

const datos = z.object({ id: z.uuid(), fecha: z.iso.datetime(), vez: z.int().default(1) });
type Due = z.input<typeof datos>;

/** Publishes the number that is due. What of its works may not be published any more is left out, and told to who set the date. */
export const publishingIssues = defineJob({
  tipo: 'numeros',
  datos,
  tries: 5,
  work: (services: Services, { datos, finish }) => finish(() => publishDue(services, datos)),
  onFailure: async (services, { datos }, { againInMs }) => {
    if (againInMs === undefined) await giveUp(services, datos);
  },
});

/** Queues it in the caller's transaction. The same moment of the same number is queued once. */
export async function queueDue(db: Database, due: Due): Promise<void> {
  const wait = Date.parse(due.fecha) - (await clockOf(db)).getTime();
  const unico = `numero ${due.id} ${due.fecha} ${due.vez ?? 1}`;
  await enqueue(db, publishingIssues, due, { unico, afterMs: Math.max(0, wait) });
}

/** The number whose moment this still is: it may have another, or none, or be published or gone. */
async function lockDue({ db }: Services, { id, fecha }: Due): Promise<IssueRow | undefined> {
  const issue = await lockIssue(db, id);
  return issue?.fechaPrevista?.toISOString() === fecha ? issue : undefined;
}

/** In one transaction. Gives what came of it, for the list of jobs. */
export async function publishDue(services: Services, due: z.output<typeof datos>) {
  const { db } = services;
  const issue = await lockDue(services, due);
  if (!issue) return { publicado: false };
  if ((await clockOf(db)) < new Date(due.fecha)) {
    // The clock was put back after it had been due.
    await queueDue(db, { ...due, vez: due.vez + 1 });
    return { publicado: false };
  }
  const leave = issue.programadaPorId ? await findActor(db, issue.programadaPorId) : undefined;
  if (!leave || !canRunIssues(leave, issue)) return notPublished(services, issue);
  const places = await findPlaces(db, issue.id);
  const open = places.filter(({ work }) => fateOf(services, leave, work, issue.motivo ?? '') !== 'NO_PUBLICABLE');
  if (open.length === 0 && !issue.continua) return notPublished(services, issue);
  for (const { work } of places.filter((each) => !open.includes(each))) {
    await deletePlace(db, issue.id, work.id);
    await record(db, {
      type: 'publication.leftOutOfIssue',
      userId: null,
      publicacionId: work.id,
      datos: { titulo: work.titulo, numero: issueLabel(issue), cuenta: leave.id },
    });
  }
  await release(services, leave, issue, open, issue.motivo ?? undefined);
  await record(db, {
    type: 'publication.issueCameOut',
    userId: null,
    datos: { revista: issue.revistaId, numero: issueLabel(issue), cuenta: leave.id },
  });
  return { publicado: true, obras: open.length, fuera: places.length - open.length };
}

/** Its date goes, and who set it and the journal's editors are told. */
async function notPublished({ db }: Services, issue: IssueRow) {
  await updateIssue(db, issue.id, { fechaPrevista: null, zonaHoraria: null, programadaPorId: null, motivo: null });
  await record(db, {
    type: 'publication.issueNotPublished',
    userId: null,
    datos: { revista: issue.revistaId, numero: issueLabel(issue), cuenta: issue.programadaPorId },
  });
  return { publicado: false };
}

async function giveUp(services: Services, due: Due): Promise<void> {
  const issue = await lockDue(services, due);
  if (issue) await notPublished(services, issue);
}
