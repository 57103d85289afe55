/** What somebody does about a mail that could not be delivered. */

import { refuse } from '#contract/refuse.ts';
import { findAskedWork } from '#server/features/publications/byline/ask-mail-queries.ts';
import { queueDelivery } from '#server/platform/mail/deliver.ts';
import { placeOfWork } from '#server/platform/mail/settings-of-work.ts';
import type { Services } from '#server/platform/services.ts';
import type { Viewer } from '#server/policy/index.ts';
import { followerOf } from './follower.ts';
import { mailActions } from './present.ts';
import { lockMail, type MailRow, updateMail } from './queries.ts';

type Person = NonNullable<Viewer>;

/** Gives the mail all its tries again, under its old Message-ID. Throws `no_encontrado` and `correo_no_fallido`. */
export function retryMail(services: Services, viewer: Person, id: string): Promise<MailRow> {
  const { db, env, transact } = services;
  return transact(async () => {
    await lockFailed(services, viewer, id, 'REINTENTAR');
    const estado = env.SMTP_URL ? 'PENDIENTE' : 'GUARDADO';
    // Somebody wants it sent all the same: also where mails to its address come back.
    const row = await updateMail(db, id, { estado, intentos: 0, fechaIntento: new Date(), pedido: true });
    // Signed by the journal that its text names, also where it is not followed as its work's; personal links are not tried again.
    const mail = found(row);
    const place = await placeOfWork(services, mail.publicacionId ?? (await findAskedWork(db, mail)));
    if (env.SMTP_URL) await queueDelivery(db, { id, revista: place?.revistaId });
    return found(row);
  });
}

/** Leaves the mail unsent for good; that there was one stays. Throws `no_encontrado` and `correo_no_fallido`. */
export function discardMail(services: Services, viewer: Person, id: string): Promise<MailRow> {
  const { db, transact } = services;
  return transact(async () => {
    await lockFailed(services, viewer, id, 'DESCARTAR');
    return found(await updateMail(db, id, { estado: 'DESCARTADO' }));
  });
}

async function lockFailed(services: Services, viewer: Person, id: string, action: 'REINTENTAR' | 'DESCARTAR') {
  const row = found(await lockMail(services.db, await followerOf(services, viewer), id));
  if (!mailActions(row).includes(action)) throw refuse('correo_no_fallido');
}

function found(row: MailRow | undefined): MailRow {
  if (!row) throw refuse('no_encontrado');
  return row;
}
