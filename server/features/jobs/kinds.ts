/** The one table of what the platform does by itself or apart from requests. */
import { verification } from '#server/features/activity/verify.ts';
import { removal } from '#server/features/backup/keep-files.ts';
import { applying } from '#server/features/bulk-assignment/apply.ts';
import { proposing } from '#server/features/bulk-assignment/propose.ts';
import { mailNotices } from '#server/features/notifications/mail-notices.ts';
import { sendDigests } from '#server/features/notifications/send-digests.ts';
import { gathering } from '#server/features/own-data/gather-export.ts';
import { forgettingFarewell } from '#server/features/people/forget-farewell.ts';
import { expireInvitations } from '#server/features/reminders/expire-invitations.ts';
import { sendReminders } from '#server/features/reminders/send-reminders.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import type { JobKind } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/services.ts';
import { cleaning } from './clean.ts';
import { upkeep } from './upkeep.ts';

export const jobKinds: readonly JobKind<Services>[] = [
  sendReminders,
  expireInvitations,
  cleaning,
  verification,
  mailNotices,
  sendDigests,
  proposing,
  applying,
  upkeep,
  removal,
  gathering,
  forgettingFarewell,
];

/** What is done on an engine: a PostgreSQL service keeps itself up. */
export const kindsOn = (engine: OpenDatabase['engine']): readonly JobKind<Services>[] =>
  engine === 'embedded' ? jobKinds : jobKinds.filter((kind) => kind !== upkeep);
