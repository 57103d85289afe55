import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { StatCard, StatRow } from '#web/ui/StatCard.tsx';
import type { Solved } from './use-assignment.ts';

/** Closer to the bound than this is the optimum: sums of thousands of rounded numbers. */
const tolerance = 0.01;

/** What a proposal comes to, and how good it is. */
export function Totals({ totals }: { totals: Solved['propuesta'] }) {
  const t = useMessages();
  const { number, percent } = useFormats();
  const { plazas, cubiertas, obrasIncompletas, cercaniaMedia, personas, personasConObra, mayorCarga } = totals;
  const { alcanzado, cota, editada } = totals;
  const isBest = cota - alcanzado <= tolerance;
  return (
    <div className="flex flex-col gap-4">
      <StatRow>
        <StatCard
          label={t('assignment.total.places')}
          value={t('assignment.total.of', { count: number(cubiertas), total: number(plazas) })}
          hint={t('assignment.total.incomplete', { count: obrasIncompletas })}
        />
        <StatCard label={t('assignment.total.closeness')} value={percent(cercaniaMedia)} />
        <StatCard
          label={t('assignment.total.people')}
          value={t('assignment.total.of', { count: number(personasConObra), total: number(personas) })}
          hint={t('assignment.total.most', { count: mayorCarga })}
        />
      </StatRow>
      <p className="max-w-reading">{useGain(totals.ganancia)}</p>
      {totals.preferencias && <Bids counts={totals.preferencias} />}
      <p className="text-sm text-muted">
        {isBest
          ? t('assignment.best')
          : t('assignment.bound', { share: percent(Math.floor((100 * alcanzado) / cota) / 100) })}
        {editada && ` ${t('assignment.edited')}`}
      </p>
    </div>
  );
}

/** How many pairs are of who would like to, could, or had rather not, and what that counted for. */
function Bids({ counts }: { counts: NonNullable<Solved['propuesta']['preferencias']> }) {
  const t = useMessages();
  const isNone = Object.values(counts).every((count) => count === 0);
  return (
    <p className="max-w-reading">
      {isNone ? t('assignment.bids.none') : t('assignment.bids', counts)} {t('assignment.bids.weights')}
    </p>
  );
}

/** What the proposal is worth, against going from work to work by hand. */
function useGain(gain: Solved['propuesta']['ganancia']): string {
  const t = useMessages();
  const { percent } = useFormats();
  if (!gain) return '';
  const closer = Math.max(0, Math.round(100 * (gain.cercania ?? 0)));
  const places = Math.max(0, gain.plazas);
  if (places === 0 && closer === 0) return t('assignment.gain.none');
  return t('assignment.gain', { places, closer, share: percent(closer / 100) });
}
