/**
 * What LOCKSS and CLOCKSS read before they collect what a journal published: that they may, and links to all of it, each year an Archival
 * Unit of its own. In both languages at once, and with nothing in it that changes by itself: their copies are compared with each other.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { issueLabel } from '#contract/issue-label.ts';
import { issuePage, journalLockssPage, lockssPage, workPage } from '#contract/public-addresses.ts';
import { refuse } from '#contract/refuse.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';
import { onCatalogueChange } from '#server/events/events.ts';
import { lockssStatements, lockssTexts } from '#server/messages/lockss.ts';
import { Cache } from '#server/platform/cache/cache.ts';
import { ownSite } from '#server/platform/http/own-sites.ts';
import type { Services } from '#server/platform/services.ts';
import { settingsChannel } from '#server/platform/settings-store.ts';
import { shownJournal, shownJournals } from '#server/platform/shown-journals.ts';
import { journalHead } from './failure-page.ts';
import { findIssuesOfYear, findPublishedYears, findWorksOfYear, type PublishedYear } from './lockss-queries.ts';
import type { Place } from './own-hosts.ts';
import { PageBytes } from './page-bytes.ts';
import { standaloneStyle } from './standalone-style.ts';

const limited = { rateLimit: { max: 120, timeWindow: '1 minute' } };
const yearSchema = z.object({
  anio: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number),
});
const querySchema = z.object({ parte: z.coerce.number().int().min(1).max(100_000).catch(1) });
/** Works on one page; the next leads on. */
const worksAPage = 1000;
/** More than any journal has in a year. */
const mostIssues = 500;
/** Of all kept pages together: the works of fifty pages. */
const mostBytes = 8_000_000;
/** Whose years are kept. */
const mostJournals = 1000;

interface Link {
  to: string;
  text: string;
  /** Of what it is called, where that is neither of the page's languages for certain. */
  lang?: string;
}
type Heading = 'journals' | 'years' | 'issues' | 'works' | 'more';
type Looks = Parameters<typeof journalHead>[0] & { color: string };

interface Permission {
  looks: Looks;
  name: string;
  lists: [Heading, Link[]][];
}
/** A page by the key under which it is kept. */
interface Asked {
  key: string;
  read: () => Promise<Permission>;
}

/**
 * Serves the permission of the platform, of each journal and of each of its years. Both pages and years are kept until the catalogue
 * changes: all that a journal published is read for each, and anybody may ask, also for a year that there is not.
 */
export async function serveLockss(
  app: FastifyInstance,
  services: Services,
  placeOf: (request: FastifyRequest) => Promise<Place>,
): Promise<void> {
  const { db, database, settings } = services;
  const kept = new Cache<PageBytes>(mostBytes, ({ plain }) => plain.length);
  const yearsKept = new Cache<PublishedYear[]>(mostJournals);
  const forget = () => {
    kept.forget();
    yearsKept.forget();
  };
  await onCatalogueChange(database, forget);
  await database.subscribe(settingsChannel, forget);
  const yearsOf = (id: string) => yearsKept.get(id, () => findPublishedYears(db, id));

  const serve = (path: string, ask: (request: FastifyRequest) => Asked | Promise<Asked>) =>
    app.get(path, { config: limited, schema: { hide: true } }, async (request, reply: FastifyReply) => {
      const place = await placeOf(request);
      if ('movedTo' in place) return reply.header('cache-control', 'no-cache').redirect(place.movedTo, 301);
      const { key, read } = await ask(request);
      const page = await kept.get(key, async () => new PageBytes(permissionPage(await read())));
      return page.send(200, request, reply);
    });

  serve(lockssPage, () => ({
    key: '',
    read: async () => ({
      looks: settings.get(),
      name: settings.get().nombre,
      lists: [['journals', shownJournals(settings).map((journal) => linkTo(services, journal))]],
    }),
  }));

  serve(journalLockssPage(':clave'), ({ params }) => {
    const { id, clave } = shownJournal(settings, params);
    const read = async (): Promise<Permission> => {
      const looks = settings.of(id);
      const links = (await yearsOf(id)).map(({ year }) => ({
        to: journalLockssPage(clave, year),
        text: String(year),
      }));
      return { looks, name: looks.nombre, lists: [['years', links]] };
    };
    return { key: id, read };
  });

  serve(`${journalLockssPage(':clave')}/:anio`, async ({ params, query }) => {
    const { id, clave } = shownJournal(settings, params);
    const asked = yearSchema.safeParse(params);
    if (!asked.success) throw refuse('no_encontrado');
    const year = asked.data.anio;
    const { parte } = querySchema.parse(query);
    const published = (await yearsOf(id)).find((each) => each.year === year);
    if (!published || (parte > 1 && (parte - 1) * worksAPage >= published.works)) throw refuse('no_encontrado');
    const read = async (): Promise<Permission> => {
      const issues = parte === 1 ? await findIssuesOfYear(db, id, year, mostIssues) : [];
      const found = await findWorksOfYear(db, id, { year, limit: worksAPage + 1, offset: (parte - 1) * worksAPage });
      if (issues.length + found.length === 0) throw refuse('no_encontrado');
      const works = found.slice(0, worksAPage);
      const looks = settings.of(id);
      const next = { to: `${journalLockssPage(clave, year)}?parte=${parte + 1}`, text: String(parte + 1) };
      return {
        looks,
        name: `${looks.nombre}, ${year}`,
        lists: [
          ['issues', issues.map((issue) => ({ to: issuePage(issue.id), text: nameOf(issue) }))],
          ['works', works.map((work) => ({ to: workPage(work.id), text: work.titulo, lang: work.idioma }))],
          ['more', found.length > worksAPage ? [next] : []],
        ],
      };
    };
    return { key: `${id} ${year} ${parte}`, read };
  });
}

function linkTo(services: Services, { id, clave }: { id: string; clave: string }): Link {
  return {
    to: (ownSite(services, id) ?? '') + journalLockssPage(clave),
    text: services.settings.of(id).nombre,
  };
}

const nameOf = (issue: Awaited<ReturnType<typeof findIssuesOfYear>>[number]) =>
  [issueLabel(issue), issue.titulo].filter(Boolean).join('. ');

function permissionPage({ looks, name, lists }: Permission): string {
  const { es, en } = lockssTexts;
  const shown = lists.filter(([, links]) => links.length > 0);
  const sections = shown.map(([heading, links]) => {
    const items = links.map(({ to, text, lang }) => {
      const said = lang ? ` lang="${escapeMarkup(lang)}"` : '';
      return `<li><a href="${escapeMarkup(to)}"${said}>${escapeMarkup(text)}</a></li>`;
    });
    return `<h2>${es[heading]} · <span lang="en">${en[heading]}</span></h2>\n<ul>\n${items.join('\n')}\n</ul>\n`;
  });
  const nothing = `<p>${es.none} <span lang="en">${en.none}</span></p>\n`;
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${es.title} · ${escapeMarkup(name)}</title>
<style>${standaloneStyle(looks.color)}</style>
</head>
<body>
${journalHead(looks)}
<main>
<h1>${escapeMarkup(name)}</h1>
<p><strong>${es.title}.</strong> ${es.intro}</p>
<p lang="en"><strong>${en.title}.</strong> ${en.intro}</p>
${lockssStatements.map((statement) => `<p lang="en">${statement}</p>`).join('\n')}
${sections.length > 0 ? sections.join('') : nothing}</main>
</body>
</html>
`;
}
