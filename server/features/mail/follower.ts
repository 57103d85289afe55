/** Who asks for mails of the outbox, with what decides which of them are shown. */
import { authorsKnowReviewers, type Viewer } from '#server/policy.ts';
import type { Services } from '#server/services.ts';

export interface Follower {
  viewer: NonNullable<Viewer>;
  /** Authors must not know who reviews them. */
  hidesReviewers: boolean;
}

export const followerOf = ({ settings }: Pick<Services, 'settings'>, viewer: NonNullable<Viewer>): Follower => ({
  viewer,
  hidesReviewers: !authorsKnowReviewers(settings.get().identidadRevision),
});
