/** Who answers for an institution, and what of it is whose. To answer for one opens no work, no review and no name of either. */
import { administers } from '#contract/roles.ts';
import type { Person } from '#contract/workflow.ts';

/** Of which institution somebody is a member now, and whether they answer for it. */
export interface Membership {
  institucionId: string;
  responsable: boolean;
}

/** Its members, invitations and what its page says: who answers for it, and administrators. */
export const canManageInstitution = (person: Person, id: string, membership: Membership | undefined): boolean =>
  administers(person) || (membership?.institucionId === id && membership.responsable);

/** Its plan, name, domains and journals; and that it is closed. */
export const canChangeInstitution = (person: Person): boolean => administers(person);

/** Everybody may leave theirs; who answers for it, and administrators, may take out others. */
export const canRemoveMember = (
  person: Person,
  { id, userId }: { id: string; userId: string },
  membership: Membership | undefined,
): boolean => person.id === userId || canManageInstitution(person, id, membership);
