import { FilePlus2 } from 'lucide-react';
import { Link } from 'react-router';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { WorkActions } from '#web/features/editorial/acts/work-actions.tsx';
import { EstadoBadge } from '#web/features/publications/estado-badge.tsx';
import { TrackBar } from '#web/features/publications/track-bar.tsx';
import { WorkLine } from '#web/features/publications/work-line.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

/** The works that the author touched last; absent while they are on their way. */
export function RecentWorks({ works }: { works: readonly PublicationSummary[] | undefined }) {
  const t = useMessages();
  return (
    <Section
      title={t('author.recent.title')}
      actions={
        <Link to="/mis-publicaciones" className="link link-alone text-sm">
          {t('author.recent.all')}
        </Link>
      }
    >
      <List works={works} />
    </Section>
  );
}

function List({ works }: { works: readonly PublicationSummary[] | undefined }) {
  const t = useMessages();
  if (!works)
    return (
      <div role="status" className="border-y border-line py-6">
        <VisuallyHidden>{t('author.loading')}</VisuallyHidden>
        <Skeleton lines={6} />
      </div>
    );
  if (works.length === 0)
    return (
      <EmptyState
        icon={<FilePlus2 aria-hidden />}
        title={t('author.recent.empty')}
        action={
          <Button asChild variant="primary">
            <Link to="/publications/create">{t('author.new.title')}</Link>
          </Button>
        }
      >
        {t('author.recent.empty.text')}
      </EmptyState>
    );
  return (
    <ul data-rows className="divide-y divide-line border-y border-line">
      {works.map((work) => (
        <li key={work.id} className="rests flex flex-col gap-3 py-5">
          <div>
            <div className="flex flex-col items-start gap-1 sm:flex-row sm:justify-between sm:gap-4">
              <h3 className="min-w-0 text-base">
                <Link
                  to={`/publications/${work.id}`}
                  className="link-alone text-ink no-underline hover:text-accent hover:underline"
                >
                  {work.titulo}
                </Link>
              </h3>
              <EstadoBadge estado={work.estado} />
            </div>
            <WorkLine tipo={work.tipo} aviso={work.aviso} fecha={work.fechaActualizacion} />
            <TrackBar work={work} />
          </div>
          {/* For drafts alone (spec 000 §2.3): past the draft, the management screen has the rest. */}
          <WorkActions work={work} inList show={['EDITAR', 'ENVIAR_A_REVISION']} />
        </li>
      ))}
    </ul>
  );
}
