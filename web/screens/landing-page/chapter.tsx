/**
 * /catalogo/:id/capitulos/:capitulo, one chapter of a published book or thesis, to be read alone; in another language
 * /catalogo/:id/:idioma/capitulos/:capitulo. The whole of it stays on the work's own page.
 */
import { Link, redirect, useParams } from 'react-router';
import { doiAddress, registeredDoi } from '#contract/doi.ts';
import type { PublishedChapter } from '#contract/entities/publication.ts';
import { chapterPage, workPage } from '#contract/public-addresses.ts';
import { callQuery, useCall } from '#web/data/queries.ts';
import { useSiteOrigin } from '#web/data/site-origin.ts';
import { chapterHead } from '#web/features/landing-page/chapter-head.ts';
import { ChapterList } from '#web/features/landing-page/chapter-list.tsx';
import { inOurJournal, ownLanguage, publisherOf, type ReadWork } from '#web/features/landing-page/citable.ts';
import { ReadingText, textDrawing } from '#web/features/landing-page/reading-text.tsx';
import { RetractionNotice } from '#web/features/landing-page/retraction-notice.tsx';
import { LanguageSwitch } from '#web/features/landing-page/text-languages.tsx';
import { WorkNotices } from '#web/features/landing-page/work-notices.tsx';
import { useIdentity } from '#web/features/site/use-identity.ts';
import { useFormats } from '#web/messages/dates.ts';
import '#web/messages/landing-texts.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';

const asked = ({ id = '', capitulo = '', idioma }: PageRequest['params']) => ({
  params: { id, capitulo },
  query: { idioma },
});

export async function loader({
  client,
  queryClient,
  params,
  siteOf,
  t,
  identity,
  isWritten,
}: PageRequest): Promise<Head> {
  const chapter = await queryClient.ensureQueryData(callQuery(client, 'readChapter', asked(params)));
  const { obra, capitulos, numero } = chapter;
  const { slug = '', titulo = '' } = capitulos[numero - 1] ?? {};
  // Each text has one address.
  if (params.idioma !== undefined && params.idioma === ownLanguage(obra))
    throw redirect(chapterPage(obra.id, slug), 301);
  if (typeof window === 'undefined')
    await queryClient.prefetchQuery(callQuery(client, 'publishedProcess', { params: { id: obra.id } }));
  if (!isWritten) await textDrawing.fetch();
  const said = t('chapter.title', { chapter: titulo, work: obra.titulo });
  const retracted = obra.fechaRetractacion ? t('work.retracted.mark') : '';
  const title = t('common.title', {
    title: retracted ? `${retracted} · ${said}` : said,
    site: (obra.revista ?? identity).nombre,
  });
  const site = siteOf(obra.revista?.clave);
  const head = chapterHead(inOurJournal(obra, identity), { slug, titulo, numero }, title, site, retracted);
  const languages = languagesOf(chapter).map(({ idioma, address }) => ({
    rel: 'alternate',
    hreflang: idioma,
    href: site + address,
  }));
  return { ...head, links: [...(head.links ?? []), ...languages] };
}

/** This chapter in each language in which it can be read; none where that is one alone. */
function languagesOf({ obra, enIdiomas }: PublishedChapter) {
  const own = ownLanguage(obra);
  const read = enIdiomas.flatMap(({ idioma, capitulo }) =>
    capitulo ? [{ idioma, address: chapterPage(obra.id, capitulo, idioma === own ? undefined : idioma) }] : [],
  );
  return read.length > 1 ? read : [];
}

export function Screen() {
  const t = useMessages();
  const language = useLanguage();
  const identity = useIdentity();
  const { data } = useCall('readChapter', asked(useParams()));
  if (!data) return null;
  const { capitulos, numero, primeraNota, lugares } = data;
  const work = inOurJournal(data.obra, identity);
  const { id, traducidaA } = work;
  const present = capitulos[numero - 1];
  const place = (anchor: string) => {
    const elsewhere = lugares[anchor];
    return elsewhere === undefined ? `#${anchor}` : `${workPage(id, traducidaA)}/capitulos/${elsewhere}`;
  };
  const list = <ChapterList id={id} language={traducidaA} chapters={capitulos} present={present?.slug ?? ''} />;
  return (
    <article lang={work.idioma} className="work-page" key={present?.slug}>
      <div className="page pt-6 pb-12 sm:pt-8">
        <RetractionNotice work={work} />
        <WorkNotices work={work} />
        <p className="text-sm">
          <span lang={language} className="text-muted">
            {t('chapter.of')}{' '}
          </span>
          <Link to={workPage(id, traducidaA)} className="link font-serif">
            {work.titulo}
          </Link>
          <span className="text-muted"> · {work.autor}</span>
        </p>
        <PrintedSource work={work} address={chapterPage(id, present?.slug ?? '', traducidaA)} />
        <LanguageSwitch present={work.idioma} texts={languagesOf(data)} />
        <p lang={language} className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
          <span>{t('chapter.place', { number: numero, count: capitulos.length })}</span>
          <Link to={`${workPage(id, traducidaA)}#texto`} className="link link-alone" data-print="hide">
            {t('chapter.whole')}
          </Link>
        </p>
        {/* Where there is no room for them beside the text. */}
        <details lang={language} data-print="hide" className="mt-2 text-sm min-[68.75rem]:hidden">
          <summary className="min-h-8 py-1">{t('work.chapters')}</summary>
          <div lang={work.idioma}>{list}</div>
        </details>
        <div className="work-body">
          <nav aria-label={t('chapter.contents')} lang={language} data-print="hide" className="work-contents text-sm">
            <h2 className="label-caps mb-2">{t('work.chapters')}</h2>
            <div lang={work.idioma}>{list}</div>
          </nav>
          <div className="work-text [&_h1]:text-2xl">
            <ReadingText
              work={work}
              page={chapterPage(id, present?.slug ?? '', traducidaA)}
              headingOffset={0}
              firstNote={primeraNota}
              placeOf={place}
            />
          </div>
          <div className="work-after">
            <Neighbours {...{ id, language: traducidaA }} before={capitulos[numero - 2]} after={capitulos[numero]} />
          </div>
        </div>
      </div>
    </article>
  );
}

/** On paper, where no header, address or link tells it: who brought the work out and when, and where the chapter is. */
function PrintedSource({ work, address }: { work: ReadWork; address: string }) {
  const { day } = useFormats();
  const origin = useSiteOrigin();
  const doi = registeredDoi(work);
  const said = [
    work.revista?.nombre ?? publisherOf(work),
    work.fechaPublicacion && day(work.fechaPublicacion),
    doi && doiAddress(doi),
    origin + address,
  ].filter(Boolean);
  return (
    <p lang={useLanguage()} className="hidden text-sm wrap-anywhere print:block">
      {said.join(' · ')}
    </p>
  );
}

type Neighbour = { slug: string; titulo: string } | undefined;
type NeighboursProps = { id: string; language: string | undefined; before: Neighbour; after: Neighbour };

/** The chapters on either side, at the end of this one. */
function Neighbours({ id, language: read, before, after }: NeighboursProps) {
  const t = useMessages();
  const language = useLanguage();
  const ways = [
    { rel: 'prev', said: t('chapter.previous'), to: before, className: '' },
    { rel: 'next', said: t('chapter.next'), to: after, className: 'sm:col-start-2 sm:text-end' },
  ];
  return (
    <nav aria-label={t('chapter.neighbours')} data-print="hide" className="grid gap-4 sm:grid-cols-2">
      {ways.map(
        ({ rel, said, to, className }) =>
          to && (
            <Link key={rel} rel={rel} to={chapterPage(id, to.slug, read)} className={`group block ${className}`}>
              <span lang={language} className="block text-sm text-muted">
                {said}
              </span>
              <span className="font-serif underline-offset-4 group-hover:underline">{to.titulo}</span>
            </Link>
          ),
      )}
    </nav>
  );
}
