import { setTimeout } from 'node:timers/promises';
import { record } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { mailLink } from './mail-link.ts';
import { mailMerged } from './merged-account.ts';
import { findByCredential, lockUser } from './queries.ts';

/** Longer than mailing a link takes, so that the time of the answer does not tell whether one was mailed. */
const answerAfterMs = 400;

/** Mails a link to choose another password, where the address has an account. The answer is the same after the same time. */
export async function forgotPassword(services: Services, email: string): Promise<void> {
  await Promise.all([mailResetLink(services, email), setTimeout(answerAfterMs)]);
}

/** The same at its own pace. */
export async function mailResetLink(services: Services, email: string): Promise<void> {
  const { db, transact } = services;
  await transact(async () => {
    const found = await findByCredential(db, email);
    const user = found && (await lockUser(db, found.unidaAId ?? found.id));
    if (user && found.unidaAId) return mailMerged(services, found, user);
    // An account that was made for its person is opened by the mail that says what opening it accepts.
    if (user && (await mailLink(services, user, user.rolesPrometidos ? 'bienvenida' : 'contraseña')))
      await record(db, { type: 'account.passwordForgotten', userId: user.id });
  });
}
