/** What an event makes old: the calls whose answers are asked again, where a screen shows them. */
import type { Query, QueryClient } from '@tanstack/react-query';
import type { ReadingCallName } from '#contract/calls.ts';
import type { LiveEvent } from '#contract/entities/live-event.ts';
import type { LiveScope } from '#contract/live-scopes.ts';

/**
 * `quiet`: no event makes it old. It is being written (texts, drafts, answers, settings) and must not change under a
 * person's hands, is public, never changes, or is asked for when it is opened or by its own clock.
 */
type Topic =
  | 'work'
  | 'reviews'
  | 'discussion'
  | 'record'
  | 'people'
  | 'ownProfile'
  | 'notifications'
  | 'waiting'
  | 'quiet';

/** What each reading call is about. Complete by its type: who adds a call decides here. */
const topics: Record<ReadingCallName, Topic> = {
  listPublications: 'work',
  myPublications: 'work',
  myStatistics: 'work',
  deletedPublications: 'work',
  getPublication: 'work',
  listVersions: 'work',
  listAuthors: 'work',
  listFiles: 'work',
  editorialQueue: 'work',
  listQueueViews: 'quiet',
  editorialCalendar: 'work',
  editorialReport: 'work',
  processTimes: 'quiet',
  editorialDesk: 'work',
  // Put in order by somebody: what others change meanwhile is said when it is saved.
  issuePlan: 'quiet',
  chapterPlan: 'work',
  chaptersToSend: 'work',
  countWorkPages: 'quiet',
  listIssues: 'quiet',
  readIssue: 'quiet',
  publicationHistory: 'work',
  readWorkPassport: 'work',
  listNotes: 'work',
  // It came with the work, and stays.
  readEarlierReviews: 'quiet',
  readSimilarity: 'work',
  readDeposit: 'work',
  listDeposits: 'quiet',
  readRepositoriesOfWork: 'work',
  listRepositories: 'quiet',
  listRepositoryDeposits: 'quiet',
  listWebhooks: 'quiet',
  listWebhookDeliveries: 'quiet',
  listInboxes: 'quiet',
  listIdentityProviders: 'quiet',
  listSignInProviders: 'quiet',
  listProviderLinks: 'quiet',
  listInboxMessages: 'quiet',
  listReceived: 'work',
  listDecisions: 'work',
  readDiscussion: 'discussion',
  hiddenIdentities: 'reviews',
  myAuthorshipRequests: 'work',
  getSuccession: 'work',
  mySuccessions: 'work',
  readProduction: 'work',
  readProductionText: 'work',
  readClaims: 'work',
  readRights: 'work',
  listClaims: 'work',
  myConsents: 'reviews',
  listReviews: 'reviews',
  myReviews: 'reviews',
  reviewsOfPublication: 'reviews',
  listCandidates: 'reviews',
  reviewerRoster: 'reviews',
  // Answered one after the other: no work moves under one's hands.
  listBids: 'quiet',
  getBidRequest: 'quiet',
  getAlternates: 'reviews',
  previousReviewers: 'reviews',
  activity: 'record',
  attention: 'record',
  readSetup: 'record',
  authProfile: 'people',
  listUsers: 'people',
  roleJournals: 'quiet',
  listMerges: 'people',
  previewMerge: 'quiet',
  profile: 'ownProfile',
  listNotifications: 'notifications',
  mutedWorks: 'notifications',
  reviewingSummary: 'reviews',
  orcidRecord: 'ownProfile',
  listCertificates: 'quiet',
  readCertificate: 'quiet',
  whatWaits: 'waiting',
  legalTexts: 'quiet',
  ownExport: 'quiet',
  linkOwnExport: 'quiet',
  erasureFacts: 'quiet',
  getVersion: 'quiet',
  findPeople: 'quiet',
  getCoauthorship: 'quiet',
  readRightsLink: 'quiet',
  findIdentityLeaks: 'quiet',
  anonymousFiles: 'quiet',
  viewAs: 'quiet',
  getDraft: 'quiet',
  searchCatalogue: 'quiet',
  catalogueFacets: 'quiet',
  suggestSearches: 'quiet',
  findAnything: 'quiet',
  listDisciplines: 'quiet',
  readDiscipline: 'quiet',
  readAuthor: 'quiet',
  listSavedSearches: 'quiet',
  listSessions: 'ownProfile',
  listApiKeys: 'quiet',
  getSecondFactor: 'quiet',
  secondFactorFigures: 'quiet',
  listAllApiKeys: 'quiet',
  relatedWorks: 'quiet',
  workUsage: 'quiet',
  readWork: 'quiet',
  readChapter: 'quiet',
  publishedProcess: 'quiet',
  citePublication: 'quiet',
  citations: 'quiet',
  getReview: 'quiet',
  getInvitation: 'quiet',
  getDeadlineFeed: 'quiet',
  myConflicts: 'quiet',
  findPeopleInConflict: 'quiet',
  worksToAssign: 'quiet',
  assignmentPool: 'quiet',
  listAssignments: 'quiet',
  getAssignment: 'quiet',
  proposedWorks: 'quiet',
  proposedLoads: 'quiet',
  standardLetter: 'quiet',
  listLetterTemplates: 'quiet',
  notificationChannels: 'quiet',
  recipients: 'quiet',
  listMails: 'quiet',
  listReturned: 'quiet',
  deliveryDays: 'quiet',
  listJobs: 'quiet',
  recurringJobs: 'quiet',
  listFaultyFiles: 'quiet',
  getJob: 'quiet',
  health: 'quiet',
  metrics: 'quiet',
  metricsHistory: 'quiet',
  getSettings: 'quiet',
  weighIdentityChange: 'quiet',
  getIdentity: 'quiet',
  getSiteFacts: 'quiet',
  listJournals: 'quiet',
  getJournal: 'quiet',
  listInstitutions: 'quiet',
  getInstitution: 'quiet',
  listManagedInstitutions: 'record',
  // Written by who answers for it.
  manageInstitution: 'quiet',
  listInstitutionMembers: 'quiet',
  myInstitution: 'notifications',
  listManagedJournals: 'quiet',
  manageJournal: 'quiet',
  readPassport: 'quiet',
  readYearlyReport: 'quiet',
  // By their own clock, while something is being done.
  listPackages: 'quiet',
  linkPackage: 'quiet',
  listLoads: 'quiet',
  suggestOrganisations: 'quiet',
  listOrganisationLoads: 'quiet',
  getLoad: 'quiet',
  loadLines: 'quiet',
  readPage: 'quiet',
};

/** What is asked again, by what is told. */
const stale: Record<LiveScope, readonly Exclude<Topic, 'quiet'>[]> = {
  listo: ['notifications', 'waiting'],
  publicacion: ['work', 'reviews', 'discussion', 'record', 'waiting'],
  revision: ['work', 'reviews', 'discussion', 'record', 'waiting'],
  // The desk counts messages.
  discusion: ['work', 'discussion', 'record'],
  edicion: ['work', 'record', 'waiting'],
  cuenta: ['people', 'ownProfile', 'record', 'waiting'],
  plataforma: ['record'],
  // Who hears no more than that they are told something may have been asked for something.
  notificaciones: ['notifications', 'waiting'],
  todo: ['work', 'reviews', 'discussion', 'record', 'people', 'notifications', 'waiting'],
  prueba: [],
};

const isReadingCall = (call: unknown): call is ReadingCallName =>
  typeof call === 'string' && Object.hasOwn(topics, call);
const topicOf = (call: unknown): Topic => (isReadingCall(call) ? topics[call] : 'quiet');

/** The work that a query is about, where it is about one. */
function workOf({ queryKey }: Pick<Query, 'queryKey'>): string | undefined {
  const input = queryKey[1];
  if (typeof input !== 'object' || input === null || !('params' in input)) return undefined;
  const { params } = input;
  return typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : undefined;
}

/** Whether an event makes a query's answer old. */
export function isStale({ queryKey }: Pick<Query, 'queryKey'>, event: LiveEvent): boolean {
  const topic = topicOf(queryKey[0]);
  if (topic === 'notifications' && event.notificaciones !== undefined) return true;
  if (topic === 'quiet' || !stale[event.ambito].includes(topic)) return false;
  const work = workOf({ queryKey });
  return work === undefined || event.publicacionId === undefined || work === event.publicacionId;
}

/** Events that come in a row ask once; a little apart for each, so that thousands do not ask in the same moment. */
const gatherMs = 250;

/** Gives what takes events in. */
export function freshener(queryClient: QueryClient, signal: AbortSignal): (event: LiveEvent) => void {
  let waiting: LiveEvent[] = [];
  let timer: number | undefined;
  signal.addEventListener('abort', () => window.clearTimeout(timer));
  const freshen = () => {
    const events = waiting;
    waiting = [];
    timer = undefined;
    void queryClient.invalidateQueries({ predicate: (query) => events.some((event) => isStale(query, event)) });
  };
  return (event) => {
    waiting.push(event);
    timer ??= window.setTimeout(freshen, gatherMs * (0.5 + Math.random() / 2));
  };
}
