/** Leaving an institution, and what follows where it was the last who answered for it. */
import { record } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { countMembers, findMembership, updateMember } from './member-queries.ts';
import { type InstitutionRow, lockInstitution } from './queries.ts';

/** Administrators are told where nobody answers for it any more: nothing of it ends by that. */
export async function tellWithoutCharge(
  { db }: Pick<Services, 'db'>,
  { id, nombre }: Pick<InstitutionRow, 'id' | 'nombre'>,
  by: string | null,
): Promise<void> {
  if ((await countMembers(db, id)).responsables === 0)
    await record(db, { type: 'institution.withoutCharge', userId: by, datos: { institucion: nombre } });
}

/** Who erases their account leaves their institution; before their rows go. */
export async function leaveOnErasure(services: Services, userId: string, by: string): Promise<void> {
  const { db } = services;
  const member = await findMembership(db, userId);
  const institution = member && (await lockInstitution(db, member.institucionId));
  if (!institution) return;
  await updateMember(db, userId, { responsable: false, fechaSalida: new Date() });
  await record(db, { type: 'institution.left', userId: by, datos: { institucion: institution.nombre } });
  if (member.responsable) await tellWithoutCharge(services, institution, by);
}
