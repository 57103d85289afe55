/** Every call of the API, by capability: the spec's tables (000 §7, 001 §7) and what product.md adds to them. */
import { accountCalls } from './calls/accounts.ts';
import { authorCalls } from './calls/authors.ts';
import { catalogueCalls } from './calls/catalogue.ts';
import { draftCalls } from './calls/drafts.ts';
import { exportCalls } from './calls/exports.ts';
import { fileCalls } from './calls/files.ts';
import { importCalls } from './calls/imports.ts';
import { notificationCalls } from './calls/notifications.ts';
import { publicationCalls } from './calls/publications.ts';
import { referenceCalls } from './calls/references.ts';
import { reviewCalls } from './calls/reviews.ts';
import { siteCalls } from './calls/site.ts';
import { systemCalls } from './calls/system.ts';

export const calls = {
  ...accountCalls,
  ...publicationCalls,
  ...authorCalls,
  ...fileCalls,
  ...draftCalls,
  ...catalogueCalls,
  ...exportCalls,
  ...importCalls,
  ...referenceCalls,
  ...reviewCalls,
  ...notificationCalls,
  ...systemCalls,
  ...siteCalls,
};
export type Calls = typeof calls;
export type CallName = keyof Calls;
