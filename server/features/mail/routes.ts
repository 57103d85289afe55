import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/services.ts';
import { presentMail } from './present.ts';
import { findMails } from './queries.ts';

export function mailRoutes({ db }: Services): Pick<Handlers, 'listMails'> {
  return {
    listMails: async ({ query }) => {
      const { rows, total } = await findMails(db, query);
      return { mails: rows.map(presentMail), total, page: query.page, totalPages: Math.ceil(total / query.limit) };
    },
  };
}
