/** Who answers for an institution, and leaving it. */
import type { ManagedInstitution } from '#contract/entities/institution.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { takesOneMore, tellOfMembers } from '#server/features/accounts/membership/join.ts';
import { tellWithoutCharge } from '#server/features/accounts/membership/leave.ts';
import { findMembership, updateMember } from '#server/features/accounts/membership/member-queries.ts';
import { type InstitutionRow, lockInstitution } from '#server/features/accounts/membership/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { canRemoveMember, isOwnMembership } from '#server/policy/index.ts';
import { holdManageable, readManageable } from './hold.ts';
import { tooManyInCharge } from './invite.ts';
import { presentManaged } from './read.ts';

interface Place {
  id: string;
  userId: string;
}

/** Lets a member answer for it, or no longer. Throws `no_encontrado`, `limite_de_responsables`. */
export async function changeMember(
  services: Services,
  viewer: Person,
  { id, userId }: Place,
  responsable: boolean,
): Promise<ManagedInstitution> {
  const { db, transact } = services;
  return transact(async () => {
    const institution = await holdManageable(services, viewer, id);
    const member = await findMembership(db, userId);
    if (member?.institucionId !== id) throw refuse('no_encontrado');
    if (member.responsable !== responsable) {
      if (responsable && !(await takesOneMore(services, institution))) throw tooManyInCharge(services, institution);
      await updateMember(db, userId, { responsable });
      const type = responsable ? 'institution.chargeGiven' : 'institution.chargeTaken';
      await record(db, { type, userId: viewer.id, datos: { institucion: institution.nombre, cuenta: userId } });
      if (!responsable) await tellWithoutCharge(services, institution, viewer.id);
    }
    return presentManaged(services, await whatIsLeft(services, viewer, institution));
  });
}

/** Who gave up their own charge sees of it what it was as they did. */
const whatIsLeft = (services: Services, viewer: Person, institution: InstitutionRow) =>
  // To read it is refused to them from now on.
  readManageable(services, viewer, institution.id).catch(() => institution);

/** Whoever leaves stays out of it until they are invited. Throws `no_encontrado`. */
export async function removeMember(services: Services, viewer: Person, { id, userId }: Place): Promise<void> {
  const { db, transact } = services;
  await transact(async () => {
    const institution = await lockInstitution(db, id);
    const own = await findMembership(db, viewer.id);
    const member = isOwnMembership(viewer, userId) ? own : await findMembership(db, userId);
    if (!institution || member?.institucionId !== id || !canRemoveMember(viewer, { id, userId }, own))
      throw refuse('no_encontrado');
    await updateMember(db, userId, { responsable: false, fechaSalida: new Date() });
    const type = isOwnMembership(viewer, userId) ? 'institution.left' : 'institution.removed';
    await record(db, { type, userId: viewer.id, datos: { institucion: institution.nombre, cuenta: userId } });
    if (member.responsable) await tellWithoutCharge(services, institution, viewer.id);
    await tellOfMembers(services);
  });
}
