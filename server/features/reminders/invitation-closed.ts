/** What follows when an invitation to review has come to nothing: the work may need somebody else. */
import type { Services } from '#server/services.ts';

export interface ClosedInvitation {
  publicacionId: string;
  ronda: number;
  /** Who will not review it. */
  revisorId: string;
}
type Follow = (services: Services, closed: ClosedInvitation) => Promise<void>;

const followers = new Set<Follow>();

/** Has `follow` called for each invitation that is closed, in its transaction and with the work's row locked. */
export function onInvitationClosed(follow: Follow): void {
  followers.add(follow);
}

/** Called by what closes an invitation, in its transaction and with the work's row locked. */
export async function invitationClosed(services: Services, closed: ClosedInvitation): Promise<void> {
  for (const follow of followers) await follow(services, closed);
}
