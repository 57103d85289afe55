import type { PublicationSummary } from '#contract/entities/publication.ts';
import { EstadoBadge } from '#web/features/publication/estado-badge.tsx';
import { daysSince } from '#web/features/review/deadline.ts';
import { Facts } from '#web/features/review/facts.tsx';
import { PrioridadBadge } from '#web/features/review/review-badges.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { DecisionButtons } from './decision-buttons.tsx';

export type WorkflowActs = {
  onDetails: (work: PublicationSummary) => void;
  onAssign: (work: PublicationSummary) => void;
};

type Props = WorkflowActs & {
  work: PublicationSummary;
  /** Completed reviews that a decision takes; undefined while the settings are not known. */
  needed: number | undefined;
};

/** A work on its way: how long it waits, how its reviews stand, and what can be done with it. */
export function WorkflowCard({ work, needed, onDetails, onAssign }: Props) {
  const t = useMessages();
  const about = (action: string) => t('editor.about', { action, title: work.titulo });
  const done = work.revisionesCompletadas;
  return (
    <li className="py-6">
      <article>
        <div className="flex flex-wrap gap-2">
          <EstadoBadge estado={work.estado} />
          <PrioridadBadge prioridad={work.prioridad} />
        </div>
        <h3 lang={work.idioma} className="mt-2 max-w-reading text-lg leading-snug">
          {work.titulo}
        </h3>
        <Facts
          items={[
            { term: t('reviewer.term.tipo'), description: t(`work.tipo.${work.tipo}`) },
            { term: t('reviewer.term.autor'), description: work.autor },
            {
              term: t('editor.card.espera'),
              description: t('editor.card.dias', { days: daysSince(work.fechaEnvio ?? work.fechaCreacion) }),
            },
            {
              term: t('editor.card.revisiones'),
              description: (
                <>
                  {needed === undefined
                    ? done
                    : t(`editor.card.${done > needed ? 'deSobra' : 'deCuantas'}`, { done, needed })}
                  <span className="text-muted">
                    {' · '}
                    {t('editor.card.asignadas', { count: work.totalRevisiones })}
                  </span>
                </>
              ),
            },
          ]}
        />
        <Hint work={work} missing={needed === undefined ? 0 : needed - done} />
        <div className="mt-4 flex flex-wrap justify-between gap-x-8 gap-y-3">
          <div className="flex flex-wrap gap-2">
            <Button size="small" aria-label={about(t('editor.details'))} onClick={() => onDetails(work)}>
              {t('editor.details')}
            </Button>
            {work.acciones.includes('CREAR_REVISION') && (
              <Button size="small" aria-label={about(t('editor.assign'))} onClick={() => onAssign(work)}>
                {t('editor.assign')}
              </Button>
            )}
          </div>
          <div className="flex flex-wrap gap-2 empty:hidden">
            <DecisionButtons work={work} />
          </div>
        </div>
      </article>
    </li>
  );
}

/** Why the deciding buttons are not there. */
function Hint({ work, missing }: { work: PublicationSummary; missing: number }) {
  const t = useMessages();
  const runsIt = work.acciones.includes('CREAR_REVISION');
  const waitsForOther = work.estado === 'PENDIENTE_APROBACION' && !work.acciones.includes('APROBAR');
  const hint = waitsForOther
    ? t('editor.card.otherSigner')
    : runsIt && missing > 0
      ? t('editor.card.missing', { count: missing })
      : null;
  return hint && <p className="mt-3 text-sm text-muted">{hint}</p>;
}
