import { inviteToInstitution } from '#server/features/journals/institutions/invite.ts';
import { answerInvitation, readMine } from '#server/features/journals/institutions/mine.ts';
import { changeInstitution, createInstitution } from '#server/features/journals/institutions/write.ts';
import type { Services } from '#server/platform/services.ts';
import { type Cast, playerOf } from '../cast.ts';
import { dateInstitution, dateMembers } from './dating-queries.ts';
import { costaVerde } from './institution.ts';

/** An institution with these journals as an administrator sets it up; who is not of its domains is invited, and accepts. */
export async function loadInstitution(services: Services, cast: Cast, revistas: string[]): Promise<void> {
  const admin = playerOf(cast, 'admin');
  const { made, descripcion, enlace, founded, joined, invited } = costaVerde;
  const { id } = await createInstitution(services, admin, { ...made, ror: null, solicitudId: null });
  await changeInstitution(services, admin, id, { descripcion, enlace, revistas });
  await dateInstitution(services.db, id, founded);
  for (const { persona, responsable } of invited) {
    const who = playerOf(cast, persona);
    const email = cast.get(persona)?.email ?? '';
    await inviteToInstitution(services, admin, id, { email, responsable }, 'es');
    for (const { id: invitation } of (await readMine(services, who)).invitaciones)
      await answerInvitation(services, who, invitation, true);
  }
  await dateMembers(services.db, joined);
}
