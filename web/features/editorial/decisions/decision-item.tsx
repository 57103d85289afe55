import type { Decision } from '#contract/entities/decision.ts';
import { EstadoBadge } from '#web/features/publications/estado-badge.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';

type Props = { decision: Decision /** The newest one shows its letter at once. */; isLast: boolean };

/** A decision: what, when and by whom, why, and the letter that told of it. */
export function DecisionItem({ decision, isLast }: Props) {
  const t = useMessages();
  const { day } = useFormats();
  const { accion, estado, ronda, version, fecha, editor, motivo, carta, revisiones, tambienReviso, fechaRevocacion } =
    decision;
  return (
    <article aria-label={t(`decisions.made.${accion}`)} className="flex flex-col gap-3">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-base">{t(`decisions.made.${accion}`)}</h3>
        <EstadoBadge estado={estado} />
        <p className="basis-full text-sm text-muted">
          {t('decisions.when', { ronda, version })}
          {' · '}
          <time dateTime={fecha}>{day(fecha)}</time>
          {' · '}
          {editor ?? t('decisions.team')}
        </p>
      </header>
      {fechaRevocacion && (
        <p className="text-sm font-semibold">{t('decisions.revoked', { day: day(fechaRevocacion) })}</p>
      )}
      {motivo && (
        <p className="whitespace-pre-line">
          <span className="font-semibold">{t('decisions.motivo')}: </span>
          {motivo}
        </p>
      )}
      {tambienReviso && <p className="text-sm text-muted">{t('decisions.alsoReviewed')}</p>}
      {revisiones && <p className="text-sm text-muted">{t('decisions.chosen', { count: revisiones.length })}</p>}
      {carta && (
        <details open={isLast}>
          <summary className="font-semibold">{t('decisions.letter')}</summary>
          <div lang={carta.idioma} className="mt-3 border-s-2 border-accent-line ps-4">
            <p className="font-semibold break-words">{carta.asunto}</p>
            <p className="mt-3 font-serif break-words whitespace-pre-line">{carta.cuerpo}</p>
          </div>
        </details>
      )}
    </article>
  );
}
