import { refuse } from '#contract/refuse.ts';
import { hourMs } from '#contract/time.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { findUser } from '#server/features/accounts/queries.ts';
import { hashToken, newToken } from '#server/features/accounts/tokens.ts';
import { updateReview } from '#server/features/reviewing/queries.ts';
import { lockReadableReview, readReview } from '#server/features/reviewing/read.ts';
import { whyClosed } from '#server/features/reviewing/why-closed.ts';
import { countWithin } from '#server/platform/http/rate-limit.ts';
import { discardFailed, withholdLinks } from '#server/platform/mail/outbox.ts';
import { countOutward } from '#server/platform/mail/outward.ts';
import type { Services } from '#server/platform/services.ts';
import { canSendAgain, isTheirAct, isUnanswered } from '#server/policy/index.ts';
import { answerBy } from './answer-by.ts';
import { mailInvitation } from './invite.ts';

/** An hour, so that nobody fills a mailbox: one that fails at once may be sent again twice. */
const mostAnHour = 2;

/**
 * Mails an invitation to review that nobody has answered once more, with a link of its own and all the time to answer: that of
 * the mail before no longer works, which waits no more where it had not left. Throws `no_encontrado`, `sin_permiso`,
 * `ronda_decidida`, `ronda_en_pausa`, `revision_retirada`, `revision_declinada`, `invitacion_respondida`, `revisor_bloqueado`,
 * `correos_en_pausa` and `demasiadas_peticiones`.
 */
export async function resendInvitation(services: Services, viewer: Person, id: string) {
  const { db, transact, settings } = services;
  await transact(async () => {
    // With the work's row held it is neither answered nor taken back meanwhile.
    const { review, work } = await lockReadableReview(services, viewer, id);
    if (!isTheirAct('RETIRAR', viewer, work, review)) throw refuse('sin_permiso');
    if (!canSendAgain(viewer, work, review))
      throw whyClosed(work, review, isUnanswered(review) ? 'revision_declinada' : 'invitacion_respondida');
    const { revisorId, indicaciones } = review;
    const person = await findUser(db, revisorId);
    if (!person || person.fechaBloqueo) throw refuse('revisor_bloqueado');
    if (!(await countOutward(db, person.email))) throw refuse('correos_en_pausa');
    if ((await countWithin(db, `invitation again ${id}`, hourMs)).current > mostAnHour)
      throw refuse('demasiadas_peticiones');
    const [now, token] = [new Date(), newToken()];
    const fechaLimite = review.fechaLimite ?? null;
    const fechaInvitacionVence = answerBy({ now, absence: person }, settings.of(work), fechaLimite);
    await withholdLinks(db, { userId: revisorId, publicacionId: work.id });
    await discardFailed(db, id);
    await updateReview(db, id, { invitacionHash: hashToken(token), fechaInvitacionVence });
    const invited = { id, revisorId, fechaLimite, fechaInvitacionVence, token, indicaciones };
    await mailInvitation(services, { ...work, titulo: review.titulo }, invited);
    const datos = { titulo: review.titulo, cuenta: revisorId };
    await record(db, {
      type: 'review.invitedAgain',
      userId: viewer.id,
      publicacionId: work.id,
      reviewId: id,
      datos,
    });
  });
  return readReview(services, viewer, id);
}
