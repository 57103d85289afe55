/**
 * Which test files of the server run where, by path below `server/`; a folder stands for all in it. `suites.test.ts` holds
 * every line to a file that is there.
 */
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * On both engines in every `npm test`: the database itself, what waits, locks and listens in it, what reads or writes it
 * whole, and the SQL that the two may understand differently (searching, sorting, dates, JSON). All else runs on one.
 */
export const onBothEngines: readonly string[] = [
  'editorial-path.test.ts',
  'features/administration/activity/',
  'features/transfer/backup/',
  'platform/files/keep-files.test.ts',
  'features/editorial/bulk-assignment/killed-assignment.test.ts',
  'features/reviewing/candidates/candidates.test.ts',
  'features/catalogue/',
  'features/editorial/decisions/killed-decisions.test.ts',
  'features/editorial/figures.test.ts',
  'features/editorial/queue.test.ts',
  'features/administration/jobs/',
  'features/reviewing/whose-words.test.ts',
  'features/transfer/import/killed-import.test.ts',
  'features/correspondence/notifications/live.test.ts',
  'features/transfer/erasure/erase-account.test.ts',
  'features/transfer/erasure/erase-race.test.ts',
  'features/administration/people/list-users.test.ts',
  'features/publications/at-once.test.ts',
  'features/publications/list.test.ts',
  'features/publications/statistics.test.ts',
  'features/editorial/reminders/killed-reminders.test.ts',
  'platform/database/',
  'platform/http/rate-limit.test.ts',
  'platform/jobs/',
  'platform/mail/',
  'platform/settings-store.test.ts',
];

/** Not in `npm run check`: what kills processes, copies and restores whole platforms, or asks everything as everybody. */
export const takingLong: readonly string[] = [
  'bad-input.test.ts',
  'canary.test.ts',
  'permissions.test.ts',
  'recorded-answers.test.ts',
  'upgrade.test.ts',
  'features/transfer/backup/restore.test.ts',
  'features/transfer/backup/under-load.test.ts',
  'features/editorial/bulk-assignment/killed-assignment.test.ts',
  'features/reviewing/candidates/large.test.ts',
  'features/editorial/decisions/killed-decisions.test.ts',
  'features/publications/imports/import-text.test.ts',
  'features/transfer/import/killed-import.test.ts',
  'features/transfer/import/round-trip.test.ts',
  'features/editorial/reminders/killed-reminders.test.ts',
  'features/reviewing/blind-modes.test.ts',
  'platform/data-folder.test.ts',
  'platform/jobs/killed-process.test.ts',
  'platform/mail/killed-delivery.test.ts',
];

const server = fileURLToPath(new URL('..', import.meta.url));

/** Whether a test file, by its whole path, runs on both engines. */
export function isOnBothEngines(file: string): boolean {
  if (process.env.PLIEGO_LONG === '1') return true;
  const path = relative(server, file).split(sep).join('/');
  return onBothEngines.some((listed) => (listed.endsWith('/') ? path.startsWith(listed) : path === listed));
}
