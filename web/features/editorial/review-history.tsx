import type { Review } from '#contract/entities/review.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';

type Props = { changes: Review['historialCambios']; nameOf: (id: string) => string };

/** What happened to a review, folded away until it is asked for; nothing where nothing is told. */
export function ReviewHistory({ changes, nameOf }: Props) {
  const t = useMessages();
  const { moment } = useFormats();
  if (changes.length === 0) return null;
  return (
    <details className="mt-4 text-sm">
      <summary className="w-fit cursor-pointer text-accent">
        {t('editor.history.title', { count: changes.length })}
      </summary>
      <ol className="mt-2 flex flex-col gap-1 border-s-2 border-line ps-4">
        {changes.map(({ assignedBy, assignedAt, updatedBy, updatedAt, estado, conflicto, motivo }, index) => {
          const when = updatedAt ?? assignedAt;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows
            <li key={index}>
              {updatedBy
                ? t('editor.history.updated', { who: nameOf(updatedBy) })
                : assignedBy
                  ? t('editor.history.assigned', { who: nameOf(assignedBy) })
                  : t('candidates.invitedByItself')}
              <span className="text-muted">
                {estado && ` · ${t(`reviewer.said.${estado}`)}`}
                {when && (
                  <>
                    {' · '}
                    <time dateTime={when}>{moment(when)}</time>
                  </>
                )}
              </span>
              {conflicto && (
                <p className="text-muted">{t('candidates.inSpite', { conflict: conflicto, reason: motivo ?? '' })}</p>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
