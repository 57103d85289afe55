import type { z } from 'zod';
import type { mailFormSchema } from '#contract/entities/mail.ts';
import { refuse } from '#contract/refuse.ts';
import { mayWriteTo } from '#contract/roles.ts';
import { record } from '#server/events/events.ts';
import { lockUser } from '#server/features/accounts/queries.ts';
import { findWorksById } from '#server/features/publications/queries.ts';
import { mailText } from '#server/messages/mails.ts';
import { countOutward } from '#server/platform/mail/outward.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import { canWriteToOthers, isHiddenFrom, type Viewer } from '#server/policy/index.ts';
import { countWritten, findSharedWorks, type WritableAccount } from './recipient-queries.ts';
import { findRecipient } from './recipients.ts';

/** Messages that one person may write in an hour. */
const mostPerHour = { accounts: 60, ownWorks: 10, nobody: 0 };

/**
 * Sends one person of the platform what the viewer says, by mail and to be read among their notifications; they can answer
 * unless a review hides one from the other.
 * Throws `destinatario_no_admitido`, alike for whom one may not write to and for who is not there,
 * `demasiados_mensajes`, `correos_en_pausa` where others wrote much, and before all `confirma_tu_correo`.
 */
export async function writeTo(
  services: Services,
  viewer: NonNullable<Viewer>,
  { to, subject, message }: z.output<typeof mailFormSchema>,
): Promise<void> {
  const { db, transact } = services;
  await transact(async () => {
    // One at a time, so that those sent at once are counted too.
    const sender = await lockUser(db, viewer.id);
    if (sender && !canWriteToOthers(sender)) throw refuse('confirma_tu_correo');
    const cuantos = await countWritten(db, viewer.id);
    if (cuantos >= mostPerHour[mayWriteTo(viewer)]) throw refuse('demasiados_mensajes', { values: { cuantos } });
    const reader = await findRecipient(db, viewer, to);
    if (!sender || !reader) throw notAdmitted();

    if (!(await countOutward(db, reader.email))) throw refuse('correos_en_pausa');
    const hidden = await isHidden(services, reader, viewer);
    const words = { nombre: reader.nombres, asunto: subject, mensaje: message };
    const remite = hidden ? null : `${sender.nombres} ${sender.apellidos}`.trim();
    const language = reader.preferencias.language ?? 'es';
    const written =
      remite === null
        ? mailText('unsignedMessage', language, words)
        : mailText('message', language, { ...words, remite });
    await sendMail(services, {
      ...written,
      para: reader.email,
      secreto: false,
      enviadoPorId: viewer.id,
      ...(!hidden && { responderA: sender.email }),
    });
    await record(db, {
      type: 'mail.written',
      // Always recorded, for a gap would tell something too; who may read it is the policy's to say (`hidesActor`).
      userId: viewer.id,
      datos: { asunto: subject, cuenta: reader.id },
      said: { mensaje: message, remite },
    });
  });
}

async function isHidden({ db }: Services, reader: WritableAccount, sender: NonNullable<Viewer>): Promise<boolean> {
  const shared = await findWorksById(db, await findSharedWorks(db, reader.id, sender.id));
  return isHiddenFrom(reader, sender, shared);
}

const notAdmitted = () =>
  refuse('destinatario_no_admitido', { errors: [{ field: 'to', code: 'destinatario_no_admitido' }] });
