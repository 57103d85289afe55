import { useQuery } from '@tanstack/react-query';
import type { OwnCopies } from '#contract/entities/own-copies.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { failureWords } from '#web/features/administration/job-words.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Section } from '#web/ui/Section.tsx';
import { RunNowButton } from './run-now-button.tsx';

/** The copies that the platform makes of itself: when the last was made and proven, how big it is; nothing where it makes none. */
export function OwnCopiesSection({ refetchMs }: { refetchMs: number }) {
  const t = useMessages();
  const { data } = useQuery({
    ...callQuery(useClient(), 'recurringJobs'),
    staleTime: 0,
    refetchInterval: refetchMs,
  });
  const making = data?.recurrentes.find(({ tipo }) => tipo === 'copias');
  if (!data?.copias || !making) return null;
  return (
    <Section title={t('jobs.copies')} intro={t('jobs.copies.text')}>
      <div className="flex flex-col items-start gap-4">
        <Warnings copies={data.copias} />
        <Facts copies={data.copias} />
        <RunNowButton job={making} words={t('jobs.copies.now')} />
      </div>
    </Section>
  );
}

function Warnings({ copies: { falta, sinProbar, fallo, ultima } }: { copies: OwnCopies }) {
  const t = useMessages();
  return (
    <>
      {falta && <Notice tone="error">{t('jobs.copies.missing')}</Notice>}
      {ultima && sinProbar && (
        <Notice tone="error">
          {t('jobs.copies.unproven')}
          {fallo && <span className="block break-words">{failureWords(t, fallo)}</span>}
        </Notice>
      )}
    </>
  );
}

function Facts({ copies: { ultima, probada } }: { copies: OwnCopies }) {
  const t = useMessages();
  const { moment, bytes } = useFormats();
  const items = [
    {
      term: t('jobs.copies.last'),
      description: ultima ? <time dateTime={ultima.fecha}>{moment(ultima.fecha)}</time> : t('jobs.copies.none'),
    },
    {
      term: t('jobs.copies.proven'),
      description: probada ? (
        <time dateTime={probada.fecha}>{moment(probada.fecha)}</time>
      ) : (
        t('jobs.copies.proven.none')
      ),
    },
    ...(ultima
      ? [
          {
            term: t('jobs.copies.size'),
            description: t('jobs.copies.holds', {
              size: bytes(ultima.bytes),
              rows: ultima.filas,
              files: ultima.archivos,
            }),
          },
          { term: t('jobs.copies.name'), description: <code className="break-all">{ultima.nombre}</code> },
        ]
      : []),
  ];
  return <DescriptionList items={items} />;
}
