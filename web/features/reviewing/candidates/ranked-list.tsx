import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { Alternate, Candidate } from '#contract/entities/candidate.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Select } from '#web/ui/Select.tsx';
import { nameOf } from './candidate-facts.tsx';
import type { Ranking } from './use-ranking.ts';

const mostWanted = 10;

/** The candidates in the order in which they are invited, moved with buttons, and how many reviews are wanted. */
export function RankedList({ ranking }: { ranking: Ranking }) {
  const t = useMessages();
  const { list, wanted, busy, isChanged, isOpen, said } = ranking;
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-reading text-sm text-muted">{t('candidates.ranked.intro')}</p>
      {!isOpen && <Notice>{t('candidates.ranked.closed')}</Notice>}
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <Field label={t('candidates.ranked.wanted')}>
          <Select
            value={String(wanted ?? '')}
            disabled={!isOpen}
            onChange={(event) => ranking.want(Number(event.currentTarget.value) || null)}
            options={[
              { value: '', label: t('candidates.ranked.nobody') },
              ...Array.from({ length: Math.max(mostWanted, wanted ?? 0) }, (_, index) => ({
                value: String(index + 1),
                label: t('candidates.ranked.count', { count: index + 1 }),
              })),
            ]}
          />
        </Field>
        {wanted !== null && <p className="pb-2 text-sm">{t('candidates.ranked.progress', { busy, wanted })}</p>}
      </div>
      {list.length === 0 ? (
        <p className="text-muted">{t('candidates.ranked.empty')}</p>
      ) : (
        <ol data-rows className="divide-y divide-line border-y border-line">
          {list.map((candidate, index) => (
            <RankedCandidate key={candidate.id} candidate={candidate} index={index} ranking={ranking} />
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="primary" busy={ranking.isSaving} disabled={!isOpen || !isChanged} onClick={ranking.save}>
          {t(wanted === null ? 'candidates.ranked.saveOnly' : 'candidates.ranked.save')}
        </Button>
        {isChanged && <p className="text-sm text-muted">{t('candidates.ranked.unsaved')}</p>}
      </div>
    </div>
  );
}

type Props = { candidate: Candidate | Alternate; index: number; ranking: Ranking };

function RankedCandidate({ candidate, index, ranking }: Props) {
  const t = useMessages();
  const { list, isOpen } = ranking;
  const name = nameOf(candidate);
  const about = (action: string) => t('candidates.about', { action, name });
  const total = list.length;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span aria-hidden className="w-6 shrink-0 text-end font-serif text-xl text-muted tabular-nums">
        {index + 1}
      </span>
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold">
          <span className="sr-only">{t('candidates.ranked.place', { place: index + 1, total })}. </span>
          {name}
        </p>
        <Standing candidate={candidate} />
      </div>
      {isOpen && (
        <div className="flex gap-1">
          <IconButton
            size="small"
            label={about(t('candidates.ranked.up'))}
            icon={<ArrowUp aria-hidden />}
            aria-disabled={index === 0}
            onClick={() => ranking.move(candidate, -1)}
          />
          <IconButton
            size="small"
            label={about(t('candidates.ranked.down'))}
            icon={<ArrowDown aria-hidden />}
            aria-disabled={index === total - 1}
            onClick={() => ranking.move(candidate, 1)}
          />
          <IconButton
            size="small"
            label={about(t('candidates.ranked.remove'))}
            icon={<X aria-hidden />}
            onClick={() => ranking.remove(candidate)}
          />
        </div>
      )}
    </li>
  );
}

/** Whether they wait, were invited and answered, or were passed over. */
function Standing({ candidate }: { candidate: Candidate | Alternate }) {
  const t = useMessages();
  const { shortDay } = useFormats();
  if (!('situacion' in candidate)) return <Badge>{t('candidates.standing.EN_ESPERA')}</Badge>;
  const { situacion, descartada, fechaInvitacion, estaRonda } = candidate;
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {situacion === 'EN_ESPERA' && <Badge>{t('candidates.standing.EN_ESPERA')}</Badge>}
      {fechaInvitacion && (
        <Badge tone="blue">{t('candidates.standing.INVITADA', { day: shortDay(fechaInvitacion) })}</Badge>
      )}
      {descartada && <Badge tone="yellow">{t(`candidates.passedOver.${descartada}`)}</Badge>}
      {estaRonda && situacion === 'INVITADA' && estaRonda !== 'PEDIDA' && (
        <Badge tone={estaRonda === 'COMPLETADA' ? 'green' : 'yellow'}>{t(`candidates.round.${estaRonda}`)}</Badge>
      )}
    </span>
  );
}
