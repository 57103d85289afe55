import type { Handlers } from '#server/platform/http/register-call.ts';
import { hidesMail } from '#server/policy.ts';
import type { Services } from '#server/services.ts';
import { presentMail } from './present.ts';
import { findMails, findReviewersOf, type MailRow } from './queries.ts';

export function mailRoutes({ db, settings }: Services): Pick<Handlers, 'listMails'> {
  return {
    listMails: async ({ viewer, query }) => {
      const { rows, total } = await findMails(db, query);
      const reviewers = await findReviewersOf(db, viewer.id);
      const isHidden = ({ para }: MailRow) => hidesMail(settings.get().identidadRevision, reviewers.has(para));
      return {
        mails: rows.map((row) => presentMail(row, isHidden(row))),
        total,
        page: query.page,
        totalPages: Math.ceil(total / query.limit),
      };
    },
  };
}
