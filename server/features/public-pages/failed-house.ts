import { journalPage, journalsPage } from '#contract/public-addresses.ts';
import { hasSeveralJournals, houseOf, shownJournals } from '#server/platform/shown-journals.ts';
import type { FailedHouse } from './failure-page.ts';

/**
 * Whose page could not be had: below a journal's address its own, where readers know of it, else the platform's. What is asked
 * of nobody but the memory of the process, since the database may be what failed.
 * @param url path and query that were asked for
 */
export function failedHouse(
  settings: Parameters<typeof houseOf>[0] & { get: () => FailedHouse },
  url: string,
): FailedHouse {
  const [path = ''] = url.split('?', 1);
  const key = path.startsWith(`${journalsPage}/`) ? path.slice(journalsPage.length + 1).split('/', 1)[0] : '';
  const journal = hasSeveralJournals(settings) && shownJournals(settings).find(({ clave }) => clave === key);
  if (!journal) return settings.get();
  return { ...houseOf(settings, { revistaId: journal.id }), home: journalPage(journal.clave) };
}
