/** Numbers that are published by themselves, at their moment: a job, one a moment. */
import type { z } from 'zod';
import { issueLabel } from '#contract/issue-label.ts';
import { clockOf } from '#server/events/event-queries.ts';
import { record } from '#server/events/events.ts';
import { type IssueDue, issueDue, queueDue } from '#server/events/issue-due.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { canRunIssues } from '#server/policy/index.ts';
import { judgePlaces } from './judge.ts';
import { deletePlace, findActor, findPlaces, type IssueRow, lockIssue, updateIssue } from './queries.ts';
import { release } from './release.ts';

/** Publishes the number that is due. What of its works may not be published any more is left out, and told to who set the date. */
export const publishingIssues = defineJob({
  ...issueDue,
  tries: 5,
  work: (services: Services, { datos, finish }) => finish(() => publishDue(services, datos)),
  onFailure: async (services, { datos }, { againInMs }) => {
    if (againInMs === undefined) await giveUp(services, datos);
  },
});

/** The number whose moment this still is: it may have another, or none, or be published or gone. */
async function lockDue({ db }: Services, { id, fecha }: IssueDue): Promise<IssueRow | undefined> {
  const issue = await lockIssue(db, id);
  return issue?.fechaPrevista?.toISOString() === fecha ? issue : undefined;
}

/** In one transaction. Gives what came of it, for the list of jobs. */
export async function publishDue(services: Services, due: z.output<typeof issueDue.datos>) {
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
  const places = await judgePlaces(services, leave, await findPlaces(db, issue.id), issue.motivo ?? '');
  const open = places.filter(({ fate, isLate }) => fate !== 'NO_PUBLICABLE' && !isLate);
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

async function giveUp(services: Services, due: IssueDue): Promise<void> {
  const issue = await lockDue(services, due);
  if (issue) await notPublished(services, issue);
}
