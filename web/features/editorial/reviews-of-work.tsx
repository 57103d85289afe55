import type { Desk } from '#contract/entities/editorial.ts';
import type { Publication } from '#contract/entities/publication.ts';
import type { Review } from '#contract/entities/review.ts';
import { useCall } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { InviteSuggested } from '#web/features/reviewing/candidates/invite-suggested.tsx';
import { DeadlineText } from '#web/features/reviewing/deadline-text.tsx';
import { Facts } from '#web/features/reviewing/facts.tsx';
import { RecordedBadge } from '#web/features/reviewing/recorded-words.tsx';
import { PrioridadBadge, ReviewEstadoBadge } from '#web/features/reviewing/review-badges.tsx';
import { isDeclined, isFinished } from '#web/features/reviewing/review-lists.ts';
import { ReviewNotes } from '#web/features/reviewing/review-notes.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { AwayBadge } from './away-badge.tsx';
import { ExtendButton } from './extend-button.tsx';
import { RemindButton } from './remind-button.tsx';
import { actsOf, ReviewActs } from './review-acts.tsx';
import { ReviewHistory } from './review-history.tsx';
import { SuggestionsOfWork } from './suggestions-of-work.tsx';

type Props = { work: Publication; reviews: readonly Review[] };

/** The reviews of a work, every round, as its editor reads and manages them, and the suggestions that came besides. */
export function ReviewsOfWork({ work, reviews }: Props) {
  const t = useMessages();
  const nameOf = useNames(work, reviews);
  const { data: desk } = useCall('editorialDesk', { params: { id: work.id } });
  const open = reviews.filter(isOpen);
  const remindable = open.filter(({ acciones }) => acciones.includes('RECORDAR')).slice(0, 50);
  return (
    <>
      {open.length > 1 && (
        <div className="-mt-2 mb-8 flex flex-wrap gap-2">
          {remindable.length > 1 && <RemindButton reviews={remindable} />}
          <ExtendButton
            reviews={open}
            about={t('desk.extend.all', { count: open.length })}
            label={t('desk.extend.all.button', { count: open.length })}
          />
        </div>
      )}
      {reviews.length === 0 ? (
        <EmptyState className="-mt-6 border-t-0" title={t('editor.reviews.empty')} />
      ) : (
        <ul data-rows className="-mt-6 divide-y divide-line border-b border-line">
          {reviews.map((review) => (
            <li key={review.id} className="py-6">
              <Entry
                work={work}
                review={review}
                load={desk?.cargas.find(({ id }) => id === review.revisorId)}
                nameOf={nameOf}
              />
            </li>
          ))}
        </ul>
      )}
      <SuggestionsOfWork id={work.id} />
    </>
  );
}

/** It is awaited, and who reads it runs the work. */
const isOpen = (review: Review) => !isFinished(review) && !isDeclined(review) && review.acciones.includes('GESTIONAR');

type EntryProps = {
  work: Publication;
  review: Review;
  /** How busy its reviewer is, and when away; of those of the present round. */
  load: Desk['cargas'][number] | undefined;
  nameOf: (id: string) => string;
};

function Entry({ work, review, load, nameOf }: EntryProps) {
  const t = useMessages();
  const { day } = useFormats();
  const { fechaCompletada, fechaInvitacionVence, acciones } = review;
  const unanswered = acciones.includes('GESTIONAR') && review.estado === 'PENDIENTE' && !review.fechaAceptada;
  return (
    <article>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base">{review.revisorNombre}</h3>
        <ReviewEstadoBadge review={review} />
        <RecordedBadge review={review} />
        <PrioridadBadge prioridad={review.prioridad} />
        <span className="text-sm text-muted">{t('editor.reviews.round', { ronda: review.ronda })}</span>
        {isOpen(review) && <AwayBadge review={review} load={load} />}
      </div>
      <Facts
        items={[
          { term: t('reviewer.term.asignada'), description: day(review.fechaAsignacion) },
          {
            term: t('reviewer.term.limite'),
            description: <DeadlineText deadline={review.fechaLimite} counting={isOpen(review)} />,
          },
          ...(unanswered && fechaInvitacionVence
            ? [{ term: t('editor.reviews.vence'), description: day(fechaInvitacionVence) }]
            : []),
          ...(review.fechaAgradecimiento
            ? [{ term: t('desk.thanked'), description: day(review.fechaAgradecimiento) }]
            : []),
          ...(fechaCompletada ? [{ term: t('editor.reviews.completada'), description: day(fechaCompletada) }] : []),
        ]}
      />
      <ReviewNotes review={review} />
      <ReviewHistory changes={review.historialCambios} nameOf={nameOf} />
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        <ReviewActs review={review} acts={actsOf(review)} />
        <InviteSuggested work={work} review={review} />
      </div>
    </article>
  );
}

/** Gives the name behind an id of the history, as far as it is known here. */
function useNames(work: Publication, reviews: readonly Review[]) {
  const t = useMessages();
  const { user } = useSession();
  const names = new Map<string | null, string>([
    ...work.autores.map(({ id, nombres, apellidos }) => [id, `${nombres} ${apellidos}`.trim()] as const),
    ...reviews.map(({ revisorId, revisorNombre }) => [revisorId, revisorNombre] as const),
  ]);
  return (id: string) => (id === user?.id ? t('editor.history.you') : (names.get(id) ?? t('editor.history.someone')));
}
