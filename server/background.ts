/**
 * What the platform does apart from requests, as jobs of the one queue: each kind says how often it comes (`everyMs`), if
 * by itself. What each process does for itself beside it is `ownWorkers` in contract/entities/job.ts.
 */

import type { OpenDatabase } from '#server/platform/database/database.ts';
import type { JobKind } from '#server/platform/jobs/kind.ts';
import { revokingOrcid } from './features/accounts/orcid/revoke.ts';
import { verification } from './features/administration/activity/verify.ts';
import { cleaning } from './features/administration/jobs/clean.ts';
import { vacuuming } from './features/administration/jobs/vacuum.ts';
import { fillingTexts } from './features/catalogue/fill-texts.ts';
import { mailingNews } from './features/catalogue/saved/mail-news.ts';
import { asMailbox, readingMailbox } from './features/correspondence/mail/read-mailbox.ts';
import { mailNotices } from './features/correspondence/notifications/mail-notices.ts';
import { sendDigests } from './features/correspondence/notifications/send-digests.ts';
import { applying } from './features/editorial/bulk-assignment/apply.ts';
import { proposing } from './features/editorial/bulk-assignment/propose.ts';
import { publishingWorks } from './features/editorial/production/schedule.ts';
import { keepingQueue } from './features/editorial/queue/keep.ts';
import { expireInvitations } from './features/editorial/reminders/expire-invitations.ts';
import { sendReminders } from './features/editorial/reminders/send-reminders.ts';
import { comparing } from './features/editorial/similarity/compare.ts';
import { depositing } from './features/exports/deposits/run.ts';
import { depositingInRepositories } from './features/exports/repositories/run.ts';
import { delivering, handingOut } from './features/exports/webhooks/deliver.ts';
import { checkingFiles } from './features/files/fixity/check-files.ts';
import { removingUnreferenced } from './features/files/remove-unreferenced.ts';
import { publishingIssues } from './features/journals/issues/publish-due.ts';
import { checking } from './features/journals/loads/check.ts';
import { removingLoadFiles } from './features/journals/loads/remove-old-files.ts';
import { publishing } from './features/journals/loads/run.ts';
import { undoing } from './features/journals/loads/undo.ts';
import { loadingOrganisations } from './features/journals/organisations/load.ts';
import { packing } from './features/journals/packages/pack.ts';
import { mailingAsks } from './features/publications/byline/mail-asks.ts';
import { openingEmbargoes } from './features/publications/embargo.ts';
import { settlingSuccessions } from './features/publications/succession/settle.ts';
import { writingOrcid } from './features/recognition/record/run.ts';
import { asScheduled, makingCopy, provingCopy } from './features/transfer/backup/scheduled/jobs.ts';
import { forgettingFarewell } from './features/transfer/erasure/forget-farewell.ts';
import { forgettingInvited } from './features/transfer/erasure/forget-invited.ts';
import { announcing, handingOutAnnouncements } from './features/transfer/interchange/notify/send.ts';
import { depositingReviews } from './features/transfer/interchange/review-dois.ts';
import { forgettingMerged } from './features/transfer/merging/forget-merged.ts';
import { gathering } from './features/transfer/own-data/gather-export.ts';
import { removal } from './platform/files/keep-files.ts';
import { delivery } from './platform/mail/deliver.ts';
import type { Services } from './platform/services.ts';

export const jobKinds: readonly JobKind<Services>[] = [
  sendReminders,
  expireInvitations,
  cleaning,
  verification,
  mailNotices,
  sendDigests,
  proposing,
  applying,
  vacuuming,
  removal,
  gathering,
  forgettingFarewell,
  forgettingInvited,
  forgettingMerged,
  delivery,
  readingMailbox,
  removingUnreferenced,
  fillingTexts,
  keepingQueue,
  mailingAsks,
  settlingSuccessions,
  openingEmbargoes,
  mailingNews,
  publishingIssues,
  publishingWorks,
  comparing,
  checking,
  publishing,
  undoing,
  removingLoadFiles,
  loadingOrganisations,
  packing,
  depositing,
  depositingReviews,
  handingOutAnnouncements,
  announcing,
  depositingInRepositories,
  writingOrcid,
  revokingOrcid,
  checkingFiles,
  handingOut,
  delivering,
  makingCopy,
  provingCopy,
];

/** What there is on an engine: a PostgreSQL service keeps itself up. */
export const kindsOn = (engine: OpenDatabase['engine']): readonly JobKind<Services>[] =>
  engine === 'embedded' ? jobKinds : jobKinds.filter((kind) => kind !== vacuuming);

/** What there is here: copies are made where there is a place for them, and a mailbox is read where there is one. */
export const kindsHere = ({ database, env }: Services): readonly JobKind<Services>[] =>
  asMailbox(asScheduled(kindsOn(database.engine), env), env);

/** What this process does: mails wait where there is no mail server any more. */
export const kindsFor = (services: Services): readonly JobKind<Services>[] =>
  kindsHere(services).filter((kind) => services.handOver !== undefined || kind !== delivery);
