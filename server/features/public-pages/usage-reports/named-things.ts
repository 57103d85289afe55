/** What reports name: the platform, journals and works, by the identifiers that they have. */
import { citedIsbn } from '#contract/particulars.ts';
import { journalPage, workPage } from '#contract/public-addresses.ts';
import { ownSite } from '#server/platform/http/own-sites.ts';
import type { Services } from '#server/platform/services.ts';
import { hasSeveralJournals } from '#server/platform/shown-journals.ts';
import type { NamedItem } from './report-queries.ts';

/** Whose reports they are, and at which address they were asked for; `site` is '' where that leads nowhere. */
export interface Provider {
  services: Pick<Services, 'env' | 'settings'>;
  site: string;
}

const longestNamespace = 17;

/** What identifiers of its own begin with: the name of its host, as the Code of Practice takes it. */
export function namespaceOf(site: string): string {
  const host = site ? new URL(site).hostname : '';
  const said = host.replace(/[^a-z0-9.]/gi, '_').replace(/^[^a-z]+/i, '');
  const name = said.slice(0, longestNamespace).replace(/[^a-z0-9]+$/i, '');
  return name.length < 2 ? 'platform' : name;
}

export const platformOf = ({ services }: Provider): string => services.settings.get().nombre;

const issn = /^\d{4}-\d{3}[\dX]$/;
const isbn = /^97[89]-\d+-\d+-\d+-\d$/;
const doi = /^10\.[1-9]\d{2}[\d.]*\/.+$/;
const matching = <K extends string>(name: K, pattern: RegExp, value: string | null | undefined) =>
  value && pattern.test(value) ? { [name]: value } : {};

/** A journal as the title of its articles. */
export function namedJournal(provider: Provider, revistaId: string) {
  const { env, settings } = provider.services;
  const { nombre, institucion, issn: online, issnImpreso } = settings.of(revistaId);
  const key = settings.journals().find(({ id }) => id === revistaId)?.clave ?? revistaId;
  const own = ownSite({ env, settings }, revistaId);
  const page = own ?? (provider.site && provider.site + (hasSeveralJournals(settings) ? journalPage(key) : '/'));
  return {
    Title: nombre,
    Publisher: institucion || platformOf(provider),
    Item_ID: {
      Proprietary: `${namespaceOf(provider.site)}:${key}`,
      ...matching('Online_ISSN', issn, online),
      ...matching('Print_ISSN', issn, issnImpreso),
      ...(page ? { URI: page } : {}),
    },
  };
}

/** A work by itself; `isBook`: its ISBN is its own. */
export function namedWork(provider: Provider, work: NamedItem, isBook: boolean) {
  const { env, settings } = provider.services;
  const site = ownSite({ env, settings }, work.revistaId) ?? provider.site;
  return {
    Title: work.titulo,
    Publisher: settings.of(work.revistaId).institucion || platformOf(provider),
    Item_ID: {
      Proprietary: `${namespaceOf(provider.site)}:${work.id}`,
      ...matching('DOI', doi, work.doi),
      ...(isBook ? matching('ISBN', isbn, citedIsbn(work.ficha)) : {}),
      ...(site ? { URI: site + workPage(work.id) } : {}),
    },
  };
}
