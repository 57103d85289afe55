import type { Invitation, OpenedAccount } from '#contract/entities/invitation.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { openInvitedAccount } from '#server/features/accounts/invited-account.ts';
import type { Browser } from '#server/features/accounts/open-session.ts';
import { findUser } from '#server/features/accounts/queries.ts';
import { hashToken } from '#server/features/accounts/tokens.ts';
import { presentByline } from '#server/features/publications/present.ts';
import { invitedReview } from '#server/features/reviewing/read.ts';
import type { Services } from '#server/platform/services.ts';
import { ownHouse } from '#server/platform/shown-journals.ts';
import { isCompleted, isInvitationOpen, isRoundPaused, tellsOfPublication } from '#server/policy/index.ts';

/**
 * What the token of a mailed link opens: the review, its work, and the account that it invites. Throws `revision_retirada`
 * once the editors took it back, `enlace_no_valido` once the round is decided, it was declined or has expired, or the account
 * is no more, and `ronda_en_pausa` while the work is back with its authors.
 */
export async function openInvitation(services: Services, token: string) {
  const invited = await invitedReview(services, hashToken(token));
  if (!invited) throw refuse('enlace_no_valido');
  if (invited.review.fechaRetirada) throw refuse('revision_retirada');
  const { review, work } = invited;
  // Its text is its authors' draft meanwhile: the link opens again with the round.
  if (!review.declined && isRoundPaused(work, review)) throw refuse('ronda_en_pausa');
  if (!isInvitationOpen(work, review)) throw refuse('enlace_no_valido');
  const account = await findUser(services.db, review.revisorId);
  if (!account || account.fechaBloqueo) throw refuse('enlace_no_valido');
  const person: Person = { id: account.id, roles: account.roles, ambitos: account.ambitos };
  return { review, work, person, account };
}

/** Opens the account that was made for whom it invites. Throws as above, and `cuenta_abierta`. */
export async function openAccount(services: Services, { token, ...said }: OpenedAccount, browser: Browser) {
  const { person } = await openInvitation(services, token);
  return openInvitedAccount(services, person.id, said, browser);
}

/** What an invitation asks for, as far as whom it invites may know it. */
export async function readInvitation(services: Services, token: string): Promise<Invitation> {
  const { review, work, person, account } = await openInvitation(services, token);
  const { nombres, apellidos, email, invitadaDesde } = account;
  const { hidden, autor } = presentByline(work, person);
  const casa = ownHouse(services.settings, work);
  const accepted = review.estado !== 'PENDIENTE' || review.fechaAceptada !== null;
  return {
    reviewId: review.id,
    nombres,
    titulo: review.titulo,
    resumen: work.resumen,
    tipo: work.tipo,
    revistaId: work.revistaId,
    seccionId: work.seccionId,
    ...(casa && { casa }),
    palabrasClave: work.palabrasClave,
    idioma: work.idioma,
    autor: hidden ? null : autor,
    fechaLimite: review.fechaLimite?.toISOString() ?? null,
    vence: accepted ? null : (review.fechaInvitacionVence?.toISOString() ?? null),
    estado: isCompleted(review) ? 'COMPLETADA' : accepted ? 'ACEPTADA' : 'PENDIENTE',
    ...(tellsOfPublication(work, services.settings.of(work)) && { revisionPublica: true as const }),
    cuentaPorAbrir: invitadaDesde && { nombres, apellidos, email },
  };
}
