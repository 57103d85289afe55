import type { mailCalls } from '#contract/calls/mail.ts';
import { deliveryDays } from '#contract/entities/mail.ts';
import { fill } from '#contract/words.ts';
import { answerWords } from '#server/messages/answers.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { followerOf } from './follower.ts';
import { liftReturned } from './lift-address.ts';
import { presentMail, presentReturned } from './present.ts';
import { findMails } from './queries.ts';
import { listRecipients } from './recipients.ts';
import { findDeliveryDays, findStoppedAddresses } from './returned-queries.ts';
import { discardMail, retryMail } from './settle-failed.ts';
import { testMail } from './test-mail.ts';
import { writeTo } from './write-to.ts';

export function mailRoutes(services: Services): Pick<Handlers, keyof typeof mailCalls> {
  const { db } = services;
  return {
    sendEmail: async ({ viewer, body, origin: { language } }) => {
      await writeTo(services, viewer, body);
      const enCorreo = services.handOver !== undefined;
      const words = answerWords[enCorreo ? 'mailSent' : 'mailKept'][language];
      return { message: fill(words, { revista: services.settings.get().nombre }, language), enCorreo };
    },
    recipients: async ({ viewer, query }) => ({ recipients: await listRecipients(db, viewer, query.search) }),
    listMails: async ({ viewer, query, origin: { language } }) => {
      const { rows, total } = await findMails(db, await followerOf(services, viewer), query);
      const mails = rows.map((row) => presentMail(row, viewer, language));
      return { mails, total, page: query.page, totalPages: Math.ceil(total / query.limit) };
    },
    listReturned: async ({ viewer, query }) => {
      const { rows, total } = await findStoppedAddresses(db, await followerOf(services, viewer), query);
      return {
        direcciones: rows.map(presentReturned),
        ...{ total, page: query.page, totalPages: Math.ceil(total / query.limit) },
      };
    },
    liftReturned: async ({ viewer, body }) => void (await liftReturned(services, viewer, body.direccion)),
    deliveryDays: async () => ({ dias: await findDeliveryDays(db, deliveryDays) }),
    testMail: async ({ viewer, origin: { language } }) =>
      presentMail(await testMail(services, viewer), viewer, language),
    retryMail: async ({ viewer, params, origin: { language } }) =>
      presentMail(await retryMail(services, viewer, params.id), viewer, language),
    discardMail: async ({ viewer, params, origin: { language } }) =>
      presentMail(await discardMail(services, viewer, params.id), viewer, language),
  };
}
