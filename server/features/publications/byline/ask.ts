import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { noteAskMail } from './ask-mail-queries.ts';
import { findLastWord } from './ask-queries.ts';
import { type AskedWork, mailAsk } from './mail-ask.ts';

/**
 * Asks accounts whether they sign a work: they are told once, however often their name is taken out and put back. In the
 * caller's transaction. Throws `dejo_de_firmar` where one of them said no, or left this work by themselves: they come back
 * by accepting an invitation alone.
 */
export async function askAuthors(
  services: Services,
  viewer: Person,
  work: AskedWork,
  accounts: readonly string[],
): Promise<void> {
  const { db } = services;
  for (const cuenta of accounts) {
    const last = await findLastWord(db, work.id, cuenta);
    if (last === 'coauthor.refused' || last === 'coauthor.left') throw refuse('dejo_de_firmar');
    if (last === 'coauthor.asked') continue;
    const ask = { publicacionId: work.id, userId: cuenta, pideId: viewer.id };
    await noteAskMail(db, ask);
    // Besides the notification, which everybody gets. What cannot go now goes later (mail-asks.ts).
    await mailAsk(services, work, ask);
    await record(db, {
      type: 'coauthor.asked',
      userId: viewer.id,
      publicacionId: work.id,
      datos: { titulo: work.titulo, cuenta },
    });
  }
}
