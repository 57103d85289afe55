import type { reviewCalls } from '#contract/calls/reviews.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/services.ts';
import { answerReview } from './answer.ts';
import { assignReviewer } from './assign.ts';
import { createReview } from './create.ts';
import { declineReview } from './decline.ts';
import { listAllReviews, listMyReviews, listReviewsOf } from './read.ts';
import { suggest } from './suggest.ts';
import { changeReview } from './update.ts';

export function reviewRoutes(services: Services): Pick<Handlers, keyof typeof reviewCalls> {
  return {
    listReviews: ({ viewer, query }) => listAllReviews(services, viewer, query),
    myReviews: ({ viewer, query }) => listMyReviews(services, viewer, query),
    reviewsOfPublication: ({ viewer, params, query }) => listReviewsOf(services, viewer, params.id, query),
    assignReviewer: ({ viewer, params, body }) => assignReviewer(services, viewer, params.id, body),
    createReview: ({ viewer, body }) => createReview(services, viewer, body),
    updateReview: ({ viewer, params, body: { historialCambios: _, ...changes } }) =>
      changeReview(services, viewer, params.id, changes),
    answerReview: ({ viewer, params, body }) => answerReview(services, viewer, params.id, body),
    declineReview: ({ viewer, params, body }) => declineReview(services, viewer, params.id, body.motivo),
    suggest: ({ viewer, body }) => suggest(services, viewer, body),
  };
}
