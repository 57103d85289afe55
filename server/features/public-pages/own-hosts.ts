/** Where a page stands: at the platform's address, or at that of a journal with a name of its own. Each stands at one of them. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { id } from '#contract/entities/common.ts';
import {
  issuesPage,
  journalIssuesPage,
  journalLockssPage,
  journalPage,
  journalsPage,
  lockssPage,
  workPage,
} from '#contract/public-addresses.ts';
import { onCatalogueChange } from '#server/events/events.ts';
import { Cache } from '#server/platform/cache/cache.ts';
import { originOf } from '#server/platform/http/origin.ts';
import { journalAt, ownSite, siteAt, withOwnSite } from '#server/platform/http/own-sites.ts';
import type { Services } from '#server/platform/services.ts';
import { settingsChannel } from '#server/platform/settings-store.ts';
import { findJournalOf } from './queries.ts';

/** `clave`: of the journal at whose own name it is. */
export type Place = { site: string; clave?: string } | { movedTo: string };

const isId = (said: string | undefined): said is string => id.safeParse(said).success;
const readPath = z.string().transform((url) => new URL(url, 'http://pliego.invalid'));

/** Says of each page asked for where it stands: here, or elsewhere. */
export async function openOwnHosts(services: Services): Promise<(request: FastifyRequest) => Promise<Place>> {
  const { db, database } = services;
  const kept = new Cache<string>(10_000, undefined, (journal) => journal !== '');
  await onCatalogueChange(database, () => kept.forget());
  await database.subscribe(settingsChannel, () => kept.forget());

  /** The journal with a name of its own whose page it is, by its id. */
  const ownerOf = async (path: string) => {
    const own = withOwnSite(services);
    const [, room, key = ''] = path.split('/');
    if (`/${room}` === journalsPage) return own.find(({ clave }) => clave === key)?.id;
    const kind = `/${room}/` === workPage('') ? 'work' : `/${room}` === issuesPage ? 'issue' : undefined;
    if (!kind || !isId(key)) return undefined;
    const journal = await kept.get(`${kind} ${key}`, () => findJournalOf(db, kind, key));
    return own.find(({ id }) => id === journal)?.id;
  };

  return async (request) => {
    const here = journalAt(services, request);
    const site = siteAt(services, request);
    if (!here && withOwnSite(services).length === 0) return { site };
    const { pathname, search } = readPath.parse(request.url);
    const path = pathname.replace(/(?<=.)\/+$/, '');
    const owner = await ownerOf(path);
    const home = owner && journalPage(services.settings.journals().find(({ id }) => id === owner)?.clave ?? '');
    // Asked again each time: a name that was taken away must not go on living in browsers.
    const at = (origin: string) => ({ movedTo: origin + (path === home ? '/' : path) + search });
    if (here && (path === '/' || path === '/catalogo')) return { site, clave: here.clave };
    if (here && path === issuesPage) return { movedTo: site + journalIssuesPage(here.clave) };
    if (here && path === lockssPage) return { movedTo: site + journalLockssPage(here.clave) };
    if (owner && (owner !== here?.id || path === home)) return at(ownSite(services, owner) ?? site);
    if (here && !owner) return at(originOf(services.env, request));
    return { site, ...(here && { clave: here.clave }) };
  };
}
