import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { NewInvitation } from '#contract/entities/invitation.ts';
import type { FaultCode } from '#contract/faults.ts';
import { canGather } from '#contract/gathered-chapters.ts';
import { refuse } from '#contract/refuse.ts';
import { hourMs } from '#contract/time.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { accountToInvite } from '#server/features/accounts/invited-account.ts';
import { findByCredential, findUser, type UserRow } from '#server/features/accounts/queries.ts';
import { mostOfOne } from '#server/features/publications/byline/invite-byline.ts';
import { findByline } from '#server/features/publications/byline-queries.ts';
import { checkAction } from '#server/features/publications/check-action.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { lockReadableWork } from '#server/features/publications/read.ts';
import { giveReview } from '#server/features/reviewing/assign.ts';
import { checkConflicts, refuseConflicts } from '#server/features/reviewing/conflicts/check.ts';
import { findChaptersSignedAt } from '#server/features/reviewing/conflicts/queries.ts';
import { readReview } from '#server/features/reviewing/read.ts';
import { countWithin } from '#server/platform/http/rate-limit.ts';
import { countOutward } from '#server/platform/mail/outward.ts';
import type { Services } from '#server/platform/services.ts';
import { canBeInvited, canGiveReviewTo, canWriteToOthers, isKnownByAddress } from '#server/policy/index.ts';

/**
 * Asks whoever has an address to review a work (docs/specification.md 8). Where it is nobody's account one is made, which
 * reads that work alone and is in no list of people until it is opened by the link; an account without the role REVISOR reads
 * it besides what it read before. Throws `no_encontrado`, `sin_permiso`, `fuera_de_revision`,
 * `revisor_no_valido`, `revisor_repetido` and `conflicto_de_interes`, all about `email`; `confirma_tu_correo`,
 * `correos_en_pausa`, and `datos_no_validos` to who invites too many.
 */
export async function inviteByMail(
  services: Services,
  viewer: Person,
  id: string,
  asked: NewInvitation,
): Promise<CallAnswer<Calls['inviteByMail']>> {
  const { db, env } = services;
  const { email, fechaLimite, indicaciones: comentarios, motivoConflicto } = asked;
  const { reviewId, cuenta } = await services.transact(async () => {
    const work = await lockReadableWork(services, viewer, id);
    checkAction(services, viewer, work, 'CREAR_REVISION', 'fuera_de_revision');
    await refuseSignatory(services, work, email);
    await refuseUnconfirmedMerged(services, email);
    const [user, whence] = await accountToInvite(services, asked);
    if (user.fechaBloqueo) throw faulty('revisor_no_valido', 'cuenta_bloqueada');
    const isStranger = !canGiveReviewTo(viewer, user, work);
    if (isStranger) {
      checkStranger(user, work);
      await countInvitation(services, viewer, email);
    }
    const given = { revisorId: user.id, motivoConflicto };
    const inSpite = await checkConflicts(services, viewer, work, given, 'email');
    const reviewId = await giveReview(
      services,
      work,
      { ...given, fechaLimite, comentarios },
      viewer.id,
      inSpite,
      'email',
    );
    const { titulo } = work;
    const about = { userId: viewer.id, publicacionId: id, reviewId };
    if (isStranger) await record(db, { type: 'review.invitedByMail', ...about, datos: { titulo, cuenta: user.id } });
    return { reviewId, cuenta: standingOf(user, whence) };
  });
  return { revision: await readReview(services, viewer, reviewId), cuenta, enCorreo: env.SMTP_URL !== undefined };
}

type Standing = CallAnswer<Calls['inviteByMail']>['cuenta'];
const standingOf = ({ invitadaDesde }: UserRow, whence: 'made' | 'found'): Standing =>
  whence === 'made' ? 'NUEVA' : invitadaDesde ? 'POR_ABRIR' : 'ABIERTA';

/** Who signs a work, or a chapter of a book, may be in its byline by an address alone, without an account. Of chapters none is named. */
async function refuseSignatory({ db }: Services, work: Work, email: string): Promise<void> {
  const wrote = { tipo: 'AUTORIA' as const, con: '', institucion: null, anio: null, declaradoPor: null, nota: '' };
  const author = (await findByline(db, work.id)).find((each) => each.email?.toLowerCase() === email);
  if (author) throw refuseConflicts([{ ...wrote, con: `${author.nombres} ${author.apellidos}`.trim() }], 'email');
  const chapters = canGather(work.tipo) ? await findChaptersSignedAt(db, work.id, email) : [];
  if (chapters.length === 0) return;
  throw refuseConflicts(
    chapters.map(({ titulo }) => ({ ...wrote, capitulo: titulo })),
    'email',
  );
}

/**
 * The address of a merged account finds the account that stays; where nobody ever confirmed it, it may be somebody else's than
 * that person's, whom the editor means.
 */
async function refuseUnconfirmedMerged({ db }: Services, email: string): Promise<void> {
  const at = await findByCredential(db, email);
  if (at?.unidaAId && !at.fechaVerificacion) throw faulty('revisor_no_valido', 'direccion_sin_confirmar');
}

/** An account that is in use and whose address nobody has confirmed may be somebody else's than whom the editor means. */
function checkStranger(user: UserRow, work: Work): void {
  if (!canBeInvited(user, work)) throw faulty('revisor_no_valido', 'no_puede_revisarla');
  if (!isKnownByAddress(user)) throw faulty('revisor_no_valido', 'direccion_sin_confirmar');
}

/** Mails to who is no reviewer here are counted, by who sends them, whom they reach and in all. */
async function countInvitation({ db }: Services, viewer: Person, email: string): Promise<void> {
  const inviter = await findUser(db, viewer.id);
  if (!inviter || !canWriteToOthers(inviter)) throw refuse('confirma_tu_correo');
  const { current } = await countWithin(db, `invitations to review by ${viewer.id}`, hourMs);
  if (current > mostOfOne) throw faulty('datos_no_validos', 'invitaciones_tuyas');
  if (!(await countOutward(db, email))) throw refuse('correos_en_pausa');
}

const faulty = (code: 'revisor_no_valido' | 'datos_no_validos', fault: FaultCode) =>
  refuse(code, { errors: [{ field: 'email', code: fault }] });
