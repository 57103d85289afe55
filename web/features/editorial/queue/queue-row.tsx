import { Link } from 'react-router';
import type { QueueEntry } from '#contract/entities/editorial.ts';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { EstadoBadge } from '#web/features/publications/estado-badge.tsx';
import { daysSince, daysUntil } from '#web/features/reviewing/deadline.ts';
import { Facts } from '#web/features/reviewing/facts.tsx';
import { PrioridadBadge } from '#web/features/reviewing/review-badges.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { HandlingEditorButton } from './handling-editor-button.tsx';

export type QueueActs = {
  onDetails: (work: PublicationSummary) => void;
  onAssign: (work: PublicationSummary) => void;
};

type Props = QueueActs & {
  entry: QueueEntry;
  /** Completed reviews that a decision takes; undefined while the settings are not known. */
  needed: number | undefined;
};

/** A work on its way: what it waits for, since when and from whom, and what can be done with it. */
export function QueueCard({ entry, needed, onDetails, onAssign }: Props) {
  const t = useMessages();
  const { obra: work, editor } = entry;
  const about = (action: string) => t('editor.about', { action, title: work.titulo });
  return (
    <li className="py-6">
      <article>
        <div className="flex flex-wrap gap-2">
          <EstadoBadge estado={work.estado} />
          <PrioridadBadge prioridad={work.prioridad} />
        </div>
        <h3 lang={work.idioma} className="mt-2 max-w-reading text-lg leading-snug">
          <Link
            to={`/editorial/${work.id}`}
            className="link-alone text-ink no-underline hover:text-accent hover:underline"
          >
            {work.titulo}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-muted">
          {t(`work.tipo.${work.tipo}`)} · {work.autor}
        </p>
        <Facts
          items={[
            { term: t('desk.term.espera'), description: <Wait entry={entry} /> },
            { term: t('desk.term.turno'), description: <Turn entry={entry} /> },
            { term: t('desk.term.vence'), description: <Due at={entry.vence} /> },
            { term: t('editor.card.revisiones'), description: <Reviews work={work} needed={needed} /> },
            { term: t('desk.term.editor'), description: editor?.nombre ?? t('desk.editor.nobody') },
          ]}
        />
        <Hint work={work} missing={needed === undefined ? 0 : needed - work.revisionesCompletadas} />
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
            <HandlingEditorButton work={work} editor={editor} />
          </div>
          <div className="flex flex-wrap gap-2 empty:hidden">
            <DecisionButtons work={work} all />
          </div>
        </div>
      </article>
    </li>
  );
}

function Wait({ entry: { espera, desde } }: { entry: QueueEntry }) {
  const t = useMessages();
  return (
    <>
      <span className="font-semibold">{t(`desk.wait.${espera}`)}</span>
      <span className="text-muted"> · {t('desk.since', { days: daysSince(desde) })}</span>
    </>
  );
}

function Turn({ entry: { turno, editor } }: { entry: QueueEntry }) {
  const t = useMessages();
  if (turno === 'TUYO') return <span className="font-semibold text-accent">{t('desk.turn.TUYO')}</span>;
  if (turno === 'EDITORES' && editor) return t('desk.turn.editor', { name: editor.nombre });
  return t(`desk.turn.${turno}`);
}

function Due({ at }: { at: string }) {
  const t = useMessages();
  const days = daysUntil(at);
  return days < 0 || Date.parse(at) < Date.now() ? (
    <span className="font-semibold text-red">{t('desk.due.past', { days: -days })}</span>
  ) : (
    t('desk.due.left', { days })
  );
}

function Reviews({ work, needed }: { work: PublicationSummary; needed: number | undefined }) {
  const t = useMessages();
  const done = work.revisionesCompletadas;
  return (
    <>
      {needed === undefined ? done : t(`editor.card.${done > needed ? 'deSobra' : 'deCuantas'}`, { done, needed })}
      <span className="text-muted">
        {' · '}
        {t('editor.card.asignadas', { count: work.totalRevisiones })}
      </span>
    </>
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
