import type { WorkAuthor } from '#contract/entities/byline.ts';
import type { BylineAuthor } from '#server/features/publications/byline-queries.ts';
import type { Work } from '#server/features/publications/queries.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import { canChooseAuthors, canReadAddress } from '#server/policy/index.ts';
import { stateOf } from './invitation-state.ts';
import type { InvitationRow } from './queries.ts';

/** What is known of the authors of a work beside the byline itself. */
export interface KnownOfAuthors {
  invitations: readonly InvitationRow[];
  /** Account → address. */
  addresses: ReadonlyMap<string, string>;
}

/** An author as one of the authors sees them. Where somebody was invited is for who invites alone. */
export function presentAuthor(
  { email, pedidaAId, fechaPedida, ...author }: BylineAuthor,
  work: Work,
  viewer: SignedIn,
  { invitations, addresses }: KnownOfAuthors,
): WorkAuthor {
  // Named by their account, as it was sent: the byline itself has only a name until they accept.
  if (pedidaAId && fechaPedida) {
    const invitacion = { estado: 'PENDIENTE' as const, fecha: fechaPedida.toISOString() };
    return { ...author, id: pedidaAId, email: null, invitacion, principal: false };
  }
  const { id } = author;
  const invitation = id === null && invitations.find((each) => each.email === email && !each.fechaAceptada);
  const invitedAt = canChooseAuthors(viewer, work) ? (email ?? null) : null;
  const ownAddress = id !== null && canReadAddress(viewer, work, id) ? (addresses.get(id) ?? null) : null;
  return {
    ...author,
    email: id === null ? invitedAt : ownAddress,
    invitacion: invitation ? { estado: stateOf(invitation), fecha: invitation.fecha.toISOString() } : null,
    principal: id !== null && id === work.autorPrincipalId,
  };
}
