/** A number is begun, called otherwise, and dropped before it was ever published. */
import { v7 as uuid } from 'uuid';
import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { issueLabel } from '#contract/issue-label.ts';
import { principalJournal } from '#contract/journals.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { signal } from '#server/platform/database/signals.ts';
import { dropPicture, issueCovers } from '#server/platform/files/kept-pictures.ts';
import type { Services } from '#server/platform/services.ts';
import { settingsChannel } from '#server/platform/settings-store.ts';
import { canRunIssues } from '#server/policy/index.ts';
import { lockJournal } from '../queries.ts';
import { deleteIssue, hasTwin, insertIssue, updateIssue } from './queries.ts';
import { lockRunnable } from './runnable.ts';

/** Begins a number of a journal; gives its id. Throws `sin_permiso`, `no_encontrado` (the journal) and `numero_repetido`. */
export function createIssue(
  services: Services,
  viewer: Person,
  { revistaId = principalJournal, ...facts }: CallData<Calls['createIssue']>['body'],
): Promise<string> {
  const { db, transact } = services;
  return transact(async () => {
    if (!canRunIssues(viewer, { revistaId })) throw refuse('sin_permiso');
    const journal = await lockJournal(db, revistaId);
    if (!journal) throw refuse('no_encontrado');
    const row = { id: uuid(), revistaId, ...facts };
    if (await hasTwin(db, row)) throw refuse('numero_repetido');
    await insertIssue(db, row);
    await record(db, {
      type: 'publication.issueCreated',
      userId: viewer.id,
      datos: { revista: revistaId, numero: issueLabel(row) },
    });
    await followWhetherAny(services);
    return row.id;
  });
}

/** The first number and the last to go change what navigations have; every process looks again (`hasIssues`). */
export const followWhetherAny = ({ db }: Pick<Services, 'db'>): Promise<void> => signal(db, settingsChannel, '');

/** What a published number is cited and found by. */
const identity = ['volumen', 'numero', 'anio'] as const;

/** Changes what a number says of itself. Throws as `lockRunnable` does, `numero_publicado` and `numero_repetido`. */
export function changeIssue(
  services: Services,
  viewer: Person,
  id: string,
  changes: CallData<Calls['changeIssue']>['body'],
): Promise<void> {
  const { db, transact } = services;
  return transact(async () => {
    const issue = await lockRunnable(services, viewer, id, 'CAMBIAR');
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const after = { ...issue, ...given };
    if (identity.some((key) => after[key] !== issue[key])) {
      if (issue.fechaPublicacion) throw refuse('numero_publicado');
      await lockJournal(db, issue.revistaId);
      if (await hasTwin(db, after)) throw refuse('numero_repetido');
    }
    if (Object.keys(given).length === 0) return;
    await updateIssue(db, id, given);
    await record(db, {
      type: 'publication.issueChanged',
      userId: viewer.id,
      datos: { revista: issue.revistaId, numero: issueLabel(after) },
    });
  });
}

/** Drops a number that was never published; its works are in none. Throws as `lockRunnable` does. */
export async function removeIssue(services: Services, viewer: Person, id: string): Promise<void> {
  const { db, transact, files } = services;
  const { portada } = await transact(async () => {
    const issue = await lockRunnable(services, viewer, id, 'ELIMINAR');
    await deleteIssue(db, id);
    await record(db, {
      type: 'publication.issueRemoved',
      userId: viewer.id,
      datos: { revista: issue.revistaId, numero: issueLabel(issue) },
    });
    await followWhetherAny(services);
    return issue;
  });
  await dropPicture(files, issueCovers, portada);
}
