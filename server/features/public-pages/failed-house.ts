import type { FastifyRequest } from 'fastify';
import { journalPage, journalsPage } from '#contract/public-addresses.ts';
import { journalAt, type Sites } from '#server/platform/http/own-sites.ts';
import type { KeptJournal } from '#server/platform/kept-journals.ts';
import { hasSeveralJournals, houseOf, shownJournals } from '#server/platform/shown-journals.ts';
import type { FailedHouse } from './failure-page.ts';

type FailedSites = Sites & { settings: Parameters<typeof houseOf>[0] & { get: () => FailedHouse } };

/**
 * Whose page could not be had: at a journal's own name, and below its address where readers know of it, the journal's, else the
 * platform's. What is asked of nobody but the memory of the process, since the database may be what failed.
 */
export function failedHouse(sites: FailedSites, request: FastifyRequest): FailedHouse {
  const { settings } = sites;
  const journal = journalAt(sites, request) ?? journalBelow(settings, request.url);
  if (!journal) return settings.get();
  return { ...houseOf(settings, { revistaId: journal.id }), home: journalPage(journal.clave) };
}

/** The one that an address names, where readers know of several. @param url path and query that were asked for */
function journalBelow(settings: FailedSites['settings'], url: string): KeptJournal | undefined {
  const [path = ''] = url.split('?', 1);
  const key = path.startsWith(`${journalsPage}/`) ? path.slice(journalsPage.length + 1).split('/', 1)[0] : '';
  return hasSeveralJournals(settings) ? shownJournals(settings).find(({ clave }) => clave === key) : undefined;
}
