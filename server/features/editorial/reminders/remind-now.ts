/** Reminding reviewers by hand: at most once a day and review, and besides what the platform sends by itself. */
import { awayUntil } from '#contract/absence.ts';
import type { Reminder } from '#contract/entities/editorial.ts';
import { refuse } from '#contract/refuse.ts';
import { dayMs } from '#contract/time.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { findUser } from '#server/features/accounts/queries.ts';
import { answeredBy } from '#server/features/publications/answered-by.ts';
import { lockWork } from '#server/features/publications/queries.ts';
import { readableReview } from '#server/features/reviewing/read.ts';
import { signedBy } from '#server/messages/mail-frame.ts';
import { remindedByHand } from '#server/messages/reminders.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import { isTheirAct, isUnanswered, reviewActions } from '#server/policy/index.ts';
import { deadlineEvent, deadlineMail } from './deadline-reminder.ts';
import { markReminded } from './queries.ts';

/** What each would be mailed now, or why they would not. It sends nothing. Throws `no_encontrado` and `sin_permiso`. */
export async function previewReminders(services: Services, viewer: Person, ids: readonly string[]) {
  const now = new Date();
  const recordatorios: Reminder[] = [];
  for (const id of new Set(ids)) recordatorios.push((await prepare(services, viewer, id, now)).told);
  return { recordatorios };
}

/**
 * Reminds the reviewers of these reviews, each in a transaction of its own; who cannot be reminded now is told with why.
 * Throws `no_encontrado` and `sin_permiso`, and then reminds nobody.
 */
export async function remindReviewersNow(services: Services, viewer: Person, ids: readonly string[]) {
  const now = new Date();
  const reviews: AskedReview[] = [];
  for (const id of new Set(ids)) reviews.push((await remindableBy(services, viewer, id)).review);
  const recordatorios: Reminder[] = [];
  for (const review of reviews) recordatorios.push(await remind(services, viewer, review, now));
  return { recordatorios };
}

interface AskedReview {
  id: string;
  publicacionId: string;
}

function remind(services: Services, viewer: Person, { id, publicacionId }: AskedReview, now: Date): Promise<Reminder> {
  const { db, transact } = services;
  return transact(async () => {
    // With the work's row held, it is neither handed in nor reminded of meanwhile.
    await lockWork(db, publicacionId);
    const { told, mail, to, due, work } = await prepare(services, viewer, id, now);
    if (!mail) return told;
    if (!(await markReminded(db, id, now, dayBefore(now)))) return { ...told, impide: 'RECIENTE', correo: null };
    const { datos, ...event } = deadlineEvent(due, now);
    await record(db, { ...event, userId: viewer.id, datos: { ...datos, cuenta: to.id } });
    const replies = await answeredBy(services, work);
    await sendMail(services, { para: to.email, secreto: false, publicacionId, ...replies, ...mail });
    return { ...told, ultimo: now.toISOString() };
  });
}

const dayBefore = (now: Date) => new Date(now.getTime() - dayMs);

async function remindableBy(services: Services, viewer: Person, id: string) {
  const found = await readableReview(services, viewer, id);
  if (!isTheirAct('RECORDAR', viewer, found.work, found.review)) throw refuse('sin_permiso');
  return found;
}

/** The reminder as it would go out now, and to whom; without a mail where it would not. */
async function prepare(services: Services, viewer: Person, id: string, now: Date) {
  const { review, work } = await remindableBy(services, viewer, id);
  const { titulo, publicacionId, fechaLimite, fechaRecordatorio } = review;
  const to = await findUser(services.db, review.revisorId);
  const whyNot = (): Reminder['impide'] => {
    if (!reviewActions(viewer, work, review).includes('RECORDAR')) return 'CERRADA';
    if (!to || to.fechaBloqueo) return 'BLOQUEADA';
    if (to.sinRecordatorios) return 'SIN_RECORDATORIOS';
    if (awayUntil(to, now)) return 'AUSENTE';
    if (!to.fechaVerificacion) return 'SIN_CONFIRMAR';
    if (!fechaLimite) return 'SIN_PLAZO';
    return fechaRecordatorio && fechaRecordatorio > dayBefore(now) ? 'RECIENTE' : null;
  };
  const impide = whyNot();
  const { nombres, apellidos } = review.revisor;
  const told = {
    reviewId: id,
    revisor: `${nombres} ${apellidos}`.trim(),
    ultimo: fechaRecordatorio?.toISOString() ?? null,
    impide,
  };
  if (impide || !to || !fechaLimite) return { told: { ...told, correo: null } };
  const due = { reviewId: id, publicacionId, titulo, fechaLimite, sinRespuesta: isUnanswered(review) };
  const language = to.preferencias.language ?? 'es';
  const words = { language, nombre: to.nombres, now, pie: remindedByHand[language] };
  const mail = await deadlineMail(services, due, words);
  const { asunto, texto } = signedBy(services.settings.of(work), mail, publicAddress(services.env, ''));
  return { told: { ...told, correo: { asunto, texto } }, mail, to, due, work };
}
