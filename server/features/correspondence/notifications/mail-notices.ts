/** Mails notifications to those who want them at once: a job, queued with the event that they follow from. */
import { noticesToMail } from '#server/events/notify.ts';
import { noticeMail } from '#server/messages/notification-mails.ts';
import { byJournal } from '#server/platform/database/by-journal.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import { ownSecret } from '#server/platform/secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { unsubscribePath } from './leaving-path.ts';
import { findToMail, type Mailed } from './mail-queries.ts';
import { unsubscribeSecret, unsubscribeToken } from './unsubscribe-token.ts';

/** Its result: how many mails were written. */
export const mailNotices = defineJob({
  ...noticesToMail,
  tries: 8,
  async work(services: Services, { datos, finish }) {
    const secret = await ownSecret(services.db, unsubscribeSecret);
    const rows = await findToMail(
      services.db,
      datos.ids,
      byJournal(services.settings, ({ tratamiento }) => tratamiento),
    );
    await finish(async () => {
      for (const row of rows) await mailOne(services, secret, row);
      return { correos: rows.length };
    });
  },
});

async function mailOne(
  services: Services,
  secret: Uint8Array,
  { userId, email, tipo, publicacionId, ...row }: Mailed,
): Promise<void> {
  const baja = publicAddress(services.env, unsubscribePath, { token: unsubscribeToken(secret, userId, tipo) });
  const enlace = publicAddress(services.env, '/notificaciones');
  const { nombres: nombre, titulo, mensaje, language } = row;
  const mail = noticeMail(language ?? 'es', { nombre, titulo, mensaje, enlace, baja });
  await sendMail(services, {
    ...mail,
    para: email,
    secreto: false,
    enlaceBaja: baja,
    // Of what concerns an account, as a complaint, it is not told which work it is about: who handles that follows its mails.
    publicacionId: tipo === 'CUENTA' ? undefined : (publicacionId ?? undefined),
  });
}
