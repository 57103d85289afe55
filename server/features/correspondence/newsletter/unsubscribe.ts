import { refuse } from '#contract/refuse.ts';
import type { Services } from '#server/platform/services.ts';
import { endSubscription } from './queries.ts';
import { hashOf } from './tokens.ts';

/** Ends the subscription whose mails carry this token. Throws `enlace_no_valido` for a token that is not ours. */
export async function unsubscribeFromNewsletter({ db }: Pick<Services, 'db'>, token: string): Promise<void> {
  if (!(await endSubscription(db, hashOf(token)))) throw refuse('enlace_no_valido');
}
