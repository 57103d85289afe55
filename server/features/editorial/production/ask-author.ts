import type { ProductionStep } from '#contract/production.ts';
import { findUser } from '#server/features/accounts/queries.ts';
import { answeredBy } from '#server/features/publications/answered-by.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { dayInWords } from '#server/messages/day-words.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import { templateMail } from '#server/platform/mail/template-write-mail.ts';
import type { Services } from '#server/platform/services.ts';

interface Asking {
  paso: ProductionStep;
  fechaLimite: Date;
  /** Of copy-editing. */
  cambios: number;
}

/**
 * Mails the work's main author, who alone can go on, what a step asks of them, in the words of its journal; in the caller's transaction.
 * Nothing where there is none, or where they cannot be written to.
 */
export async function askMainAuthor(
  services: Services,
  work: Work,
  { paso, fechaLimite, cambios }: Asking,
): Promise<void> {
  const { id, titulo, autorPrincipalId } = work;
  const author = autorPrincipalId ? await findUser(services.db, autorPrincipalId) : undefined;
  if (!author || author.fechaBloqueo) return;
  const language = author.preferencias.language ?? 'es';
  const values = { nombre: author.nombres, titulo, plazo: dayInWords(fechaLimite, language) };
  const links = { boton: publicAddress(services.env, `/publications/${id}`), obra: id };
  const mail =
    paso === 'ENVIAR_PRUEBAS'
      ? await templateMail(services, 'PRUEBAS_POR_APROBAR', language, values, links)
      : await templateMail(services, 'CORRECCION_POR_RESPONDER', language, { ...values, cambios: `${cambios}` }, links);
  await sendMail(services, {
    para: author.email,
    secreto: false,
    publicacionId: id,
    ...(await answeredBy(services, work)),
    ...mail,
  });
}
