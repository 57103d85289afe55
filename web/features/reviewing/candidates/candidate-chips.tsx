import type { Candidate } from '#contract/entities/candidate.ts';
import { useAwayWords } from '#web/features/reviewing/use-away-words.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';

const tones = { QUIERO: 'green', PUEDO: 'accent', PREFIERO_NO: 'yellow' } as const;

/** What they said of this work, what a candidate has to do, how they did before, from when they can, and how they stand to this round. */
export function CandidateChips({ candidate }: { candidate: Candidate }) {
  const t = useMessages();
  const { shortDay } = useFormats();
  const away = useAwayWords()(candidate);
  const { abiertas: open, capacidad: capacity, completadas: done, aTiempo: onTime, diasMediana } = candidate;
  const { notaAusencia, ultimaInvitacion, estaRonda, rondaAnterior } = candidate;
  const { preferencia } = candidate;
  const isFull = open >= capacity;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {estaRonda && (
        <li>
          <Badge tone="blue">{t(`candidates.round.${estaRonda}`)}</Badge>
        </li>
      )}
      {preferencia && (
        <li>
          <Badge tone={tones[preferencia]}>{t(`candidates.preference.${preferencia}`)}</Badge>
        </li>
      )}
      {rondaAnterior && (
        <li>
          <Badge tone="accent">
            {t(`candidates.before.${rondaAnterior.resultado}`, { round: rondaAnterior.ronda })}
          </Badge>
        </li>
      )}
      {away && (
        <li>
          <Badge wraps tone="yellow">
            {away}
          </Badge>
          {notaAusencia && <span className="ms-2 text-sm text-muted">{notaAusencia}</span>}
        </li>
      )}
      <li>
        <Badge tone={isFull ? 'yellow' : 'gray'}>
          {t(isFull ? 'candidates.full' : 'candidates.load', { open, capacity })}
        </Badge>
      </li>
      <li>
        <Badge tone={done > 0 && onTime * 2 < done ? 'yellow' : 'gray'}>
          {done > 0 ? t('candidates.punctual', { onTime, done }) : t('candidates.noHistory')}
        </Badge>
      </li>
      {diasMediana !== null && (
        <li>
          <Badge>{t('candidates.days', { days: Math.round(diasMediana) })}</Badge>
        </li>
      )}
      {ultimaInvitacion && (
        <li>
          <Badge>{t('candidates.last', { day: shortDay(ultimaInvitacion) })}</Badge>
        </li>
      )}
    </ul>
  );
}
