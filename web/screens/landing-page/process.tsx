/**
 * /catalogo/:id/proceso, how a published work came about: its days, its versions that anybody may read and, where they are
 * published, the reviews of each round with what was answered and decided, as a conversation.
 */
import { Link, useParams } from 'react-router';
import { processPage, versionPage, workPage } from '#contract/public-addresses.ts';
import { callQuery, useCall } from '#web/data/queries.ts';
import { PublishedRoundView } from '#web/features/landing-page/published-round.tsx';
import { RetractionNotice } from '#web/features/landing-page/retraction-notice.tsx';
import { HistorySteps } from '#web/features/landing-page/work-history.tsx';
import { WorkNotices } from '#web/features/landing-page/work-notices.tsx';
import '#web/messages/landing-texts.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Section } from '#web/ui/Section.tsx';

export async function loader({ client, queryClient, params, siteOf, t, identity }: PageRequest): Promise<Head> {
  const input = { params: { id: params.id ?? '' } };
  const [work, process] = await Promise.all([
    queryClient.ensureQueryData(callQuery(client, 'readWork', input)),
    queryClient.ensureQueryData(callQuery(client, 'publishedProcess', input)),
  ]);
  const said = t('process.title.of', { work: work.titulo });
  const title = work.fechaRetractacion ? `${t('work.retracted.mark')} · ${said}` : said;
  const site = siteOf(work.revista?.clave);
  return {
    title: t('common.title', { title, site: (work.revista ?? identity).nombre }),
    house: work.revista,
    canonical: site + processPage(work.id),
    links: [{ rel: 'up', href: site + workPage(work.id) }],
    // A page of days says nothing that the work's own does not.
    ...(process.rondas.length === 0 && { noindex: true }),
  };
}

export function Screen() {
  const t = useMessages();
  const { day } = useFormats();
  const { id = '' } = useParams();
  const { data: work } = useCall('readWork', { params: { id } });
  const { data: process } = useCall('publishedProcess', { params: { id } });
  if (!work || !process) return null;
  const { pasos, cambios, versiones, rondas } = process;
  return (
    <div className="page py-8 sm:py-12">
      <RetractionNotice work={work} />
      <WorkNotices work={work} />
      <PageHeader
        title={t('process.title')}
        label={<span lang={work.idioma}>{work.titulo}</span>}
        intro={t(rondas.length > 0 ? 'process.intro' : 'process.intro.days')}
        back={<Link to={workPage(id)}>{t('process.back')}</Link>}
      />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <aside className="flex flex-col gap-8">
          <Section title={t('process.days')}>
            <HistorySteps pasos={pasos} cambios={cambios} />
          </Section>
          <Section title={t('process.versions')}>
            <ul className="divide-y divide-line border-y border-line text-sm">
              {versiones.map(({ numero, fecha }) => (
                <li key={numero} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
                  <Link
                    to={numero === work.versionActual ? workPage(id) : versionPage(id, numero)}
                    className="link link-alone"
                  >
                    {t('process.version', { number: numero })}
                  </Link>
                  <span className="text-muted">
                    {numero === work.versionActual ? t('process.version.present') : day(fecha)}
                  </span>
                </li>
              ))}
            </ul>
          </Section>
        </aside>
        {rondas.length > 0 && (
          <div className="flex min-w-0 flex-col gap-12">
            {rondas.map((round) => (
              <PublishedRoundView key={round.ronda} work={work} round={round} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
