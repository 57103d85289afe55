import { Link } from 'react-router';
import type { PublishedProcess } from '#contract/entities/published-process.ts';
import { processPage } from '#contract/public-addresses.ts';
import { Kept } from '#web/data/kept.tsx';
import { useHealingCall } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { ReadWork } from './citable.ts';

const stepNames = {
  RECIBIDA: 'work.received',
  REVISADA: 'work.revised',
  ACEPTADA: 'work.accepted',
  PUBLICADA: 'work.published',
  RETRACTADA: 'work.withdrawn',
} as const;

/** The days of a work, as journals print them, and of what changed of it afterwards, the first first. */
export function HistorySteps({ pasos, cambios }: Pick<PublishedProcess, 'pasos' | 'cambios'>) {
  const t = useMessages();
  const { day } = useFormats();
  return (
    <dl className="grid grid-cols-[fit-content(48%)_1fr] gap-x-4 gap-y-1.5 text-sm">
      {pasos.map(({ paso, fecha }) => (
        <div key={paso} className="contents">
          <dt className="text-muted">{t(stepNames[paso])}</dt>
          <dd>
            <time dateTime={fecha}>{day(fecha)}</time>
          </dd>
        </div>
      ))}
      {cambios.toReversed().map(({ cambio, fecha }) => (
        <div key={`${cambio} ${fecha}`} className="contents">
          <dt className="text-muted">{t(`work.change.${cambio}`)}</dt>
          <dd>
            <time dateTime={fecha}>{day(fecha)}</time>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** At the head of a page, where there is more than this text to read: its version, and the way to its reviews or to those before it. */
export function VersionLine({ work }: { work: Pick<ReadWork, 'id' | 'versionActual'> }) {
  const t = useMessages();
  const { data } = useHealingCall('publishedProcess', { params: { id: work.id } });
  const reviews = reviewsIn(data);
  if (!data || (reviews === 0 && data.versiones.length < 2)) return null;
  return (
    <>
      {t('work.history.version', { number: work.versionActual })}
      {', '}
      <Link to={processPage(work.id)} className="link link-alone">
        {reviews > 0 ? t('work.history.open', { count: reviews }) : t('work.history.more')}
      </Link>
    </>
  );
}

const reviewsIn = (process: PublishedProcess | undefined): number =>
  process?.rondas.reduce((count, { revisiones }) => count + revisiones.length, 0) ?? 0;

/** Which version this is and how it came about, with the way to all of it: earlier versions and, where they are published, reviews. */
export function WorkHistory({ work }: { work: Pick<ReadWork, 'id' | 'versionActual'> }) {
  const t = useMessages();
  const { data } = useHealingCall('publishedProcess', { params: { id: work.id } });
  if (!data) return null;
  const reviews = reviewsIn(data);
  const earlier = data.versiones.length - 1;
  return (
    <Kept name="history" by={[work.id, work.versionActual, data]}>
      <section>
        <h2 className="label-caps mb-2">{t('work.history')}</h2>
        <HistorySteps {...data} />
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <span>
            {t('work.history.version', { number: work.versionActual })}
            {earlier > 0 && ` ${t('work.history.earlier', { count: earlier })}`}
          </span>
          {(reviews > 0 || earlier > 0) && (
            <Link to={processPage(work.id)} className="link link-alone">
              {reviews > 0 ? t('work.history.reviews', { count: reviews }) : t('work.history.more')}
            </Link>
          )}
        </p>
      </section>
    </Kept>
  );
}
