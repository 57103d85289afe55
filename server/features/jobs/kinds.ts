/** The one table of what the platform does by itself or apart from requests. */
import { verification } from '#server/features/activity/verify.ts';
import { applying } from '#server/features/bulk-assignment/apply.ts';
import { proposing } from '#server/features/bulk-assignment/propose.ts';
import { expireInvitations } from '#server/features/reminders/expire-invitations.ts';
import { sendReminders } from '#server/features/reminders/send-reminders.ts';
import type { JobKind } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/services.ts';
import { cleaning } from './clean.ts';

export const jobKinds: readonly JobKind<Services>[] = [
  sendReminders,
  expireInvitations,
  cleaning,
  verification,
  proposing,
  applying,
];
