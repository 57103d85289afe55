/** Every call of the API, by capability: the spec's tables (000 §7, 001 §7) and what docs/specification.md adds to them. */
import { accountCalls } from './calls/accounts.ts';
import { activityCalls } from './calls/activity.ts';
import { afterPublicationCalls } from './calls/after-publication.ts';
import { anonymiseCalls } from './calls/anonymise.ts';
import { apiKeyCalls } from './calls/api-keys.ts';
import { bidCalls } from './calls/bids.ts';
import { bulkAssignmentCalls } from './calls/bulk-assignment.ts';
import { bylineCalls } from './calls/byline.ts';
import { candidateCalls } from './calls/candidates.ts';
import { catalogueCalls } from './calls/catalogue.ts';
import { chapterCalls } from './calls/chapters.ts';
import { claimCalls } from './calls/claims.ts';
import { consentCalls } from './calls/consents.ts';
import { deadlineCalls } from './calls/deadlines.ts';
import { decisionCalls } from './calls/decisions.ts';
import { depositCalls } from './calls/deposits.ts';
import { discussionCalls } from './calls/discussions.ts';
import { draftCalls } from './calls/drafts.ts';
import { editorialCalls } from './calls/editorial.ts';
import { exportCalls } from './calls/exports.ts';
import { fileCalls } from './calls/files.ts';
import { identityProviderCalls, providerSignInCalls } from './calls/identity-providers.ts';
import { importCalls } from './calls/imports.ts';
import { institutionCalls } from './calls/institutions.ts';
import { interchangeCalls } from './calls/interchange.ts';
import { invitationCalls } from './calls/invitations.ts';
import { issueCalls } from './calls/issues.ts';
import { jobCalls } from './calls/jobs.ts';
import { journalCalls } from './calls/journals.ts';
import { loadCalls } from './calls/loads.ts';
import { mailCalls } from './calls/mail.ts';
import { mergingCalls } from './calls/merging.ts';
import { movingCalls } from './calls/moving.ts';
import { notificationCalls } from './calls/notifications.ts';
import { notifyCalls } from './calls/notify.ts';
import { orcidCalls, orcidRecordCalls } from './calls/orcid.ts';
import { organisationCalls } from './calls/organisations.ts';
import { ownDataCalls } from './calls/own-data.ts';
import { packageCalls } from './calls/packages.ts';
import { passkeyCalls } from './calls/passkeys.ts';
import { peopleCalls } from './calls/people.ts';
import { productionCalls } from './calls/production.ts';
import { publicationCalls } from './calls/publications.ts';
import { queueCalls } from './calls/queue.ts';
import { recognitionCalls } from './calls/recognition.ts';
import { referenceCalls } from './calls/references.ts';
import { repositoryCalls } from './calls/repositories.ts';
import { reviewCalls } from './calls/reviews.ts';
import { rightsCalls } from './calls/rights.ts';
import { savedSearchCalls } from './calls/saved-searches.ts';
import { searchCalls } from './calls/search.ts';
import { secondFactorCalls } from './calls/second-factor.ts';
import { sessionCalls } from './calls/sessions.ts';
import { similarityCalls } from './calls/similarity.ts';
import { siteCalls } from './calls/site.ts';
import { successionCalls } from './calls/successions.ts';
import { systemCalls } from './calls/system.ts';
import { webhookCalls } from './calls/webhooks.ts';

export const calls = {
  ...accountCalls,
  ...sessionCalls,
  ...apiKeyCalls,
  ...secondFactorCalls,
  ...passkeyCalls,
  ...orcidCalls,
  ...orcidRecordCalls,
  ...identityProviderCalls,
  ...providerSignInCalls,
  ...mergingCalls,
  ...peopleCalls,
  ...ownDataCalls,
  ...publicationCalls,
  ...bylineCalls,
  ...rightsCalls,
  ...successionCalls,
  ...fileCalls,
  ...anonymiseCalls,
  ...consentCalls,
  ...draftCalls,
  ...catalogueCalls,
  ...savedSearchCalls,
  ...editorialCalls,
  ...queueCalls,
  ...issueCalls,
  ...exportCalls,
  ...importCalls,
  ...interchangeCalls,
  ...referenceCalls,
  ...reviewCalls,
  ...discussionCalls,
  ...recognitionCalls,
  ...invitationCalls,
  ...deadlineCalls,
  ...candidateCalls,
  ...bidCalls,
  ...bulkAssignmentCalls,
  ...decisionCalls,
  ...claimCalls,
  ...productionCalls,
  ...notificationCalls,
  ...loadCalls,
  ...organisationCalls,
  ...mailCalls,
  ...jobCalls,
  ...activityCalls,
  ...afterPublicationCalls,
  ...movingCalls,
  ...chapterCalls,
  ...searchCalls,
  ...systemCalls,
  ...webhookCalls,
  ...notifyCalls,
  ...journalCalls,
  ...packageCalls,
  ...institutionCalls,
  ...similarityCalls,
  ...depositCalls,
  ...repositoryCalls,
  ...siteCalls,
};
export type Calls = typeof calls;
export type CallName = keyof Calls;
/** The calls whose answers a screen shows and asks for again: they change nothing, and what they give is no file. */
export type ReadingCallName = {
  [N in CallName]: Calls[N] extends { method: 'GET'; answer: unknown }
    ? Calls[N] extends { file: true }
      ? never
      : N
    : never;
}[CallName];
