import type { ErasureFacts } from '#contract/entities/own-data.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** What an erasure takes and what it leaves, of what this person has. */
export function ErasureFactsList({ facts }: { facts: ErasureFacts }) {
  const t = useMessages();
  const { borradores, borradoresConjuntos, revisionesAbiertas } = facts;
  const goes = [
    t('settings.erase.goes.account'),
    ...(borradores.length > 0 ? [t('settings.erase.goes.drafts', { count: borradores.length })] : []),
    ...(borradoresConjuntos > 0 ? [t('settings.erase.goes.joint', { count: borradoresConjuntos })] : []),
    ...(revisionesAbiertas > 0 ? [t('settings.erase.goes.reviews', { count: revisionesAbiertas })] : []),
  ];
  const { obrasPublicadas, obrasEnProceso, revisionesHechas } = facts;
  const stays = [
    ...(obrasPublicadas > 0 ? [t('settings.erase.stays.published', { count: obrasPublicadas })] : []),
    ...(obrasEnProceso > 0 ? [t('settings.erase.stays.process', { count: obrasEnProceso })] : []),
    ...(revisionesHechas > 0 ? [t('settings.erase.stays.reviews', { count: revisionesHechas })] : []),
    t('settings.erase.stays.record'),
  ];
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Facts title={t('settings.erase.goes')} facts={goes} details={borradores.map(({ titulo }) => titulo)} />
      <Facts title={t('settings.erase.stays')} facts={stays} />
    </div>
  );
}

/** Titles that are listed; of more it is enough how many there are. */
const mostListed = 10;

function Facts({ title, facts, details = [] }: { title: string; facts: readonly string[]; details?: string[] }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 list-disc space-y-2 ps-5 text-sm">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {details.length > 0 && details.length <= mostListed && (
        <p className="mt-2 text-sm break-words text-muted">{details.map((each) => `«${each}»`).join(', ')}</p>
      )}
    </div>
  );
}
