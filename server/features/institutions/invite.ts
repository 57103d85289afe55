import { v7 as uuid } from 'uuid';
import type { ManagedInstitution } from '#contract/entities/institution.ts';
import { mostOfInstitution, planLimits } from '#contract/institutions.ts';
import { refuse } from '#contract/refuse.ts';
import { dayMs, hourMs } from '#contract/time.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { findUserByEmail } from '#server/features/accounts/queries.ts';
import { takesOneMore } from '#server/features/membership/join.ts';
import {
  countInvitedToAnswer,
  deleteInvitation,
  findInvitation,
  findInvitations,
  isMemberAt,
  saveInvitation,
} from '#server/features/membership/member-queries.ts';
import { planInWords } from '#server/features/membership/month.ts';
import type { InstitutionRow } from '#server/features/membership/queries.ts';
import { mailText } from '#server/messages/mails.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import { holdManageable, readManageable } from './hold.ts';
import { presentManaged } from './read.ts';

/** How long an invitation may be answered. */
const invitationMs = 30 * dayMs;

interface Invited {
  email: string;
  responsable: boolean;
  by: string;
  language: Language;
}

/** Throws `limite_de_responsables`, saying what to do. */
export const tooManyInCharge = (services: Services, { nombre, plan }: InstitutionRow) =>
  refuse('limite_de_responsables', {
    values: { institucion: nombre, plan: planInWords(services, plan), maximo: planLimits[plan].responsables ?? 0 },
  });

/** Keeps the invitation and mails it: the account of that address answers it. In the transaction that holds the institution. */
export async function sendInvitation(
  services: Services,
  institution: InstitutionRow,
  { email, responsable, by, language }: Invited,
): Promise<void> {
  const { db, env } = services;
  const fecha = new Date();
  const expiresAt = new Date(fecha.getTime() + invitationMs);
  const kept = { id: uuid(), institucionId: institution.id, email, responsable, invitaId: by, fecha, expiresAt };
  const id = await saveInvitation(db, kept);
  const account = await findUserByEmail(db, email);
  const enlace = publicAddress(env, '/institucion', { invitacion: id });
  const kind = responsable ? 'institutionInvitedToAnswer' : 'institutionInvited';
  const values = { institucion: institution.nombre, enlace, dias: String(Math.round(invitationMs / dayMs)) };
  const mail = mailText(kind, account?.preferencias.language ?? language, values);
  await sendMail(services, { para: email, secreto: false, enviadoPorId: by, ...mail });
  await record(db, { type: 'institution.invited', userId: by, datos: { institucion: institution.nombre } });
}

/**
 * Invites an address; invited twice, the second is the one that holds. Throws `no_encontrado`, `institucion_cerrada`,
 * `limite_de_responsables`, `invitaciones_de_institucion`, and `datos_no_validos` where they are a member already or were written to
 * just now.
 */
export async function inviteToInstitution(
  services: Services,
  viewer: Person,
  id: string,
  { email, responsable }: { email: string; responsable: boolean },
  language: Language,
): Promise<ManagedInstitution> {
  const { db, transact } = services;
  return transact(async () => {
    const institution = await holdManageable(services, viewer, id);
    if (institution.fechaCierre) throw refuse('institucion_cerrada');
    if (await isMemberAt(db, id, email))
      throw refuse('datos_no_validos', { errors: [{ field: 'email', code: 'ya_es_miembro' }] });
    const waiting = await findInvitations(db, id);
    const before = waiting.find((each) => each.email === email);
    const isTheSame = before?.responsable === responsable;
    if (before && isTheSame && before.fecha.getTime() > Date.now() - hourMs)
      throw refuse('datos_no_validos', { errors: [{ field: 'email', code: 'invitacion_reciente' }] });
    if (!before && waiting.length >= mostOfInstitution.invitations)
      throw refuse('invitaciones_de_institucion', { values: { maximo: mostOfInstitution.invitations } });
    if (responsable && !(await takesOneMore(services, institution, await countInvitedToAnswer(db, id, email))))
      throw tooManyInCharge(services, institution);
    await sendInvitation(services, institution, { email, responsable, by: viewer.id, language });
    return presentManaged(services, institution);
  });
}

/** Takes back an invitation that nobody answered; done twice it is done. Throws `no_encontrado`. */
export async function withdrawInvitation(
  services: Services,
  viewer: Person,
  { id, invitacionId }: { id: string; invitacionId: string },
): Promise<ManagedInstitution> {
  const { db, transact } = services;
  await transact(async () => {
    const { nombre } = await holdManageable(services, viewer, id);
    const row = await findInvitation(db, invitacionId);
    if (row?.institucionId === id && (await deleteInvitation(db, invitacionId)))
      await record(db, { type: 'institution.invitationWithdrawn', userId: viewer.id, datos: { institucion: nombre } });
  });
  return presentManaged(services, await readManageable(services, viewer, id));
}
