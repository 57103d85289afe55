import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { lockUser } from '#server/features/accounts/queries.ts';
import { mailText } from '#server/messages/mails.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import { followerOf } from './follower.ts';
import { lockMail, type MailRow } from './queries.ts';

/** Mails an administrator, at their own address, that mails arrive: as every mail goes, so that what becomes of it is true of all. */
export function testMail(services: Services, viewer: Person): Promise<MailRow> {
  const { db, env, transact } = services;
  return transact(async () => {
    const user = await lockUser(db, viewer.id);
    if (!user) throw refuse('no_encontrado');
    const enlace = publicAddress(env, '/admin/correos');
    const mail = mailText('test', user.preferencias.language ?? 'es', { nombre: user.nombres, enlace });
    const id = await sendMail(services, {
      para: user.email,
      secreto: false,
      pedido: true,
      enviadoPorId: user.id,
      ...mail,
    });
    await record(db, { type: 'mail.tested', userId: viewer.id });
    const row = await lockMail(db, await followerOf(services, viewer), id);
    if (!row) throw refuse('no_encontrado');
    return row;
  });
}
