/**
 * /catalogo/:id/versiones/:numero, a version before the published one, where anybody may read it: marked as such, with the way to
 * the one that counts, which is the only one that indices are told of; and what changed until then.
 */
import { lazy, Suspense, useState } from 'react';
import { Link, redirect, useParams } from 'react-router';
import { contentsOf } from '#contract/outline.ts';
import { processPage, versionPage, workPage } from '#contract/public-addresses.ts';
import { callQuery, useCall } from '#web/data/queries.ts';
import { inOurJournal } from '#web/features/landing-page/citable.ts';
import { ContentsColumn, FoldedContents } from '#web/features/landing-page/contents.tsx';
import { Declarations, declaredDrawing } from '#web/features/landing-page/declarations.tsx';
import { ReadingMenu } from '#web/features/landing-page/reading-menu.tsx';
import { ReadingText, textDrawing } from '#web/features/landing-page/reading-text.tsx';
import { RetractionNotice } from '#web/features/landing-page/retraction-notice.tsx';
import { OwnSummary } from '#web/features/landing-page/summaries.tsx';
import { WorkBar } from '#web/features/landing-page/work-bar.tsx';
import { WorkNotices } from '#web/features/landing-page/work-notices.tsx';
import { useManuscriptLabels } from '#web/features/manuscript/use-manuscript-labels.ts';
import { useIdentity } from '#web/features/site/use-identity.ts';
import '#web/messages/landing-texts.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

const VersionsComparison = lazy(async () => ({
  default: (await import('#web/features/manuscript/comparison/versions-comparison.tsx')).VersionsComparison,
}));

const asked = ({ id = '', numero }: PageRequest['params']) => ({ params: { id, numero: Number(numero) } });

export async function loader({
  client,
  queryClient,
  params,
  siteOf,
  t,
  identity,
  isWritten,
}: PageRequest): Promise<Head> {
  const { id = '', numero } = params;
  const work = await queryClient.ensureQueryData(callQuery(client, 'readWork', { params: { id } }));
  // What is published has one address; for as long as no later version is, so that nobody's browser keeps it.
  if (Number(numero) === work.versionActual) throw redirect(workPage(id), 302);
  const version = await queryClient.ensureQueryData(callQuery(client, 'getVersion', asked(params)));
  if (typeof window === 'undefined')
    await queryClient.prefetchQuery(callQuery(client, 'publishedProcess', { params: { id } }));
  if (!isWritten) await Promise.all([textDrawing.fetch(), version.declaraciones && declaredDrawing.fetch()]);
  const said = t('process.earlier.title', { number: version.numero, work: version.titulo });
  const title = work.fechaRetractacion ? `${t('work.retracted.mark')} · ${said}` : said;
  const site = siteOf(work.revista?.clave);
  return {
    title: t('common.title', { title, site: (work.revista ?? identity).nombre }),
    house: work.revista,
    canonical: site + workPage(id),
    lang: work.idioma,
    noindex: true,
    links: [{ rel: 'latest-version', href: site + workPage(id) }],
  };
}

export function Screen() {
  const t = useMessages();
  const language = useLanguage();
  const labels = useManuscriptLabels();
  const { day } = useFormats();
  const params = useParams();
  const { data: work } = useCall('readWork', { params: { id: params.id ?? '' } });
  const { data: version } = useCall('getVersion', asked(params));
  const identity = useIdentity();
  const [compares, setCompares] = useState(false);
  if (!work || !version) return null;
  const hasContents = !compares && contentsOf(version, labels).length > 0;
  const nameOf = (number: number) => t('process.version', { number });
  return (
    <article lang={work.idioma} className="work-page">
      <div className="page pt-6 sm:pt-8">
        <RetractionNotice work={work} />
        <WorkNotices work={work} />
        <div lang={language}>
          <Notice
            tone="warning"
            title={t('process.earlier', { number: version.numero, day: day(version.fecha) })}
            action={
              <Button asChild size="small">
                <Link to={workPage(work.id)}>{t('process.earlier.read')}</Link>
              </Button>
            }
          >
            {t('process.earlier.published', { number: work.versionActual })}
          </Notice>
          <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm" data-print="hide">
            <Button size="small" aria-expanded={compares} onClick={() => setCompares(!compares)}>
              {t(compares ? 'process.earlier.hide' : 'process.earlier.changes')}
            </Button>
            <Link to={processPage(work.id)} className="link link-alone">
              {t('process.title')}
            </Link>
          </p>
        </div>
        <header className="rule-fold mt-4 pt-3">
          <h1 className="max-w-4xl text-2xl">{version.titulo}</h1>
          <p className="mt-2 text-muted">{version.autor}</p>
        </header>
      </div>
      <WorkBar
        title={t('process.earlier.title', { number: version.numero, work: version.titulo })}
        contents={hasContents && <FoldedContents text={version} />}
      >
        <ReadingMenu />
      </WorkBar>
      <div className="page pb-12">
        {compares ? (
          <div lang={language}>
            <Suspense fallback={<Spinner label={t('process.earlier.loading')} />}>
              <VersionsComparison
                before={version}
                after={work}
                names={{ before: nameOf(version.numero), after: nameOf(work.versionActual) }}
                sideBySide={false}
                lang={work.idioma}
                tipo={work.tipo}
              />
            </Suspense>
          </div>
        ) : (
          <>
            {version.resumen && <OwnSummary text={{ idioma: work.idioma, resumen: version.resumen }} />}
            <div className="work-body">
              {hasContents && <ContentsColumn text={version} />}
              <div className="work-text">
                <ReadingText
                  work={inOurJournal(work, identity)}
                  text={version}
                  page={versionPage(work.id, version.numero)}
                />
              </div>
              <div lang={language} className="work-after empty:hidden">
                <Declarations work={{ ...version, idioma: work.idioma }} />
              </div>
            </div>
          </>
        )}
      </div>
    </article>
  );
}
