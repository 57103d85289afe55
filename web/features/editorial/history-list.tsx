import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { instant } from '#contract/entities/common.ts';
import type { HistoryEntry, HistoryPart } from '#contract/entities/editorial.ts';
import { prioridad } from '#contract/entities/publication.ts';
import { reviewEstado } from '#contract/entities/review.ts';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { partOf, partsIn } from './history-parts.ts';

export type HistoryPlace = NonNullable<HistoryEntry['enlace']>;
type Props = {
  id: string;
  /** Opens what an entry leads to; without it entries lead nowhere. */
  onOpen?: (place: HistoryPlace) => void;
};

/** What happened to a work as far as this person may know it, the newest last, by parts where there are several. */
export function HistoryList({ id, onOpen }: Props) {
  const t = useMessages();
  const [part, setPart] = useState<HistoryPart>();
  const query = useQuery({
    ...callQuery(useClient(), 'publicationHistory', { params: { id } }),
    staleTime: 0,
  });
  return (
    <QueryState
      query={query}
      loading={t('desk.history.loading')}
      failed={(error) => messageOf(error, t('desk.history.failed'))}
    >
      {(data) => {
        const parts = partsIn(data.historia);
        const shown = part ? data.historia.filter(({ tipo }) => partOf(tipo) === part) : data.historia;
        if (shown.length === 0)
          return <p className="border-y border-line py-4 text-muted">{t('desk.history.empty')}</p>;
        return (
          <>
            {parts.length > 1 && (
              <Field label={t('desk.history.filter')} className="mb-6 max-w-60">
                <Select
                  value={part ?? ''}
                  onChange={(event) => setPart(parts.find((each) => each === event.currentTarget.value))}
                  options={[
                    { value: '', label: t('desk.history.part.todo') },
                    ...parts.map((value) => ({ value, label: t(`desk.history.part.${value}`) })),
                  ]}
                />
              </Field>
            )}
            <ol className="max-w-reading border-s border-line-strong">
              {shown.map((entry) => (
                <HistoryItem key={entry.id} entry={entry} onOpen={onOpen} />
              ))}
            </ol>
          </>
        );
      }}
    </QueryState>
  );
}

/** One thing that happened: what, when, and by whom. */
export function HistoryItem({ entry, onOpen }: { entry: HistoryEntry; onOpen: Props['onOpen'] }) {
  const t = useMessages();
  const { moment } = useFormats();
  const { enlace, fecha, quien, detalle } = entry;
  const said = useSentence(entry);
  return (
    <li className="relative py-3 ps-6 before:absolute before:-start-[5px] before:top-[1.15rem] before:size-[9px] before:rounded-full before:bg-line-strong">
      <p>
        {enlace && onOpen ? (
          <button type="button" className="link text-start" onClick={() => onOpen(enlace)}>
            {said}
          </button>
        ) : (
          said
        )}
      </p>
      <p className="text-sm text-muted">
        <time dateTime={fecha}>{moment(fecha)}</time>
        {quien && ` · ${t('desk.history.by', { name: quien })}`}
      </p>
      {detalle && <p className="mt-1 line-clamp-3 text-sm whitespace-pre-line wrap-anywhere">{detalle}</p>}
    </li>
  );
}

/** The entry in words. What it names in codes is named as elsewhere. */
function useSentence({ tipo, datos }: HistoryEntry): string {
  const t = useMessages();
  const { day } = useFormats();
  const estado = reviewEstado.safeParse(datos.estado).data;
  const level = prioridad.safeParse(datos.prioridad).data;
  const deadline = instant.safeParse(datos.plazo).data;
  return t(`desk.history.type.${tipo}`, {
    persona: t('desk.history.unknown'),
    ...datos,
    resultado: estado ? t(`reviewer.said.${estado}`) : '',
    ...(deadline && { plazo: day(deadline) }),
    prioridad: level ? t(`reviewer.said.${level}`) : '',
  });
}
