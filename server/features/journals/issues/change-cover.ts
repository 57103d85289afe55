import { issueLabel } from '#contract/issue-label.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { dropPicture, issueCovers, keepPicture } from '#server/platform/files/kept-pictures.ts';
import type { Services } from '#server/platform/services.ts';
import { updateIssue } from './queries.ts';
import { lockRunnable } from './runnable.ts';

/** Puts a picture in base64 on the cover of a number. Throws as `lockRunnable` does, and `portada_no_valida`. */
export const changeIssueCover = (services: Services, viewer: Person, id: string, base64: string): Promise<void> =>
  keepPicture(services.files, issueCovers, base64, (address) => setCover(services, viewer, id, address));

/** Goes back to no picture. */
export const removeIssueCover = (services: Services, viewer: Person, id: string): Promise<void> =>
  setCover(services, viewer, id, '');

async function setCover(services: Services, viewer: Person, id: string, portada: string): Promise<void> {
  const { db, transact, files } = services;
  const before = await transact(async () => {
    const issue = await lockRunnable(services, viewer, id, 'CAMBIAR');
    await updateIssue(db, id, { portada });
    await record(db, {
      type: 'publication.issueChanged',
      userId: viewer.id,
      datos: { revista: issue.revistaId, numero: issueLabel(issue) },
    });
    return issue.portada;
  });
  await dropPicture(files, issueCovers, before);
}
