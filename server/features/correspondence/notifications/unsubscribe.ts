import { refuse } from '#contract/refuse.ts';
import { notificationTipos } from '#contract/vocabulary.ts';
import { findUser } from '#server/features/accounts/queries.ts';
import type { Services } from '#server/platform/services.ts';
import type { Keys } from '#server/platform/signature.ts';
import { findChoices, keepChoice, pauseSearches } from './queries.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/**
 * Ends the mails that a mailed link names (RFC 8058); what is on the screen stays. Twice is as good as once. Throws
 * `enlace_no_valido` for a token that is not ours, or whose account is gone.
 */
export async function unsubscribe({ db, transact }: Services, secret: Keys, token: string): Promise<void> {
  const [userId, what] = readUnsubscribeToken(secret, token) ?? [];
  await transact(async () => {
    if (!userId || !(await findUser(db, userId))) throw refuse('enlace_no_valido');
    if (what === 'BUSQUEDAS') return pauseSearches(db, userId);
    const choices = await findChoices(db, userId);
    for (const tipo of notificationTipos)
      if (what === tipo || (what === 'RESUMEN' && choices[tipo].correo === 'RESUMEN'))
        await keepChoice(db, userId, tipo, { ...choices[tipo], correo: 'NUNCA' });
  });
}
