import { refuse } from '#contract/refuse.ts';
import type { Tipo } from '#contract/vocabulary.ts';
import { tipoWords } from '#contract/words.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { findUser } from '#server/features/accounts/queries.ts';
import { mailText } from '#server/messages/mails.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { countOutward } from '#server/platform/mail/outward.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import { canWriteToOthers } from '#server/policy/index.ts';
import { countAsksOf, findLastWord } from './ask-queries.ts';
import { mostAnHour, mostOfOne } from './invite-byline.ts';
import { holdInvitationsBy } from './queries.ts';

const hourMs = 3_600_000;

interface AskedWork {
  id: string;
  titulo: string;
  tipo: Tipo;
}

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
    await mailAsk(services, viewer, work, cuenta);
    await record(db, {
      type: 'coauthor.asked',
      userId: viewer.id,
      publicacionId: work.id,
      datos: { titulo: work.titulo, cuenta },
    });
  }
}

/**
 * Besides the notification, which everybody gets: a mail from and to confirmed addresses, as many an hour as invitations.
 * It names nobody: who is asked may review the work.
 */
async function mailAsk(services: Services, viewer: Person, { titulo, tipo }: AskedWork, cuenta: string) {
  const { db, env } = services;
  const [asker, person] = [await findUser(db, viewer.id), await findUser(db, cuenta)];
  if (!asker || !canWriteToOthers(asker) || !person?.fechaVerificacion) return;
  const since = new Date(Date.now() - hourMs);
  const written = (await holdInvitationsBy(db, viewer.id, since)) + (await countAsksOf(db, { by: viewer.id }, since));
  if (written >= mostOfOne || (await countAsksOf(db, { to: cuenta }, since)) >= mostAnHour) return;
  if (!(await countOutward(db, person.email))) return;
  const language = person.preferencias.language ?? 'es';
  const enlace = publicAddress(env, '/coautorias');
  const values = { nombre: person.nombres, titulo, tipo: tipoWords[tipo][language], enlace };
  await sendMail(services, { para: person.email, secreto: false, ...mailText('askToSign', language, values) });
}
