/** The mails that tell both addresses of a merge, and of its end. */
import { undoDays } from '#contract/entities/merge.ts';
import type { UserRow } from '#server/features/accounts/queries.ts';
import { type MailKind, type MailValues, mailText } from '#server/messages/mails.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import type { Both } from './look.ts';

async function tell<K extends MailKind>(services: Services, user: UserRow, kind: K, values: MailValues[K]) {
  const mail = mailText(kind, user.preferencias.language ?? 'es', values);
  await sendMail(services, { para: user.email, secreto: false, ...mail });
}

/** Says it to both. An address that nobody has confirmed may be a stranger's: it is not told the other. */
export async function tellMerged(services: Services, { queda, unida }: Both): Promise<void> {
  const enlace = publicAddress(services.env, '/contacto');
  const dias = String(undoDays);
  await tell(services, queda, 'accountJoined', { nombre: queda.nombres, correo: unida.email, dias, enlace });
  if (unida.fechaVerificacion)
    await tell(services, unida, 'accountMerged', { nombre: unida.nombres, correo: queda.email, dias, enlace });
  else await tell(services, unida, 'accountMergedUnknown', { nombre: unida.nombres, dias, enlace });
}

export async function tellUndone(services: Services, { queda, unida }: Both): Promise<void> {
  const enlace = publicAddress(services.env, '/login');
  for (const user of [queda, unida])
    await tell(services, user, 'mergeUndone', { nombre: user.nombres, correo: user.email, enlace });
}
