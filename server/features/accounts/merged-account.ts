/** What is told to who comes with the address of an account that was merged into another. */

import { refuse } from '#contract/refuse.ts';
import { hourMs } from '#contract/time.ts';
import { mailText } from '#server/messages/mails.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import { countExpiringBetween, insertMailedTokens, retireMailedTokens } from './mailed-token-queries.ts';
import { findUser, type UserRow } from './queries.ts';
import { hashToken, newToken } from './tokens.ts';

const mostAnHour = 5;

/** Says with which address they log in now. Throws `cuenta_unida`, and `credenciales_incorrectas` where that account is gone, too. */
export async function refuseMerged({ db }: Services, merged: UserRow): Promise<never> {
  const kept = await findUser(db, merged.unidaAId ?? '');
  throw kept ? refuse('cuenta_unida', { values: { correo: kept.email } }) : refuse('credenciales_incorrectas');
}

/**
 * The same by mail, to an address that was known to be theirs, a few times an hour at most. Called in a transaction that holds the
 * row of the account that it was merged into.
 */
export async function mailMerged(services: Services, merged: UserRow, kept: UserRow): Promise<void> {
  const { db, env } = services;
  if (!merged.fechaVerificacion) return;
  const [para, now] = ['contraseña', Date.now()] as const;
  if ((await countExpiringBetween(db, merged.id, para, [new Date(now), new Date(now + hourMs)])) >= mostAnHour) return;
  await retireMailedTokens(db, merged.id, para);
  // Counted as other links to choose a password are; it opens nothing, and nobody is sent it.
  const { id: userId, email } = merged;
  await insertMailedTokens(db, [
    { hash: hashToken(newToken()), para, userId, email, expiresAt: new Date(now + hourMs) },
  ]);
  const values = { nombre: merged.nombres, correo: kept.email, enlace: publicAddress(env, '/login') };
  const mail = mailText('enterWithOther', merged.preferencias.language ?? 'es', values);
  await sendMail(services, { para: email, secreto: false, ...mail });
}
