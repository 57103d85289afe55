/**
 * Journals with a name of their own on the net (docs/decisions, 570): which of them a request came to, and where what is of one stands.
 * Names are compared whole with those that administrators set; any other is the platform's, whatever it says.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '#contract/refuse.ts';
import type { Environment } from '../environment.ts';
import type { KeptJournal } from '../kept-journals.ts';
import type { SettingsStore } from '../settings-store.ts';
import { shownJournals } from '../shown-journals.ts';
import { originOf } from './origin.ts';

/** What it takes to know them. */
export interface Sites {
  env: Environment;
  settings: Pick<SettingsStore, 'journals'>;
}

/** A host as addresses of this site's scheme write it, without the scheme's own port; '' of what is none. */
export function hostIn(site: string | undefined, host: string): string {
  const address = `${site ? new URL(site).protocol : 'http:'}//${host}`;
  return !/[/?#@\\\s]/.test(host) && URL.canParse(address) ? new URL(address).host : '';
}

const whole = (publicUrl: string, host: string) => `${new URL(publicUrl).protocol}//${hostIn(publicUrl, host)}`;

/** The journals that have one and are shown; none where the platform's own address is not set, to which the rest leads back. */
export const withOwnSite = ({ env, settings }: Sites): KeptJournal[] =>
  env.PUBLIC_URL ? shownJournals(settings).filter(({ dominio }) => dominio !== '') : [];

/** The journal whose own name a request was made by. */
export function journalAt(sites: Sites, request: FastifyRequest): KeptJournal | undefined {
  const own = withOwnSite(sites);
  if (own.length === 0) return undefined;
  const { PUBLIC_URL } = sites.env;
  const host = hostIn(PUBLIC_URL, request.host ?? '');
  return host === '' ? undefined : own.find(({ dominio }) => hostIn(PUBLIC_URL, dominio) === host);
}

/** What its addresses begin with, `https://revista.example`; undefined of one at the platform's. */
export function ownSite(sites: Sites, revistaId: string): string | undefined {
  const journal = withOwnSite(sites).find(({ id }) => id === revistaId);
  return journal && sites.env.PUBLIC_URL && whole(sites.env.PUBLIC_URL, journal.dominio);
}

/** The journal whose own site begins so. */
export const journalOfSite = (sites: Sites, site: string): KeptJournal | undefined =>
  withOwnSite(sites).find(({ id }) => ownSite(sites, id) === site);

/**
 * What absolute addresses begin with in the answer to a request: as `originOf`, or the journal's own where it came there. What is sent
 * there (a subscription, a message) is answered by mail, which leads to the platform.
 */
export function siteAt(sites: Sites, request: FastifyRequest): string {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const journal = reads ? journalAt(sites, request) : undefined;
  return (journal && ownSite(sites, journal.id)) ?? originOf(sites.env, request);
}

/** What the addresses of something of a journal begin with, by whichever name it was asked for. */
export const siteFor = (sites: Sites, request: FastifyRequest, revistaId: string): string =>
  ownSite(sites, revistaId) ?? originOf(sites.env, request);

/**
 * The same for what is read elsewhere: `asked` is what addresses began with where it was asked for, which may be another journal's own, or ''
 * where it is not known. @param clave the journal's key; undefined: the principal one's
 */
export function siteOfJournal(sites: Sites, clave: string | undefined, asked: string): string {
  const own = withOwnSite(sites);
  const journal = own.find((each) => each.clave === clave);
  if (journal) return ownSite(sites, journal.id) ?? asked;
  return own.length > 0 && asked !== '' ? (sites.env.PUBLIC_URL ?? asked) : asked;
}

/** Nobody is signed in at a journal's own name, which may be somebody else's tomorrow: sessions are the platform's alone. */
export function keepSessionsAtHome(app: FastifyInstance, sites: Sites): void {
  const { PUBLIC_URL, HSTS_SUBDOMAINS } = sites.env;
  app.addHook('onRequest', (request, reply, done) => {
    if (!journalAt(sites, request)) return done();
    delete request.headers.authorization;
    delete request.headers.cookie;
    // What the platform promises of its subdomains is not the journal's to promise.
    if (HSTS_SUBDOMAINS && PUBLIC_URL?.startsWith('https:'))
      reply.header('strict-transport-security', 'max-age=31536000');
    done(request.url.startsWith('/api/auth/') ? refuse('no_encontrado') : undefined);
  });
}
