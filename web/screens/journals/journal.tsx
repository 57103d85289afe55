/** /revistas/:clave: a journal's own page, in its house: what it is, who makes it, what it has published. */
import { useParams } from 'react-router';
import type { Journal } from '#contract/entities/journal.ts';
import { journalPage, journalsPage } from '#contract/public-addresses.ts';
import { textIn } from '#contract/site-names.ts';
import { callQuery, useHealingCall } from '#web/data/queries.ts';
import { CatalogueWay } from '#web/features/catalogue/catalogue-way.tsx';
import { feedLinks } from '#web/features/catalogue/list-files.tsx';
import { ManuscriptView } from '#web/features/manuscript/manuscript-view.tsx';
import { useManuscriptLabels } from '#web/features/manuscript/use-manuscript-labels.ts';
import { useHouse } from '#web/features/site/use-house.ts';
import { useIdentity } from '#web/features/site/use-identity.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Announcements } from './announcements.tsx';
import { Board } from './board.tsx';
import { JournalAside } from './journal-aside.tsx';
import { addressOfJournal, houseOf, journalJsonLd } from './journal-head.ts';
import { inJournal, JournalIssues, JournalWorks, newestOf } from './published-in.tsx';
import { Sections } from './sections.tsx';

export async function loader({ client, queryClient, params, siteOf, t, identity }: PageRequest): Promise<Head> {
  const clave = params.clave ?? '';
  const journal = await queryClient.ensureQueryData(callQuery(client, 'getJournal', { params: { clave } }));
  const beside = Promise.all([
    queryClient.prefetchQuery(callQuery(client, 'searchCatalogue', newestOf(clave))),
    queryClient.prefetchQuery(callQuery(client, 'listIssues', inJournal(journal.id))),
  ]);
  if (typeof window === 'undefined') await beside;
  const { nombre, descripcion } = journal;
  const [site, address] = [siteOf(clave), addressOfJournal(clave, { siteOf, identity })];
  return {
    title: t('common.title', { title: nombre, site: identity.nombre }),
    description: descripcion.es || t('house.description', { journal: nombre, site: identity.nombre }),
    canonical: address,
    links: feedLinks(site, nombre, journalPage(clave)),
    jsonLd: { '@context': 'https://schema.org', ...journalJsonLd(journal, address) },
    house: houseOf(journal),
    // Of one journal the site itself is the page.
    noindex: !identity.variasRevistas,
  };
}

export function Screen() {
  const house = useHouse();
  const { clave = house?.clave ?? '' } = useParams();
  const { data } = useHealingCall('getJournal', { params: { clave } });
  return data ? <JournalPage journal={data} /> : null;
}

function JournalPage({ journal }: { journal: Journal }) {
  const t = useMessages();
  const labels = useManuscriptLabels();
  const { variasRevistas } = useIdentity();
  const scope = journal.textos.find(({ tipo }) => tipo === 'alcance');
  const open = journal.anuncios.filter(({ abierta }) => abierta);
  const past = journal.anuncios.filter(({ abierta }) => !abierta);
  return (
    <div className="page py-8 sm:py-10">
      <CatalogueWay beyond={variasRevistas ? [{ to: journalsPage, text: t('house.list.title') }] : []} />
      <JournalHeader journal={journal} />
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <Announcements title={t('house.calls')} announcements={open} />
          {scope && (
            <section id="alcance">
              <h2 className="mb-3 text-xl">{t('house.text.alcance')}</h2>
              {/* Administrators write in the platform's language, whichever the reader's. */}
              <div lang="es">
                <ManuscriptView documento={scope.documento} referencias={[]} labels={labels} />
              </div>
            </section>
          )}
          <JournalIssues journal={journal} />
          <JournalWorks journal={journal} />
          <Board board={journal.consejo} />
          <Sections sections={journal.secciones} />
          <Announcements title={t('house.news')} announcements={past} />
        </div>
        <JournalAside journal={journal} />
      </div>
    </div>
  );
}

function JournalHeader({ journal }: { journal: Journal }) {
  const t = useMessages();
  const language = useLanguage();
  const { day } = useFormats();
  const platform = useIdentity();
  const { clase, nombre, nombreAbreviado, descripcion, imagenPortada, institucion, fechaCierre, principal } = journal;
  const summary = textIn(descripcion, language);
  // What it has from the platform is no picture of its own; the platform's is the principal one's.
  const cover = principal || imagenPortada !== platform.imagenPortada ? imagenPortada : '';
  return (
    <header className="rule-fold mt-4 grid gap-x-10 gap-y-5 pt-5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="label-caps flex flex-wrap gap-x-3">
          <span className="text-accent">{t(`house.class.${clase}`)}</span>
          {nombreAbreviado && <span className="text-muted">{nombreAbreviado}</span>}
        </p>
        <h1 className="mt-1 text-2xl wrap-anywhere sm:text-3xl">{nombre}</h1>
        {institucion && institucion !== nombre && <p className="mt-1 text-muted">{institucion}</p>}
        {summary && (
          <p lang={summary === descripcion.es ? 'es' : 'en'} className="mt-4 max-w-prose text-lg wrap-anywhere">
            {summary}
          </p>
        )}
        {fechaCierre && (
          <Notice className="mt-5">
            <p>{t('house.closed.text', { day: day(fechaCierre) })}</p>
          </Notice>
        )}
      </div>
      {cover && (
        <img
          src={cover}
          alt=""
          className="aspect-[40/21] w-full rounded-md border border-line object-cover md:w-80 lg:w-96"
        />
      )}
    </header>
  );
}
