import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { addressKey, liftAddress } from '#server/platform/mail/returned.ts';
import type { Services } from '#server/platform/services.ts';
import { followerOf } from './follower.ts';
import { isToldStopped } from './returned-queries.ts';

/**
 * Has mails sent to the address again. Throws `no_encontrado` of one that is not stopped, and of one that the viewer does not find: of
 * two at once the second.
 */
export function liftReturned(services: Services, viewer: Person, direccion: string): Promise<void> {
  const { db, transact } = services;
  return transact(async () => {
    const isTold = await isToldStopped(db, await followerOf(services, viewer), addressKey(direccion));
    if (!isTold || !(await liftAddress(db, direccion))) throw refuse('no_encontrado');
    await record(db, { type: 'mail.lifted', userId: viewer.id });
  });
}
