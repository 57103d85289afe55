/**
 * Which test files of the server run where, by path below `server/`; a folder stands for all in it. `suites.test.ts` holds
 * every line to a file that is there.
 */
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * On both engines in every `npm test`: the database itself, what waits, locks and listens in it, what reads or writes it
 * whole, and the SQL that the two may understand differently (searching, sorting, dates, JSON). All else runs on one.
 * Of the processes that are killed, the one that works at jobs: a platform is killed on both in the browser tests, too.
 */
export const onBothEngines: readonly string[] = [
  'editorial-path.test.ts',
  'fuzz-workflow.test.ts',
  'features/accounts/passkeys/passkeys.test.ts',
  'features/administration/activity/',
  'features/transfer/backup/',
  'platform/files/keep-files.test.ts',
  'features/reviewing/candidates/candidates.test.ts',
  'features/catalogue/',
  'features/editorial/figures.test.ts',
  'features/editorial/queue/',
  'features/administration/jobs/',
  'features/reviewing/whose-words.test.ts',
  'features/transfer/import/hostile.test.ts',
  'features/correspondence/notifications/live.test.ts',
  'features/transfer/erasure/erase-account.test.ts',
  'features/transfer/erasure/erase-race.test.ts',
  'features/transfer/merging/undo-merge.test.ts',
  'features/administration/people/list-users.test.ts',
  'features/publications/at-once.test.ts',
  'features/publications/list.test.ts',
  'features/publications/statistics.test.ts',
  'features/search/',
  'platform/database/',
  'platform/http/rate-limit.test.ts',
  'platform/machine-words.test.ts',
  'platform/jobs/',
  'platform/mail/deliver.test.ts',
  'platform/mail/outward.test.ts',
  'platform/settings-store.test.ts',
];

/** Not in `npm run check`, and first elsewhere: what kills processes, copies whole platforms, tries much, or asks everything as everybody. */
export const takingLong: readonly string[] = [
  'bad-input.test.ts',
  'body-limits.test.ts',
  'canary.test.ts',
  'fuzz-api.test.ts',
  'fuzz-readers.test.ts',
  'fuzz-workflow.test.ts',
  'permissions.test.ts',
  'permissions-by-journal.test.ts',
  'recorded-answers.test.ts',
  'round-trips.test.ts',
  'upgrade.test.ts',
  'documents/docx/read/citation-fields.test.ts',
  'documents/docx/read/hostile-docx.test.ts',
  'documents/jats/read/real-articles.test.ts',
  'documents/jats/write/round-trip.test.ts',
  'documents/markdown/write/write-markdown.test.ts',
  'documents/pdf/math/mathml-to-typst.test.ts',
  'features/accounts/known-devices.test.ts',
  'features/accounts/try-password.test.ts',
  'features/catalogue/natural-search.test.ts',
  'features/catalogue/search-plans.test.ts',
  'features/catalogue/search.test.ts',
  'features/correspondence/notifications/live.test.ts',
  'features/editorial/bulk-assignment/bulk-assignment.test.ts',
  'features/editorial/bulk-assignment/solve.test.ts',
  'features/editorial/decisions/decision-race.test.ts',
  'features/exports/parse-in-child.test.ts',
  'features/exports/write-in-child.test.ts',
  'features/files/refused-files.test.ts',
  'features/files/remove-unreferenced.test.ts',
  'features/publications/byline/consent.test.ts',
  'features/publications/translated-texts.test.ts',
  'features/reviewing/candidates/quality.test.ts',
  'features/transfer/erasure/erase-race.test.ts',
  'features/transfer/merging/undo-merge.test.ts',
  'features/transfer/backup/restore.test.ts',
  'features/transfer/backup/scheduled/',
  'features/transfer/backup/under-load.test.ts',
  'features/editorial/bulk-assignment/killed-assignment.test.ts',
  'features/reviewing/candidates/large.test.ts',
  'features/editorial/decisions/killed-decisions.test.ts',
  'features/publications/imports/import-memory.test.ts',
  'features/publications/imports/import-text.test.ts',
  'features/transfer/import/hostile.test.ts',
  'features/transfer/import/killed-import.test.ts',
  'features/transfer/import/round-trip.test.ts',
  'features/editorial/reminders/killed-reminders.test.ts',
  'features/reviewing/blind-modes.test.ts',
  'features/reviewing/masking/identity-leaks.test.ts',
  'features/reviewing/masking/passages-of-files.test.ts',
  'platform/backup/read-archive.test.ts',
  'platform/data-folder.test.ts',
  'platform/database/migrate.test.ts',
  'platform/database/vacuum.test.ts',
  'platform/http/rate-limit.test.ts',
  'platform/jobs/killed-process.test.ts',
  'platform/jobs/running.test.ts',
  'platform/jobs/start.test.ts',
  'platform/machine-words.test.ts',
  'platform/mail/deliver.test.ts',
  'platform/mail/killed-delivery.test.ts',
  'platform/mail/outward.test.ts',
  'platform/processes/runner.test.ts',
];

const server = fileURLToPath(new URL('..', import.meta.url));

/** `npm run check`: what is quick, on one engine. */
export const isQuickRun = process.env.PLIEGO_QUICK === '1';

const isListed = (file: string, list: readonly string[]): boolean => {
  const path = relative(server, file).split(sep).join('/');
  return list.some((listed) => (listed.endsWith('/') ? path.startsWith(listed) : path === listed));
};

/** Whether `npm test` runs a test file, by its whole path, on both engines. */
export const isOnBothEngines = (file: string): boolean => isListed(file, onBothEngines);

/** Whether a test file plays rounds or cases that are for the long run alone. */
export const playsMore = (file: string): boolean =>
  /\b(?:rounds|playsAll)\(|\bisLongRun\b/.test(readFileSync(file, 'utf8'));

/** Whether the long run has anything to add to what `npm test` played of a file: more rounds, or the other engine. */
export const isInLongRun = (file: string): boolean =>
  playsMore(file) ||
  (!isOnBothEngines(file) && /\b(?:describePlatform|describeOnEachEngine|engines)\(/.test(readFileSync(file, 'utf8')));

/** Whether it is one of those that begin first, and that `npm run check` leaves out. */
export const takesLong = (file: string): boolean => isListed(file, takingLong);
