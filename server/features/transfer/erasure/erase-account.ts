import { dayMs } from '#contract/time.ts';
import { record } from '#server/events/events.ts';
import type { UserRow } from '#server/features/accounts/queries.ts';
import { leaveOnErasure } from '#server/features/institutions/members.ts';
import { mailText } from '#server/messages/mails.ts';
import { removeAll } from '#server/platform/files/file-store.ts';
import { dropPicture, portraits } from '#server/platform/files/kept-pictures.ts';
import { drawnOf, exportsOf, filesOf, pdfsOf, picturesOf } from '#server/platform/files/places.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import { eraseAllMergedInto } from './erase-merged.ts';
import { eraseUser, findInvitedAt, findMailsTo } from './erase-queries.ts';
import { forgettingFarewell } from './forget-farewell.ts';
import { declineWaiting, endSuccessions, leaveWorks, refuseWaiting, releaseHandled } from './leave-works.ts';

/** For as long the farewell may be looked up, and sent again. */
const farewellDays = 7;

/**
 * Erases an account: its person's data and drafts go, what is under way is handed on, what they published and reviewed
 * stays, and a last mail confirms it. Called in the transaction that holds the account's row (`lockUser`).
 * @param by who erases it
 * @returns what removes the files that were theirs, for after the transaction
 */
export async function eraseAccount(services: Services, user: UserRow, by: string): Promise<() => Promise<void>> {
  const { db, files } = services;
  const person = { id: user.id, roles: user.roles, ambitos: user.ambitos };
  const invitedAt = await findInvitedAt(db, user.id);
  const removeMerged = await eraseAllMergedInto(services, user.id);
  await declineWaiting(services, person);
  await refuseWaiting(services, person);
  await releaseHandled(services, person, by);
  const drafts = await leaveWorks(services, person, by);
  await endSuccessions(services, person, by);
  await leaveOnErasure(services, user.id, by);
  await record(db, { type: 'account.deleted', userId: by, datos: { cuenta: user.id } });
  await eraseUser(db, { ...user, invitedAt });
  await sayFarewell(services, user);
  return async () => {
    await removeMerged();
    await dropPicture(files, portraits, user.fotoUrl);
    await removeAll(files, exportsOf(user.id));
    for (const id of drafts)
      for (const prefix of [filesOf(id), picturesOf(id), pdfsOf(id), drawnOf(id)]) await removeAll(files, prefix);
  };
}

/** The one mail that still has their address; it is forgotten, too. */
async function sayFarewell(services: Services, { email, nombres: nombre, preferencias }: UserRow): Promise<void> {
  const { db } = services;
  const mail = mailText('accountDeleted', preferencias.language ?? 'es', { nombre });
  await sendMail(services, { para: email, secreto: false, ...mail });
  await enqueue(db, forgettingFarewell, { ids: await findMailsTo(db, email) }, { afterMs: farewellDays * dayMs });
}
