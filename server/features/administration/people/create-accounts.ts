import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { NewAccounts } from '#contract/entities/user.ts';
import { refuse } from '#contract/refuse.ts';
import { makeAccounts } from '#server/features/accounts/made-account.ts';
import { hashPassword } from '#server/features/accounts/passwords.ts';
import { findUser } from '#server/features/accounts/queries.ts';
import { newToken } from '#server/features/accounts/tokens.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { canWriteToOthers } from '#server/policy/index.ts';

/**
 * Makes accounts for people and mails each the link by which its person chooses a password: all, or none where one address has an
 * account already. Throws `correo_en_uso` naming these, and `confirma_tu_correo` to who has not confirmed the own.
 */
export async function createAccounts(
  services: Services,
  viewer: SignedIn,
  { cuentas, idioma }: NewAccounts,
): Promise<CallAnswer<Calls['createAccounts']>> {
  const { db, env, transact } = services;
  // Of a password that nobody has; one for all, since making it takes as long as a log-in.
  const passwordHash = await hashPassword(newToken());
  // In one order, so that two who make the same accounts wait one for the other instead of both for ever.
  const inOrder = [...cuentas.entries()].sort(([, one], [, other]) => (one.email < other.email ? -1 : 1));
  await transact(async () => {
    const administrator = await findUser(db, viewer.id);
    if (!administrator || !canWriteToOthers(administrator)) throw refuse('confirma_tu_correo');
    const asked = inOrder.map(([, cuenta]) => ({ ...cuenta, idioma, passwordHash }));
    const taken = (await makeAccounts(services, viewer, asked)).flatMap((place) => inOrder[place]?.[0] ?? []);
    if (taken.length > 0)
      throw refuse('correo_en_uso', {
        errors: taken.sort((a, b) => a - b).map((at) => ({ field: `cuentas.${at}.email`, code: 'correo_en_uso' })),
      });
  });
  return { creadas: cuentas.length, enCorreo: env.SMTP_URL !== undefined };
}
