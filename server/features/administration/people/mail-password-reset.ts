import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import { mailLink } from '#server/features/accounts/mail-link.ts';
import { lockUser } from '#server/features/accounts/queries.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * Mails somebody a link to choose another password, as though they had asked for it. Throws `no_encontrado`, and
 * `demasiados_enlaces` to who was sent several lately.
 */
export function mailPasswordReset(services: Services, viewer: SignedIn, id: string): Promise<void> {
  const { db, transact } = services;
  return transact(async () => {
    const user = await lockUser(db, id);
    if (!user) throw refuse('no_encontrado');
    // Who was made an account and has not opened it gets the letter that says so, again.
    if (!(await mailLink(services, user, user.rolesPrometidos ? 'bienvenida' : 'contraseña')))
      throw refuse('demasiados_enlaces');
    await record(db, { type: 'account.resetMailed', userId: viewer.id, datos: { cuenta: id } });
  });
}
