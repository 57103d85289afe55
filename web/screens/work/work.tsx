/** /catalogo/:id, the page of a published work (product.md 2): all of it, to be read, cited and found. */
import { useEffect, useSyncExternalStore } from 'react';
import { Link, useParams } from 'react-router';
import { callQuery, useCall } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { ManuscriptView } from '#web/features/manuscript/manuscript-view.tsx';
import { TableOfContents } from '#web/features/manuscript/table-of-contents.tsx';
import { Byline } from '#web/features/work/byline.tsx';
import { citationOf, type ReadWork } from '#web/features/work/citation.ts';
import { WorkFacts } from '#web/features/work/facts.tsx';
import { HowToCite } from '#web/features/work/how-to-cite.tsx';
import { Summaries } from '#web/features/work/summaries.tsx';
import { useManuscriptLabels } from '#web/features/work/use-manuscript-labels.ts';
import { workHead } from '#web/features/work/work-head.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { Notice } from '#web/ui/Notice.tsx';

export async function loader({ client, queryClient, params, origin, t }: PageRequest): Promise<Head> {
  const work = await queryClient.ensureQueryData(callQuery(client, 'readWork', { params: { id: params.id ?? '' } }));
  return workHead(work, t('common.title', { title: work.titulo }), origin);
}

export function Screen() {
  const { id = '' } = useParams();
  const { data: work } = useCall('readWork', { params: { id } });
  useRememberedView(work?.id);
  return work ? <Work work={work} /> : null;
}

/** The site's own address, `https://pliego.example`: the browser's to say, so nothing while the server renders. */
const useOrigin = () =>
  useSyncExternalStore(
    () => () => {},
    () => window.location.origin,
    () => '',
  );

/** Puts the work among those its reader, if logged in, opened last. What keeps them is not for visitors to load. */
function useRememberedView(workId: string | undefined) {
  const readerId = useSession().user?.id;
  useEffect(() => {
    if (!readerId || !workId) return;
    void import('#web/features/publication/recently-viewed.ts').then(({ rememberView }) =>
      rememberView(readerId, workId),
    );
  }, [readerId, workId]);
}

function Work({ work }: { work: ReadWork }) {
  const t = useMessages();
  const language = useLanguage();
  const labels = useManuscriptLabels();
  const origin = useOrigin();
  const hasText = work.documento.content.length > 0;
  return (
    <article lang={work.idioma} className="page py-8 sm:py-12">
      <nav lang={language} aria-label={t('work.path')} className="text-sm">
        <Link to="/catalogo" className="link">
          {t('work.back')}
        </Link>
      </nav>
      <Title work={work} />
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <Summaries work={work} />
        </div>
        <aside lang={language} className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <h2 className="label-caps mb-3">{t('work.facts')}</h2>
          <WorkFacts work={work} />
          <HowToCite
            citation={citationOf(work, { address: `${origin}/catalogo/${work.id}`, and: t('work.cite.and') })}
          />
          {hasText && (
            <details className="mt-6 border-t border-line pt-4 lg:hidden">
              <summary className="label-caps py-1">{labels.contents}</summary>
              <TableOfContents documento={work.documento} referencias={work.referencias} labels={labels} />
            </details>
          )}
          {hasText && (
            <div className="sticky top-0 mt-6 hidden max-h-dvh overflow-y-auto border-t border-line py-4 lg:block">
              <h2 className="label-caps mb-2">{labels.contents}</h2>
              <TableOfContents documento={work.documento} referencias={work.referencias} labels={labels} />
            </div>
          )}
        </aside>
        <div className="rule-double min-w-0 pt-8">
          {hasText ? (
            <ManuscriptView documento={work.documento} referencias={work.referencias} labels={labels} />
          ) : (
            <p lang={language} className="text-muted">
              {t('work.noText')}
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

function Title({ work }: { work: ReadWork }) {
  const t = useMessages();
  const language = useLanguage();
  const { day } = useFormats();
  return (
    <header className="rule-double mt-4 pt-6">
      {work.fechaRetractacion && (
        <Notice tone="error" title={<span lang={language}>{t('work.retracted.title')}</span>} className="mb-6">
          <p lang={language}>{t('work.retracted.on', { day: day(work.fechaRetractacion) })}</p>
          {work.motivoRetractacion && (
            <p className="mt-1">{t('work.retracted.reason', { reason: work.motivoRetractacion })}</p>
          )}
        </Notice>
      )}
      <p lang={language} className="label-caps flex flex-wrap gap-x-3">
        <span className="text-accent">{t(`work.tipo.${work.tipo}`)}</span>
        {work.categoria && <span>{work.categoria}</span>}
      </p>
      <h1 className="mt-2 max-w-4xl text-2xl sm:text-3xl">{work.titulo}</h1>
      <Byline authors={work.autores} />
    </header>
  );
}
