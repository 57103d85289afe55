/** Works come into a number, leave it, and are put in order. */
import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { mostWorks } from '#contract/entities/issue.ts';
import { issueLabel } from '#contract/issue-label.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { lockWork, lockWorks, type Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { deletePlace, findPlaces, type IssueRow, insertPlaces, updateIssue, updatePlace } from './queries.ts';
import { lockRunnable } from './runnable.ts';

/** Into a number that is out come works that are out; before that, approved ones too, which it will publish. */
const fits = (issue: IssueRow, work: Work | undefined): boolean =>
  work !== undefined &&
  !work.deletedAt &&
  work.revistaId === issue.revistaId &&
  (work.estado === 'PUBLICADO' || (work.estado === 'APROBADO' && !issue.fechaPublicacion));

/**
 * Puts works at the end of a number, all or none of them. Throws as `lockRunnable` does, `obra_sin_numero` where one is of another
 * journal, in another estado or in a number already, and `numero_lleno`.
 */
export function addWorks(services: Services, viewer: Person, id: string, ids: readonly string[]): Promise<void> {
  const { db, transact } = services;
  return transact(async () => {
    const issue = await lockRunnable(services, viewer, id, 'ORDENAR');
    const places = await findPlaces(db, id);
    if (places.length + ids.length > mostWorks) throw refuse('numero_lleno', { values: { cuantas: mostWorks } });
    // What it is now: a decision on it may be revoked, or another number take it, in the same moment.
    const works = new Map((await lockWorks(db, ids)).map((work) => [work.id, work]));
    if (!ids.every((each) => fits(issue, works.get(each)))) throw refuse('obra_sin_numero');
    const last = places.at(-1)?.place;
    const rows = ids.map((publicacionId, index) => ({
      publicacionId,
      numeroId: id,
      orden: (last?.orden ?? 0) + index + 1,
      seccion: last?.seccion ?? '',
    }));
    const placed = await insertPlaces(db, rows);
    if (placed.length !== rows.length) throw refuse('obra_sin_numero');
    await updateIssue(db, id, {});
    for (const publicacionId of placed)
      await record(db, {
        type: issue.fechaPublicacion ? 'publication.numbered' : 'publication.placedInIssue',
        userId: viewer.id,
        publicacionId,
        datos: { titulo: works.get(publicacionId)?.titulo ?? '', numero: issueLabel(issue) },
      });
  });
}

/** Takes a work out of a number. Throws as `lockRunnable` does, and `no_encontrado` where it is not in it. */
export function takeWork(services: Services, viewer: Person, id: string, workId: string): Promise<void> {
  const { db, transact } = services;
  return transact(async () => {
    const issue = await lockRunnable(services, viewer, id, 'ORDENAR');
    if (issue.fechaPublicacion) throw refuse('numero_publicado');
    const work = await lockWork(db, workId);
    if (!work || !(await deletePlace(db, id, workId))) throw refuse('no_encontrado');
    await updateIssue(db, id, {});
    await record(db, {
      type: 'publication.takenFromIssue',
      userId: viewer.id,
      publicacionId: workId,
      datos: { titulo: work.titulo, numero: issueLabel(issue) },
    });
  });
}

/**
 * Puts all works of a number in order, with their sections and pages. Throws as `lockRunnable` does, and `numero_cambiado` where the
 * works sent are not those that it has.
 */
export function orderIssue(
  services: Services,
  viewer: Person,
  id: string,
  { revision, obras }: CallData<Calls['orderIssue']>['body'],
): Promise<void> {
  const { db, transact } = services;
  return transact(async () => {
    const issue = await lockRunnable(services, viewer, id, 'ORDENAR', revision);
    const places = await findPlaces(db, id);
    const sent = new Set(obras.map((each) => each.id));
    if (sent.size !== places.length || !places.every(({ work }) => sent.has(work.id))) throw refuse('numero_cambiado');
    for (const [index, { id: publicacionId, ...place }] of obras.entries())
      await updatePlace(db, publicacionId, { ...place, orden: index + 1 });
    await updateIssue(db, id, {});
    await record(db, {
      type: issue.fechaPublicacion ? 'publication.issueReordered' : 'publication.issueOrdered',
      userId: viewer.id,
      datos: { revista: issue.revistaId, numero: issueLabel(issue) },
    });
  });
}
