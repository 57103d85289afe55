import { hourMs } from '#contract/time.ts';
import type { Tipo } from '#contract/vocabulary.ts';
import { tipoWords } from '#contract/words.ts';
import { findUser } from '#server/features/accounts/queries.ts';
import { mailText } from '#server/messages/mails.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { countOutward } from '#server/platform/mail/outward.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import { canWriteToOthers } from '#server/policy/index.ts';
import { countAskMails, markAskMailed } from './ask-mail-queries.ts';
import { mostAnHour, mostOfOne } from './invite-byline.ts';
import { holdInvitationsBy } from './queries.ts';

export interface AskedWork {
  id: string;
  titulo: string;
  tipo: Tipo;
}

/**
 * Mails an account that it is asked to sign a work, from and to confirmed addresses, as many an hour as invitations; in the
 * caller's transaction. It names nobody: who is asked may review the work. False where it cannot go now.
 */
export async function mailAsk(
  services: Services,
  { id: publicacionId, titulo, tipo }: AskedWork,
  { pideId, userId }: { pideId: string; userId: string },
): Promise<boolean> {
  const { db, env } = services;
  const [asker, person] = [await findUser(db, pideId), await findUser(db, userId)];
  if (!asker || !canWriteToOthers(asker) || !person?.fechaVerificacion) return false;
  const since = new Date(Date.now() - hourMs);
  const written = (await holdInvitationsBy(db, pideId, since)) + (await countAskMails(db, { by: pideId }, since));
  if (written >= mostOfOne || (await countAskMails(db, { to: userId }, since)) >= mostAnHour) return false;
  if (!(await countOutward(db, person.email))) return false;
  const language = person.preferencias.language ?? 'es';
  const enlace = publicAddress(env, '/coautorias');
  const values = { nombre: person.nombres, titulo, tipo: tipoWords[tipo][language], enlace };
  await markAskMailed(db, { publicacionId, userId, pideId });
  const mail = mailText('askToSign', language, values);
  await sendMail(services, { para: person.email, secreto: false, deObra: publicacionId, ...mail });
  return true;
}
