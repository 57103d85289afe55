/** What somebody has to do with institutions: theirs, and those that invite them. */
import type { MyInstitution } from '#contract/entities/institution.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { findUser, lockUser } from '#server/features/accounts/queries.ts';
import { join, takesOneMore } from '#server/features/membership/join.ts';
import {
  countMembers,
  deleteInvitation,
  findInvitation,
  findInvitationsTo,
  findMembership,
  updateMember,
} from '#server/features/membership/member-queries.ts';
import { readMonth } from '#server/features/membership/month.ts';
import { findInstitution, lockInstitution } from '#server/features/membership/queries.ts';
import type { Services } from '#server/platform/services.ts';

/** An address as who has another may see it: `a…@universidad.edu`. */
const veiled = (email: string): string => `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;

/** `asked`: the invitation by whose mail they came, of which is said where it is for another address. */
export async function readMine(services: Services, viewer: Person, asked?: string): Promise<MyInstitution> {
  const { db } = services;
  const user = await findUser(db, viewer.id);
  if (!user) throw refuse('sesion_caducada');
  const membership = await findMembership(db, viewer.id);
  const found = membership && (await findInstitution(db, membership.institucionId));
  // Of one that is closed nobody is a member.
  const institution = found && !found.fechaCierre ? found : undefined;
  const invitation = asked ? await findInvitation(db, asked) : undefined;
  // What is sent to an address that nobody has confirmed may be somebody else's.
  const invited = user.fechaVerificacion ? await findInvitationsTo(db, user.email) : [];
  const now = Date.now();
  return {
    institucion:
      membership && institution
        ? {
            id: institution.id,
            clave: institution.clave,
            nombre: institution.nombre,
            plan: institution.plan,
            responsable: membership.responsable,
            por: membership.por,
            desde: membership.fecha.toISOString(),
            mes: await readMonth(services, institution),
            unicaResponsable: membership.responsable && (await countMembers(db, institution.id)).responsables === 1,
          }
        : null,
    invitaciones: invited.map(({ invitation: { id, responsable, expiresAt }, nombre }) => ({
      ...{ id, responsable, institucion: nombre },
      caduca: expiresAt.toISOString(),
      caducada: expiresAt.getTime() <= now,
    })),
    sinConfirmar: !user.fechaVerificacion,
    deOtraDireccion: invitation && invitation.email !== user.email ? veiled(invitation.email) : null,
  };
}

/**
 * Accepts or declines an invitation, whose address has to be the account's and confirmed. Where the plan takes no more persons in
 * charge by now, they become a member all the same. Throws `no_encontrado`, `invitacion_de_otra_direccion`,
 * `invitacion_sin_confirmar`, `invitacion_caducada`, `institucion_cerrada`, `otra_institucion`.
 */
export async function answerInvitation(
  services: Services,
  viewer: Person,
  id: string,
  acepta: boolean,
): Promise<MyInstitution> {
  const { db, transact } = services;
  await transact(async () => {
    const user = await lockUser(db, viewer.id);
    const seen = await findInvitation(db, id);
    if (!user || !seen) throw refuse('no_encontrado');
    if (seen.email !== user.email)
      throw refuse('invitacion_de_otra_direccion', { values: { correo: veiled(seen.email) } });
    if (!user.fechaVerificacion) throw refuse('invitacion_sin_confirmar');
    const institution = await lockInstitution(db, seen.institucionId);
    // Whoever invites and withdraws holds the institution: what was seen before may be gone.
    const invitation = await findInvitation(db, id);
    if (!institution || !invitation) throw refuse('no_encontrado');
    const datos = { institucion: institution.nombre };
    if (!acepta) {
      await deleteInvitation(db, id);
      const cuenta = invitation.invitaId;
      await record(db, { type: 'institution.invitationDeclined', userId: user.id, datos: { ...datos, cuenta } });
      return;
    }
    if (institution.fechaCierre) throw refuse('institucion_cerrada');
    if (invitation.expiresAt.getTime() <= Date.now()) throw refuse('invitacion_caducada');
    const now = await findMembership(db, user.id);
    const other = now && now.institucionId !== institution.id && (await findInstitution(db, now.institucionId));
    if (other && !other.fechaCierre) throw refuse('otra_institucion', { values: { institucion: other.nombre } });
    await deleteInvitation(db, id);
    // Of one that is closed nobody is a member.
    if (other) await updateMember(db, user.id, { responsable: false, fechaSalida: new Date() });
    else if (now) return;
    const responsable = invitation.responsable && (await takesOneMore(services, institution));
    await join(services, { userId: user.id, institution, por: 'INVITACION', responsable, by: user.id });
  });
  return readMine(services, viewer);
}
