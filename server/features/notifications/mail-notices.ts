/** Mails notifications to those who want them at once: a job, queued with the event that they follow from. */
import { z } from 'zod';
import { sendMail } from '#server/features/mail/send.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import { ownSecret } from '#server/platform/secrets.ts';
import type { Services } from '#server/services.ts';
import { leavingPath } from './leaving-path.ts';
import { leavingSecret, leavingToken } from './leaving-token.ts';
import { findToMail, type Mailed } from './mail-queries.ts';
import { noticeMail } from './messages.ts';

/** Its result: how many mails were written. */
export const mailNotices = defineJob({
  tipo: 'avisos',
  datos: z.object({ ids: z.array(z.uuid()) }),
  tries: 8,
  async work(services: Services, { datos, finish }) {
    const secret = await ownSecret(services.db, leavingSecret);
    const rows = await findToMail(services.db, datos.ids);
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
  const baja = publicAddress(services.env, leavingPath, { token: leavingToken(secret, userId, tipo) });
  const enlace = publicAddress(services.env, '/notificaciones');
  const { nombres: nombre, titulo, mensaje, language } = row;
  const mail = noticeMail(language ?? 'es', { nombre, titulo, mensaje, enlace, baja });
  await sendMail(services, {
    ...mail,
    para: email,
    secreto: false,
    enlaceBaja: baja,
    publicacionId: publicacionId ?? undefined,
  });
}
