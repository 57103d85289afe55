/** Who asks for mails of the outbox, with what decides which of them are shown. */
import { signsBlind, signsDiscussed } from '#server/features/publications/scope.ts';
import type { Services } from '#server/platform/services.ts';
import type { Viewer } from '#server/policy/index.ts';

export interface Follower {
  viewer: NonNullable<Viewer>;
  /** Signs a work whose authors must not know who reviews it, or that its reviewers discuss it. */
  signsHidden: boolean;
}

/** The viewer as somebody who asks for mails of the outbox. */
export const followerOf = async (
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  viewer: NonNullable<Viewer>,
): Promise<Follower> => ({
  viewer,
  signsHidden:
    (await signsBlind(db, viewer.id)) || (await signsDiscussed(db, viewer.id, settings.get().discusionEntreRevisores)),
});
