import type { NewByline } from '#contract/entities/byline.ts';
import type { Fault, FaultCode } from '#contract/faults.ts';
import { refuse } from '#contract/refuse.ts';
import { findUser } from '#server/features/accounts/queries.ts';
import { countOutward } from '#server/platform/mail/outward.ts';
import type { Services } from '#server/platform/services.ts';
import { canWriteToOthers } from '#server/policy/index.ts';
import { stateOf } from './invitation-state.ts';
import { invitationMs, invite, type Offer } from './invite.ts';
import {
  cancelInvitations,
  countInvitationsElsewhere,
  findInvitations,
  holdInvitationsBy,
  type InvitationRow,
  reviveInvitation,
} from './queries.ts';

const hourMs = 3_600_000;
/** Invitations of a work that wait for an answer. */
const mostPending = 20;
/** Works that one address is invited to within an hour, so that nobody can fill another's mailbox. */
export const mostAnHour = 5;

/** Invitations that one person sends within an hour, from all their works: what is sent is partly their own words. */
export const mostOfOne = 30;

type Invited = Pick<NewByline['autores'][number], 'nombres' | 'invitar'> & {
  email: string;
  /** Their place in what was sent. */
  place: number;
  /** The byline had them already. */
  known: boolean;
};

/**
 * Brings the invitations of a work in step with its byline: who is new in it is written to, and who is to be asked again;
 * the links of who is no longer in it end. One address is written to once an hour at most: throws `datos_no_validos`
 * where another mail would be due sooner, and where too many wait for an answer or were sent by one person; `confirma_tu_correo` to whose
 * address is not confirmed, and `correos_en_pausa`.
 */
export async function inviteByline(services: Services, offer: Offer, invited: readonly Invited[]): Promise<void> {
  const { db } = services;
  const emails = invited.map(({ email }) => email);
  const before = new Map((await findInvitations(db, offer.publicacionId)).map((each) => [each.email, each]));
  await cancelInvitations(db, offer.publicacionId, emails);
  for (const author of invited) await inviteAuthor(services, offer, author, before.get(author.email));
  const now = await findInvitations(db, offer.publicacionId);
  const waiting = now.filter((each) => !each.fechaAceptada && stateOf(each) === 'PENDIENTE');
  if (waiting.length > mostPending) throw faulty('autores', 'invitaciones_pendientes', { maximo: mostPending });
}

async function inviteAuthor(services: Services, offer: Offer, author: Invited, last: InvitationRow | undefined) {
  const { email, place, known, invitar } = author;
  if (last && known && !invitar) return;
  if (last && Date.now() - last.fecha.getTime() < hourMs) {
    // Taken out of the byline and put back: the mail that they have is good again.
    if (!known && !last.fechaAceptada && !last.fechaDeclinada)
      return reviveInvitation(services.db, last, new Date(last.fecha.getTime() + invitationMs));
    throw faulty(`autores.${place}.email`, 'invitacion_reciente');
  }
  const inviter = await findUser(services.db, offer.invitaId);
  if (!inviter || !canWriteToOthers(inviter)) throw refuse('confirma_tu_correo');
  const since = new Date(Date.now() - hourMs);
  if ((await holdInvitationsBy(services.db, offer.invitaId, since)) >= mostOfOne)
    throw faulty(`autores.${place}.email`, 'invitaciones_tuyas');
  if ((await countInvitationsElsewhere(services.db, email, offer.publicacionId, since)) >= mostAnHour)
    throw faulty(`autores.${place}.email`, 'invitaciones_suyas');
  if (!(await countOutward(services.db, email))) throw refuse('correos_en_pausa');
  await invite(services, offer, author, inviter.preferencias.language ?? 'es');
}

const faulty = (field: string, code: FaultCode, values: Fault['values'] = {}) =>
  refuse('datos_no_validos', { errors: [{ field, code, values }] });
