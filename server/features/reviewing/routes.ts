import type { reviewCalls } from '#contract/calls/reviews.ts';
import { type Handlers, readingEarly } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { acceptReview } from './accept.ts';
import { answerReview } from './answer.ts';
import { assignReviewer } from './assign.ts';
import { attachFile, changeAttachment, removeAttachment, sendAttachment } from './attach.ts';
import { createReview } from './create.ts';
import { declineWithReasons } from './decline-with-reasons.ts';
import { resendInvitation } from './invitations/send-again.ts';
import { takeBackReview } from './invitations/take-back.ts';
import { previewReview } from './preview.ts';
import {
  findReviewed,
  findWithReviews,
  listAllReviews,
  listMyReviews,
  listReviewsOf,
  readReview,
  readWithReviews,
} from './read.ts';
import { suggest } from './suggest.ts';
import { changeReview } from './update.ts';

export function reviewRoutes(services: Services): Pick<Handlers, keyof typeof reviewCalls | 'getPublication'> {
  return {
    getPublication: readingEarly(
      ({ params }) => findWithReviews(services, params.id),
      ({ viewer, params, query }, begun) => readWithReviews(services, viewer, params.id, query.idioma, begun),
    ),
    listReviews: ({ viewer, query }) => listAllReviews(services, viewer, query),
    myReviews: ({ viewer, query }) => listMyReviews(services, viewer, query),
    reviewsOfPublication: readingEarly(
      ({ params }) => findReviewed(services, params.id),
      ({ viewer, params, query }, begun) => listReviewsOf(services, viewer, params.id, query, begun),
    ),
    assignReviewer: ({ viewer, params, body }) => assignReviewer(services, viewer, params.id, body),
    createReview: ({ viewer, body }) => createReview(services, viewer, body),
    updateReview: ({ viewer, params, body: { historialCambios: _, ...changes } }) =>
      changeReview(services, viewer, params.id, changes),
    answerReview: ({ viewer, params, body }) => answerReview(services, viewer, params.id, body),
    getReview: ({ viewer, params }) => readReview(services, viewer, params.id),
    previewReview: ({ viewer, params, body }) => previewReview(services, viewer, params.id, body),
    acceptReview: ({ viewer, params }) => acceptReview(services, viewer, params.id),
    declineReview: ({ viewer, params, body }) => declineWithReasons(services, viewer, params.id, body),
    takeBackReview: ({ viewer, params, body }) => takeBackReview(services, viewer, params.id, body),
    resendInvitation: ({ viewer, params }) => resendInvitation(services, viewer, params.id),
    uploadReviewFile: ({ viewer, params, query, body }) => attachFile(services, viewer, params.id, query, body),
    changeReviewFile: ({ viewer, params, body }) => changeAttachment(services, viewer, params.id, body),
    removeReviewFile: async ({ viewer, params }) => {
      await removeAttachment(services, viewer, params.id);
      return undefined;
    },
    downloadReviewFile: ({ viewer, params }) => sendAttachment(services, viewer, params.id),
    suggest: ({ viewer, body }) => suggest(services, viewer, body),
  };
}
