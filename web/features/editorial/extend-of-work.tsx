import { useState } from 'react';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import type { Review } from '#contract/entities/review.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { DeadlineText } from '#web/features/reviewing/deadline-text.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { awaited } from './cockpit/step.ts';
import { ExtendForm, ExtendOne } from './extend-button.tsx';

type Props = { work: PublicationSummary; onClose: () => void };

/** 'Cambiar plazo' of a work's row: of the reviews that are awaited in its round, each with more days in one press. */
export function ExtendOfWorkDialog({ work, onClose }: Props) {
  const t = useMessages();
  const query = useCall('reviewsOfPublication', { params: { id: work.id }, query: { limit: 100 } });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('editor.reviews.deadline')}
      description={work.titulo}
      closeLabel={t('common.close')}
    >
      <QueryState
        query={query}
        loading={t('editor.sheet.loading')}
        failed={(error) => failureText(t('editor.sheet.failed'), error)}
      >
        {({ reviews }) => (
          <Awaited
            reviews={awaited(reviews, work.ronda).filter(({ acciones }) => acciones.includes('GESTIONAR'))}
            onClose={onClose}
          />
        )}
      </QueryState>
    </Dialog>
  );
}

function Awaited({ reviews, onClose }: { reviews: readonly Review[]; onClose: () => void }) {
  const t = useMessages();
  const [chosen, setChosen] = useState<string>();
  const [only] = reviews.length === 1 ? reviews : reviews.filter(({ id }) => id === chosen);
  if (reviews.length === 0) return <p>{t('desk.extend.none')}</p>;
  if (only)
    return (
      <>
        <Whose review={only} />
        <ExtendForm key={only.id} reviews={[only]} onClose={onClose} />
      </>
    );
  return (
    <>
      <p className="mb-3 text-sm text-muted">{t('desk.extend.text', { count: 1 })}</p>
      <ul className="divide-y divide-line border-y border-line">
        {reviews.map((review) => (
          <li key={review.id} className="flex flex-col gap-3 py-4">
            <Whose review={review} />
            <ExtendOne review={review} onOther={() => setChosen(review.id)} onClose={onClose} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who reviews, and until when. */
const Whose = ({ review: { revisorNombre, fechaLimite } }: { review: Review }) => (
  <div>
    <h3 className="font-sans text-base font-semibold">{revisorNombre}</h3>
    <p className="text-sm">
      <DeadlineText deadline={fechaLimite} counting />
    </p>
  </div>
);
