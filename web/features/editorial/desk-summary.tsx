import { Link } from 'react-router';
import type { Publication } from '#contract/entities/publication.ts';
import { workPage } from '#contract/public-addresses.ts';
import { EstadoBadge } from '#web/features/publications/estado-badge.tsx';
import { KeywordList } from '#web/features/publications/keyword-list.tsx';
import { ProcessTrack } from '#web/features/publications/process-track.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { BylineOpening } from './byline-opening.tsx';
import { DoiEntry } from './doi-entry.tsx';
import { Handling } from './handling.tsx';

/** What a work is about, where it stands, and who handles it. */
export function DeskSummary({ work }: { work: Publication }) {
  const t = useMessages();
  const { day } = useFormats();
  const { estado, versionActual, ronda, totalRevisiones, revisionesCompletadas } = work;
  return (
    <div className="grid gap-8 roomy:grid-cols-[minmax(0,1fr)_20rem] roomy:gap-12">
      <div className="flex min-w-0 flex-col gap-8">
        <ProcessTrack work={work} />
        <Handling work={work} />
        <BylineOpening work={work} />
        <p lang={work.idioma} className="max-w-reading font-serif whitespace-pre-line">
          {work.resumen || t('reviewer.detail.sinResumen')}
        </p>
      </div>
      <DescriptionList
        items={[
          { term: t('reviewer.term.estado'), description: <EstadoBadge estado={estado} /> },
          {
            term: t('desk.term.version'),
            description: t('desk.work.version', { version: versionActual, ronda }),
          },
          { term: t('desk.work.sent'), description: work.fechaEnvio && day(work.fechaEnvio) },
          {
            term: t('editor.card.revisiones'),
            description: `${revisionesCompletadas} · ${t('editor.card.asignadas', { count: totalRevisiones })}`,
          },
          { term: t('author.sheet.categoria'), description: work.categoria ?? t('author.sheet.sinCategoria') },
          { term: t('reviewer.detail.palabrasClave'), description: <KeywordList words={work.palabrasClave} /> },
          { term: 'DOI', description: <DoiEntry work={work} /> },
          ...(work.fechaPublicacion
            ? [
                {
                  term: t('desk.work.public'),
                  description: (
                    <Link to={workPage(work.id)} className="link link-alone">
                      {day(work.fechaPublicacion)}
                    </Link>
                  ),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
