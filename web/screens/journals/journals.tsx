/** /revistas: the journals and collections of the platform. */
import type { ListedJournal } from '#contract/entities/journal.ts';
import type { Identity } from '#contract/entities/system.ts';
import { issuePage, journalPage, journalsPage } from '#contract/public-addresses.ts';
import { textIn } from '#contract/site-names.ts';
import { callQuery, useHealingCall } from '#web/data/queries.ts';
import { CatalogueWay } from '#web/features/catalogue/catalogue-way.tsx';
import { useIssueName } from '#web/features/publications/issue-name.ts';
import { useIdentity } from '#web/features/site/use-identity.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { FactLine } from '#web/ui/FactLine.tsx';
import { Link } from '#web/ui/Link.tsx';
import { addressOfJournal, journalJsonLd } from './journal-head.ts';
import { JournalMark } from './journal-mark.tsx';

/** What guests may know of: administrators, too, see here what everybody sees. */
const shown = (revistas: readonly ListedJournal[]) => revistas.filter(({ publica }) => publica);

export async function loader({ client, queryClient, origin, siteOf, t, identity }: PageRequest): Promise<Head> {
  const { revistas } = await queryClient.ensureQueryData(callQuery(client, 'listJournals'));
  return {
    title: t('common.title', { title: t('house.list.title'), site: identity.nombre }),
    description: t('house.list.description', { site: identity.nombre }),
    canonical: origin + journalsPage,
    // Of one journal the site itself is the page.
    noindex: !identity.variasRevistas,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: t('house.list.title'),
      url: origin + journalsPage,
      hasPart: shown(revistas).map((journal) =>
        journalJsonLd(journal, addressOfJournal(journal.clave, { siteOf, identity })),
      ),
    },
  };
}

export function Screen() {
  const t = useMessages();
  const { data } = useHealingCall('listJournals');
  const platform = useIdentity();
  if (!data) return null;
  const revistas = shown(data.revistas);
  return (
    <div className="page py-8 sm:py-10">
      <CatalogueWay />
      <header className="rule-fold mt-4 pt-5">
        <h1 className="text-2xl sm:text-3xl">{t('house.list.title')}</h1>
        <p className="mt-2 text-muted">{t('house.list.count', { count: revistas.length })}</p>
      </header>
      <ul data-rows className="mt-6 grid gap-x-12 lg:grid-cols-2">
        {revistas.map((journal) => (
          <Item key={journal.id} journal={journal} platform={platform} />
        ))}
      </ul>
    </div>
  );
}

function Item({ journal, platform }: { journal: ListedJournal; platform: Identity }) {
  const t = useMessages();
  const language = useLanguage();
  const nameOf = useIssueName();
  const { clave, clase, nombre, descripcion, issn, issnImpreso, publicadas, ultimoNumero, recibe } = journal;
  const summary = textIn(descripcion, language);
  const facts = [
    issn && t('house.issn', { issn }),
    issnImpreso && t('house.issnPrint', { issn: issnImpreso }),
    t('house.works', { count: publicadas }),
  ].filter((fact) => fact !== '');
  return (
    <li className="flex gap-4 border-t border-line py-5 sm:gap-6">
      <JournalMark journal={journal} platform={platform} />
      <div className="min-w-0">
        <p className="label-caps flex flex-wrap gap-x-3">
          <span className="text-accent">{t(`house.class.${clase}`)}</span>
          {!recibe && <Badge tone="gray">{t('house.closed')}</Badge>}
        </p>
        <h2 className="mt-0.5 text-lg wrap-anywhere">
          <Link to={journalPage(clave)} className="link-alone no-underline hover:text-accent hover:underline">
            {nombre}
          </Link>
        </h2>
        <p className="text-sm text-muted">
          <FactLine facts={facts} />
        </p>
        {summary && (
          <p lang={summary === descripcion.es ? 'es' : 'en'} className="mt-1.5 line-clamp-3 text-sm wrap-anywhere">
            {summary}
          </p>
        )}
        {ultimoNumero && (
          <p className="mt-1.5 text-sm">
            {t('house.last')}{' '}
            <Link to={issuePage(ultimoNumero.id)} className="link">
              {ultimoNumero.titulo || nameOf(ultimoNumero)}
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}
