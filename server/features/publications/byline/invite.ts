import { dayMs } from '#contract/time.ts';
import { type Language, languages } from '#contract/vocabulary.ts';
import { record } from '#server/events/events.ts';
import { findUserByEmail } from '#server/features/accounts/queries.ts';
import { hashToken, newToken } from '#server/features/accounts/tokens.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import { templateMail } from '#server/platform/mail/template-write-mail.ts';
import type { Services } from '#server/platform/services.ts';
import { saveInvitation } from './queries.ts';

/** How long an invitation may be answered. */
export const invitationMs = 30 * dayMs;

/** The work, as its main author offers it. */
export interface Offer {
  publicacionId: string;
  titulo: string;
  /** `es`. */
  idioma: string;
  /** Who invites: their account, and their name as the byline has it. */
  invitaId: string;
  invita: string;
}

/**
 * Mails somebody a link to sign the work; one that the address had before no longer works. Written in the language of
 * their account, known to nobody but who reads the mail; in the work's; or, where that is none of ours, the inviter's.
 */
export async function invite(
  services: Services,
  offer: Offer,
  { email, nombres }: { email: string; nombres: string },
  languageOfInviter: Language,
) {
  const { db, env } = services;
  const { publicacionId, titulo, idioma, invitaId, invita } = offer;
  const token = newToken();
  const fecha = new Date();
  const expiresAt = new Date(fecha.getTime() + invitationMs);
  await saveInvitation(db, { publicacionId, email, hash: hashToken(token), invitaId, fecha, expiresAt });
  const account = await findUserByEmail(db, email);
  const language = account?.preferencias.language ?? languages.find((each) => each === idioma) ?? languageOfInviter;
  const enlace = publicAddress(env, `/coautoria/${token}`);
  const values = { nombre: nombres, titulo, invita };
  const mail = await templateMail(services, 'COAUTORIA', language, values, { boton: enlace, obra: publicacionId });
  await sendMail(services, { para: email, secreto: true, deObra: publicacionId, ...mail });
  await record(db, { type: 'coauthor.invited', userId: invitaId, publicacionId, datos: { titulo } });
}
