import type { Invitation } from '#contract/entities/invitation.ts';
import type { Person } from '#contract/workflow.ts';
import { findUser } from '#server/features/accounts/queries.ts';
import { hashToken } from '#server/features/accounts/tokens.ts';
import { presentByline } from '#server/features/publications/present.ts';
import { findWork } from '#server/features/publications/queries.ts';
import { findInvitedReview } from '#server/features/reviews/queries.ts';
import { refuse } from '#server/platform/http/problem.ts';
import { isCompleted, isInvitationOpen } from '#server/policy.ts';
import type { Services } from '#server/services.ts';

/**
 * What the token of a mailed link opens: the review, its work, and the account that it invites. Throws
 * `enlace_no_valido` once the round is decided, the invitation was declined or has expired, or the account is no more.
 */
export async function openInvitation({ db }: Services, token: string) {
  const review = await findInvitedReview(db, hashToken(token));
  const work = review && (await findWork(db, review.publicacionId));
  const account = review && (await findUser(db, review.revisorId));
  if (!review || !work || !account || account.fechaBloqueo || !isInvitationOpen(work, review))
    throw refuse('enlace_no_valido');
  const person: Person = { id: account.id, roles: account.roles };
  return { review, work, person, nombres: account.nombres };
}

/** What an invitation asks for, as far as whom it invites may know it. */
export async function readInvitation(services: Services, token: string): Promise<Invitation> {
  const { review, work, person, nombres } = await openInvitation(services, token);
  const { hidden, autor } = presentByline(work, person, services.settings.get());
  const accepted = review.estado !== 'PENDIENTE' || review.fechaAceptada !== null;
  return {
    reviewId: review.id,
    nombres,
    titulo: review.titulo,
    resumen: work.resumen,
    tipo: work.tipo,
    palabrasClave: work.palabrasClave,
    idioma: work.idioma,
    autor: hidden ? null : autor,
    fechaLimite: review.fechaLimite?.toISOString() ?? null,
    vence: accepted ? null : (review.fechaInvitacionVence?.toISOString() ?? null),
    estado: isCompleted(review) ? 'COMPLETADA' : accepted ? 'ACEPTADA' : 'PENDIENTE',
  };
}
