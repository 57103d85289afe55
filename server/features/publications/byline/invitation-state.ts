import type { invitationStates } from '#contract/entities/byline.ts';
import type { InvitationRow } from './queries.ts';

/** What became of an invitation that nobody has accepted. */
export function stateOf(
  { expiresAt, fechaDeclinada }: Pick<InvitationRow, 'expiresAt' | 'fechaDeclinada'>,
  now = new Date(),
): (typeof invitationStates)[number] {
  if (fechaDeclinada) return 'DECLINADA';
  return expiresAt > now ? 'PENDIENTE' : 'CADUCADA';
}
