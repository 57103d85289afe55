/**
 * How long the texts may be that people write, in UTF-16 units as a browser counts them: said once for the schema that
 * refuses a longer one and for the field that it is written into. Numbers alone, so that public pages need no zod for them.
 */
export const longest = {
  // People
  /** First names, or surnames; of a journal, too. */
  name: 120,
  email: 254,
  password: 200,
  passkeyName: 80,
  /** What a browser's passkey says, as JSON: its makers may add to it. */
  passkeyAnswer: 20_000,
  affiliation: 300,
  biography: 5000,
  // Works
  title: 500,
  summary: 20_000,
  category: 120,
  keyword: 120,
  /** All of them as they are typed, in one line. */
  keywords: 3640,
  /** A DOI as it is pasted, with the address before it. */
  pastedDoi: 300,
  doiPattern: 60,
  /** What is said in a declaration of authors; a funder's name, or a committee's; the number of a grant, or of an approval. */
  declaration: 5000,
  /** What authors are asked to sign, in one language. */
  rightsText: 10_000,
  funder: 300,
  /** What an author calls the journal or platform to which a manuscript goes. */
  destination: 300,
  grant: 120,
  /** With its hyphens, and 'ISBN' before it. */
  isbn: 30,
  fileName: 200,
  fileDescription: 2000,
  // What a text is made of
  equationLabel: 40,
  /** Of a figure or a table. */
  label: 80,
  alternativeText: 4000,
  /** What a citation or a cross reference shows. */
  mention: 400,
  tex: 20_000,
  link: 2000,
  reference: 5000,
  pastedReferences: 1_000_000,
  // The review of a work
  /** A review, a part of it, a reply to it or to one of its points. */
  review: 100_000,
  /** What a reviewer says in the margin, and as much of a passage as it is found again by. */
  annotation: 5000,
  passage: 1000,
  question: 300,
  option: 200,
  /** To a question of the review form. */
  answer: 20_000,
  /** What somebody who is away leaves word of. */
  absenceNote: 300,
  /** Why somebody decides, withdraws or declines. */
  reason: 5000,
  /** Of a reason to decline, what is typed: the reasons that are ticked stand before it. */
  declineWords: 4000,
  /** Why an administrator assigns in spite of a conflict of interest. */
  conflictReason: 2000,
  conflictNote: 2000,
  consentReason: 1000,
  /** Why an administrator merges two accounts. */
  mergeReason: 1000,
  institution: 300,
  suggestedReviewers: 500,
  note: 20_000,
  /** In the discussion of a round. */
  discussionMessage: 5000,
  // Appeals and complaints
  /** What is asked, and what is answered. */
  claim: 10_000,
  // Production
  /** Why a change of copy-editing is rejected, and what is wrong with a proof. */
  changeAnswer: 2000,
  proofCorrections: 10_000,
  // Letters, messages and pages
  letterSubject: 300,
  letter: 30_000,
  messageSubject: 200,
  message: 20_000,
  contactMessage: 5000,
  page: 200_000,
  // Notices of what changed after publication
  /** What a work's page says of it. */
  noticeSummary: 2000,
  notice: 50_000,
  publisher: 200,
  // Journals
  journalKey: 60,
  /** A name on the net, with its port. */
  hostName: 259,
  /** Of a journal, as citations shorten it. */
  shortName: 60,
  journalSummary: 2000,
  journalText: 50_000,
  passportNote: 2000,
  section: 120,
  /** What somebody does in a board besides their office. */
  boardTask: 120,
  announcement: 5000,
  // Their numbers
  volume: 20,
  issueNumber: 20,
  issueTitle: 300,
  pageNumber: 20,
  articleNumber: 30,
  timeZone: 60,
  // Webhooks, and inboxes of COAR Notify
  webhookName: 120,
  webhookAddress: 1000,
  // Repositories
  repositoryName: 120,
  repositoryAddress: 1000,
  repositoryUser: 254,
  // Institutions
  mailDomain: 253,
  institutionSummary: 2000,
  // Institutions by which people log in
  clientId: 300,
  claimName: 100,
  claimValue: 300,
  /** One certificate, as PEM; and what an institution says of itself in SAML. */
  certificate: 8000,
  providerMetadata: 200_000,
  // What is looked for
  search: 300,
  personSearch: 120,
  /** Of a saved view of the queue. */
  viewName: 60,
  /** Of a search that is kept. */
  searchName: 120,
  /** Of a key of the public API. */
  apiKeyName: 60,
} as const;

/** How much of a text stands before and after a passage, in characters, to find it again. */
export const passageContext = 48;
