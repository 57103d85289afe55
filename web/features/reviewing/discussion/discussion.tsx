import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Discussion as Discussed, mostMessages } from '#contract/entities/discussion.ts';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useSavedText } from '#web/features/forms/use-saved-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { MessageItem } from './message-item.tsx';
import { messageDraft, NewMessage } from './new-message.tsx';

/** So many messages are shown at first, and more with each press. */
const step = 50;

/** What is asked for, so that whoever else asks for it asks once. */
export const discussionOf = (publicacionId: string, ronda: number | undefined, limit = step) => ({
  params: { id: publicacionId },
  query: { limit, ...(ronda && { ronda }) },
});

type Props = {
  publicacionId: string;
  /** Of the review at hand; without one the present round, or which one chooses. */
  ronda?: number;
  /** Read by who runs the work. */
  runs?: boolean;
};

/** What was said about a round, the oldest first, and the box to say more in. */
export function Discussion({ publicacionId, ronda, runs = false }: Props) {
  const t = useMessages();
  const [limit, setLimit] = useState(step);
  const [chosen, setChosen] = useState(ronda);
  const query = useQuery({
    ...callQuery(useClient(), 'readDiscussion', discussionOf(publicacionId, chosen, limit)),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="max-w-reading">
      <p className="mb-4 text-sm text-muted">{t(`discussion.intro.${runs ? 'editor' : 'reviewer'}`)}</p>
      <QueryState
        query={query}
        loading={t('discussion.loading')}
        failed={(error) => messageOf(error, t('discussion.failed'))}
      >
        {(discussion) => (
          <>
            {ronda === undefined && discussion.rondas.length > 1 && (
              <Field label={t('discussion.round')} className="mb-6 max-w-40">
                <Select
                  value={discussion.ronda}
                  onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
                  options={discussion.rondas.map((each) => ({
                    value: String(each),
                    label: t('discussion.round.name', { round: each }),
                  }))}
                />
              </Field>
            )}
            <Said
              discussion={discussion}
              busy={query.isPlaceholderData}
              onEarlier={() => setLimit(Math.min(limit + step, mostMessages))}
            />
            <Writing key={discussion.ronda} publicacionId={publicacionId} discussion={discussion} />
          </>
        )}
      </QueryState>
    </div>
  );
}

function Said({
  discussion: { estado, mensajes, total },
  busy,
  onEarlier,
}: {
  discussion: Discussed;
  busy: boolean;
  onEarlier: () => void;
}) {
  const t = useMessages();
  if (total === 0)
    return (
      <p className="mb-6 border-y border-line py-4 text-muted">
        {t(estado === 'ABIERTA' ? 'discussion.empty' : 'discussion.empty.closed')}
      </p>
    );
  const earlier = total - mensajes.length;
  return (
    <>
      {earlier > 0 && (
        <Button size="small" variant="quiet" className="mb-4" busy={busy} onClick={onEarlier}>
          {t('discussion.earlier', { count: earlier })}
        </Button>
      )}
      <ol data-rows className="mb-6 divide-y divide-line border-y border-line">
        {mensajes.map((message) => (
          <MessageItem key={message.id} message={message} />
        ))}
      </ol>
    </>
  );
}

/** What somebody was writing when the round was decided: it can be sent no more, and is still theirs. */
function UnsentMessage({ what }: { what: string }) {
  const t = useMessages();
  const { text } = useSavedText(what);
  if (text.trim() === '') return null;
  return (
    <section aria-label={t('discussion.unsent')} className="mt-6">
      <h3 className="text-base">{t('discussion.unsent')}</h3>
      <p className="mt-2 max-w-reading whitespace-pre-line wrap-anywhere">{text}</p>
    </section>
  );
}

/** The box to write in, with the name that others will read; or why there is none. */
function Writing({ publicacionId, discussion }: { publicacionId: string; discussion: Discussed }) {
  const t = useMessages();
  const { acciones, estado, firma, ronda } = discussion;
  if (!acciones.includes('ESCRIBIR'))
    return (
      <>
        <p className="text-sm text-muted">{t(estado === 'CERRADA' ? 'discussion.closed' : 'discussion.asked')}</p>
        <UnsentMessage what={messageDraft(publicacionId, ronda)} />
      </>
    );
  return (
    <NewMessage publicacionId={publicacionId} ronda={ronda}>
      {t(`discussion.as.${firma.modo}`, { name: firma.nombre ?? '' })}
    </NewMessage>
  );
}
