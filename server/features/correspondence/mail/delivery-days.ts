import type { DeliveryDay } from '#contract/entities/mail.ts';
import type { Services } from '#server/platform/services.ts';
import { findDeliveryDays } from './returned-queries.ts';

/** What became of the mails of each of the last days (UTC), the oldest first. */
export const readDeliveryDays = ({ db }: Pick<Services, 'db'>, days: number): Promise<DeliveryDay[]> =>
  findDeliveryDays(db, days);
