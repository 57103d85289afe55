/**
 * What each call asks of a key of the API, beyond what anybody reads: which areas open it, to read or to write. What somebody may do
 * there is the policy's, with the roles that belong to the area (`areaRoles`): a key does no more than its person, and of the account
 * itself (password, address, log-ins, keys, roles, what it is told and how) nothing.
 */
import type { Call } from './call.ts';
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
import { type CallName, calls } from './calls.ts';
import { areaRoles, type KeyArea, type KeyScope, type KeyVerb, keyAreas, keyHolds } from './key-scopes.ts';
import type { Role } from './vocabulary.ts';

type Calls = Readonly<Record<string, Call>>;

/** What opens the calls of a group that are for anybody who is logged in; those for roles are of the areas of these. */
interface Group {
  areas: readonly KeyArea[];
  /** Their acts are never done by a key. */
  isReadAlone?: true;
  /** None of them is. */
  isClosed?: true;
}
const works: Group = { areas: ['obras', 'edicion'] };
const reviews: Group = { areas: ['revisiones', 'edicion'] };
const ownReviews: Group = { areas: ['revisiones'] };
const byRole: Group = { areas: [] };
/** Of others' accounts: who has which roles, and whose password is reset, is done by people. */
const accounts: Group = { areas: [], isReadAlone: true };
const never: Group = { areas: [], isClosed: true };

/** Every group of calls there is (contract/calls.ts). */
const groups: readonly (readonly [Calls, Group])[] = [
  [accountCalls, never],
  [activityCalls, byRole],
  [afterPublicationCalls, works],
  [anonymiseCalls, works],
  [apiKeyCalls, never],
  [bidCalls, ownReviews],
  [bulkAssignmentCalls, byRole],
  [bylineCalls, works],
  [candidateCalls, ownReviews],
  [catalogueCalls, works],
  [chapterCalls, works],
  [claimCalls, works],
  [consentCalls, ownReviews],
  [deadlineCalls, ownReviews],
  [decisionCalls, works],
  [depositCalls, byRole],
  [discussionCalls, reviews],
  [draftCalls, byRole],
  [editorialCalls, works],
  [exportCalls, works],
  [fileCalls, works],
  [identityProviderCalls, byRole],
  [importCalls, works],
  [institutionCalls, byRole],
  [interchangeCalls, works],
  [invitationCalls, byRole],
  [issueCalls, byRole],
  [jobCalls, works],
  [journalCalls, byRole],
  [loadCalls, byRole],
  [mailCalls, byRole],
  [mergingCalls, accounts],
  [movingCalls, works],
  [notificationCalls, byRole],
  [notifyCalls, byRole],
  [orcidCalls, never],
  [orcidRecordCalls, never],
  [organisationCalls, works],
  [ownDataCalls, never],
  [packageCalls, byRole],
  [peopleCalls, accounts],
  [productionCalls, works],
  [providerSignInCalls, never],
  [publicationCalls, works],
  [queueCalls, byRole],
  [recognitionCalls, ownReviews],
  [referenceCalls, works],
  [repositoryCalls, byRole],
  [reviewCalls, reviews],
  [rightsCalls, works],
  [savedSearchCalls, byRole],
  [searchCalls, works],
  [secondFactorCalls, never],
  [passkeyCalls, never],
  [sessionCalls, never],
  [similarityCalls, byRole],
  [siteCalls, byRole],
  [successionCalls, works],
  [systemCalls, byRole],
  [webhookCalls, byRole],
];

/** Works are read by their reviewers, too; and reviews by authors. */
const readByAll: readonly CallName[] = [
  'getPublication',
  'listVersions',
  'getVersion',
  'listFiles',
  'linkFile',
  'exportPublication',
  'reviewsOfPublication',
  'readDiscussion',
  'listDecisions',
];
const readers: readonly KeyArea[] = ['obras', 'revisiones', 'edicion'];

/** For administrators besides others, who change it of their journals. */
const ofThePlatform: readonly CallName[] = ['changeSettings'];

/** Acts by their method that change nothing. */
const readingPosts: readonly CallName[] = [
  'linkFile',
  'previewReminders',
  'lateReviews',
  'previewPackage',
  'previewReview',
  'previewDecision',
  'previewLetterTemplate',
  'parseReferences',
];

/** A call for administrators is one of theirs; any other for several roles is each one's but theirs. */
function areasOfRoles(access: readonly Role[]): KeyArea[] {
  const own: Partial<Record<Role, KeyArea>> = { AUTOR: 'obras', REVISOR: 'revisiones', EDITOR: 'edicion' };
  const found = access.flatMap((role) => own[role] ?? []);
  return found.length > 0 ? found : ['administracion'];
}

function areasOf(name: CallName): readonly KeyArea[] {
  const call: Call = calls[name];
  const [, group] = groups.find(([of]) => Object.hasOwn(of, name)) ?? [calls, never];
  // A grave act asks who is there, and by a key nobody is.
  if (call.sessionless || call.proven || group.isClosed || (group.isReadAlone && verbOf(name) === 'escribir'))
    return [];
  if (readByAll.includes(name)) return readers;
  if (ofThePlatform.includes(name)) return ['administracion'];
  return typeof call.access === 'string' ? group.areas : areasOfRoles(call.access);
}

const verbOf = (name: CallName): KeyVerb =>
  calls[name].method === 'GET' || readingPosts.includes(name) ? 'leer' : 'escribir';

/** Any of these opens the call to a key; none of them there is where no key does. */
export const scopesOf = (name: CallName): KeyScope[] =>
  areasOf(name).map((area): KeyScope => `${area}:${verbOf(name)}`);

/** Gives, for a call, with which roles a key with certain scopes may make it; undefined where it may not. */
export function keyRoles(name: CallName): (held: readonly KeyScope[]) => readonly Role[] | undefined {
  const [areas, verb] = [areasOf(name), verbOf(name)];
  return (held) =>
    areas.some((area) => keyHolds(held, area, verb))
      ? keyAreas.filter((area) => keyHolds(held, area, verb)).flatMap((area) => areaRoles[area])
      : undefined;
}

/** How many groups a call is in: one. */
export const groupsWith = (name: CallName): number => groups.filter(([of]) => Object.hasOwn(of, name)).length;
