/**
 * /catalogo/:id, the page of a published work (docs/specification.md 2): all of it, to be read, cited and found;
 * /catalogo/:id/:idioma, the same in another of its languages.
 */
import { useEffect } from 'react';
import { Link, redirect, useParams } from 'react-router';
import { contentsOf } from '#contract/outline.ts';
import { disciplinePage, journalPage, workPage } from '#contract/public-addresses.ts';
import { Kept } from '#web/data/kept.tsx';
import { countsReading, soonest, takeCountedReading } from '#web/data/late-part.ts';
import { callQuery, useAct, useCall } from '#web/data/queries.ts';
import { useSiteOrigin } from '#web/data/site-origin.ts';
import { Acts } from '#web/features/landing-page/acts.tsx';
import { BookContents, ChapterNeighbours, ChapterPlace } from '#web/features/landing-page/book-parts.tsx';
import { Byline } from '#web/features/landing-page/byline.tsx';
import { inOurJournal, ownLanguage, type ReadWork } from '#web/features/landing-page/citable.ts';
import { ContentsColumn, FoldedContents } from '#web/features/landing-page/contents.tsx';
import { Contributions } from '#web/features/landing-page/contributions.tsx';
import { Declarations, declaredDrawing } from '#web/features/landing-page/declarations.tsx';
import { SupplementaryFiles } from '#web/features/landing-page/downloads.tsx';
import { EditionLink } from '#web/features/landing-page/edition-link.tsx';
import { WorkFacts } from '#web/features/landing-page/facts.tsx';
import { FactsLine } from '#web/features/landing-page/facts-line.tsx';
import { PrintedCitation } from '#web/features/landing-page/how-to-cite.tsx';
import { PdfText } from '#web/features/landing-page/pdf-text.tsx';
import { ReadingText, textDrawing } from '#web/features/landing-page/reading-text.tsx';
import { Readings } from '#web/features/landing-page/readings.tsx';
import { RelatedWorks } from '#web/features/landing-page/related-works.tsx';
import { RetractionNotice } from '#web/features/landing-page/retraction-notice.tsx';
import { StaffLink } from '#web/features/landing-page/staff-link.tsx';
import { Summaries } from '#web/features/landing-page/summaries.tsx';
import { TextLanguages } from '#web/features/landing-page/text-languages.tsx';
import { WorkBar } from '#web/features/landing-page/work-bar.tsx';
import { WorkChapters } from '#web/features/landing-page/work-chapters.tsx';
import { workHead } from '#web/features/landing-page/work-head.ts';
import { VersionLine, WorkHistory } from '#web/features/landing-page/work-history.tsx';
import { WorkNotices } from '#web/features/landing-page/work-notices.tsx';
import { useManuscriptLabels } from '#web/features/manuscript/use-manuscript-labels.ts';
import { titlePasses } from '#web/features/publications/title-link.tsx';
import { typeKey } from '#web/features/publications/type-key.ts';
import { useIdentity } from '#web/features/site/use-identity.ts';
import { useFormats } from '#web/messages/dates.ts';
import '#web/messages/landing-texts.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { Notice } from '#web/ui/Notice.tsx';

export async function loader({
  client,
  queryClient,
  params,
  siteOf,
  t,
  language,
  identity,
  isWritten,
}: PageRequest): Promise<Head> {
  const input = { params: { id: params.id ?? '' } };
  const { idioma } = params;
  const late = Promise.all([
    queryClient.prefetchQuery(callQuery(client, 'relatedWorks', input)),
    queryClient.prefetchQuery(callQuery(client, 'publishedProcess', input)),
    queryClient.prefetchQuery(callQuery(client, 'listFiles', input)),
    queryClient.prefetchQuery(callQuery(client, 'workUsage', input)),
    queryClient.prefetchQuery(callQuery(client, 'citations', { ...input, query: { idioma: language, texto: idioma } })),
  ]);
  const work = await queryClient.ensureQueryData(callQuery(client, 'readWork', inText(input.params.id, idioma)));
  // Each text has one address.
  if (idioma !== undefined && idioma === ownLanguage(work)) throw redirect(workPage(work.id), 301);
  // The page leaves the server whole; in the browser the work does not wait for what stands beside it.
  if (typeof window === 'undefined') await late;
  if (!isWritten) await Promise.all([textDrawing.fetch(), work.declaraciones && declaredDrawing.fetch()]);
  const retracted = work.fechaRetractacion ? t('work.retracted.mark') : '';
  const title = t('common.title', {
    title: retracted ? `${retracted} · ${work.titulo}` : work.titulo,
    site: (work.revista ?? identity).nombre,
  });
  const site = siteOf(work.revista?.clave);
  // Browsers take the title of it, in which house the page is and where: they do not even load the rest.
  if (typeof window !== 'undefined') return { title, house: work.revista, canonical: site + workPage(work.id, idioma) };
  const tied = queryClient.getQueryData(callQuery(client, 'publishedProcess', input).queryKey);
  return workHead(inOurJournal(work, identity), title, site, { retracted, tied, siteOf });
}

/** What is asked for: the work in its own language, or in another. */
const inText = (id: string, idioma: string | undefined) => ({ params: { id }, ...(idioma && { query: { idioma } }) });

export function Screen() {
  const { id = '', idioma } = useParams();
  const { data: work } = useCall('readWork', inText(id, idioma));
  useRecordView(work?.id);
  // Another work is another page: what was opened or copied in this one does not stay.
  const identity = useIdentity();
  return work ? <Work key={`${work.id} ${work.idioma}`} work={inOurJournal(work, identity)} /> : null;
}

function Work({ work }: { work: ReadWork }) {
  const t = useMessages();
  const language = useLanguage();
  const labels = useManuscriptLabels();
  const { day } = useFormats();
  const page = workPage(work.id, work.traducidaA);
  const address = useSiteOrigin() + page;
  const hasText = work.documento.content.length > 0;
  // A text may have neither headings nor notes nor references: then no frame stands there empty.
  const hasContents = hasText && contentsOf(work, labels).length > 0;
  // Readings come every day; what does not tell how many there are is drawn by the rest.
  const still = { ...work, vistas: 0 };
  return (
    <article lang={work.idioma} className="work-page" {...countsReading(work.id)}>
      <div className="page pt-3 sm:pt-4">
        <div lang={language} className="flex min-h-8 items-center justify-between gap-4">
          <nav aria-label={t('work.path')} className="text-sm">
            <Link to="/catalogo" className="link link-alone">
              {t('work.back')}
            </Link>
            {work.revista?.clave && (
              <>
                <span aria-hidden className="mx-2 text-muted">
                  /
                </span>
                <Link to={journalPage(work.revista.clave)} className="link link-alone">
                  {work.revista.nombre}
                </Link>
              </>
            )}
          </nav>
          <EditionLink work={work} />
          <StaffLink id={work.id} />
        </div>
        <Title work={work} />
      </div>
      <WorkBar
        title={work.fechaRetractacion ? `${t('work.retracted.mark')} · ${work.titulo}` : work.titulo}
        contents={
          hasContents && (
            <Kept name="contents folded" by={[still]}>
              <FoldedContents text={work} />
            </Kept>
          )
        }
      >
        <Acts work={still} address={address} />
      </WorkBar>
      <div className="page pb-12">
        <Kept name="summaries" by={[still]}>
          <Summaries work={still} />
        </Kept>
        <Kept name="chapters" by={[still]}>
          <WorkChapters work={still} />
        </Kept>
        <BookContents work={work} />
        <div className="work-body">
          {hasContents && (
            <Kept name="contents" by={[still]}>
              <ContentsColumn text={work} />
            </Kept>
          )}
          <div id="texto" className="work-text">
            {hasText ? (
              <Kept name="text" by={[still, page]} isAtOnePlace>
                <ReadingText work={still} page={page} />
              </Kept>
            ) : work.textoEnPdf ? (
              <div lang={language}>
                <PdfText work={{ ...work, textoEnPdf: work.textoEnPdf }} />
              </div>
            ) : (
              <p lang={language} className="text-muted">
                {work.embargo ? t('work.embargo', { day: day(work.embargo.hasta) }) : t('work.noText')}
              </p>
            )}
          </div>
          <div lang={language} className="work-after">
            <ChapterNeighbours work={work} />
            <Kept name="contributions" by={[work.autores]}>
              <Contributions authors={work.autores} />
            </Kept>
            <Declarations work={work} />
            <SupplementaryFiles id={work.id} />
            <Kept name="facts" by={[work]}>
              <WorkFacts work={work} />
            </Kept>
            <WorkHistory work={work} />
            <Readings id={work.id} />
            <PrintedCitation work={still} />
          </div>
        </div>
        <RelatedWorks id={work.id} />
      </div>
    </article>
  );
}

function Title({ work }: { work: ReadWork }) {
  const t = useMessages();
  const language = useLanguage();
  return (
    <header className="rule-fold mt-1 pt-3">
      <RetractionNotice work={work} />
      <WorkNotices work={work} />
      {work.publicadaPorAutor && (
        <Notice className="mb-6">
          <p lang={language}>{t('work.publishedByAuthor')}</p>
        </Notice>
      )}
      <p lang={language} className="label-caps flex flex-wrap gap-x-3">
        <span className="text-accent">{t(typeKey(work))}</span>
        {work.categoria && (
          <Link
            to={disciplinePage(work.categoria)}
            lang={work.idioma}
            className="link-alone text-muted no-underline hover:text-accent hover:underline"
          >
            {work.categoria}
          </Link>
        )}
      </p>
      <h1 className={`mt-2 max-w-4xl text-2xl ${titlePasses}`}>{work.titulo}</h1>
      <TextLanguages work={work} />
      <Kept name="byline" by={[work.autores, work.fechaRetractacion]}>
        <Byline authors={work.autores} leads={!work.fechaRetractacion} />
      </Kept>
      <Kept name="chapter of" by={[work.capituloDe]}>
        <ChapterPlace work={work} />
      </Kept>
      <Kept name="facts line" by={[work]}>
        <FactsLine work={work} />
      </Kept>
      <p lang={language} className="mt-1 text-sm empty:hidden">
        <VersionLine work={work} />
      </p>
    </header>
  );
}

/** Counts a reading of a work once its page stands; who is logged in finds it under 'Visto Recientemente'. */
function useRecordView(id: string | undefined): void {
  const { mutate } = useAct('recordView', ['listPublications']);
  useEffect(() => {
    if (!id || takeCountedReading(id)) return;
    const timer = setTimeout(() => mutate({ params: { id } }), soonest);
    return () => clearTimeout(timer);
  }, [id, mutate]);
}
