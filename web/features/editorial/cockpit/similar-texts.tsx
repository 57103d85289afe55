import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { toast } from 'react-hot-toast';
import { Link } from 'react-router';
import type { Publication } from '#contract/entities/publication.ts';
import type { Similarity } from '#contract/entities/similarity.ts';
import { workPage } from '#contract/public-addresses.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery, useAct } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { EstadoBadge } from '#web/features/publications/estado-badge.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

type Source = Similarity['fuentes'][number];
/** While a work waits to be compared. */
const everyMs = 5_000;

/** What the last version of a work has in common with other texts of the platform. Nothing of a work that never was sent. */
export function SimilarTexts({ work }: { work: Publication }) {
  const t = useMessages();
  const { moment } = useFormats();
  const input = { params: { id: work.id } };
  const query = useQuery({
    ...callQuery(useClient(), 'readSimilarity', input),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.fecha === null ? everyMs : false),
    enabled: work.versionActual > 0,
  });
  const compare = useAct('compareAgain', ['readSimilarity']);
  if (work.versionActual === 0) return null;
  const compareAgain = () =>
    compare.mutate(input, { onError: (error) => toast.error(failureText(t('similar.failedAct'), error)) });
  return (
    <Section
      title={t('similar.title')}
      intro={
        query.data?.fecha && t('similar.compared', { version: query.data.version, when: moment(query.data.fecha) })
      }
      actions={
        query.data?.fecha && (
          <Button
            size="small"
            variant="quiet"
            icon={<RotateCcw aria-hidden />}
            busy={compare.isPending}
            onClick={compareAgain}
          >
            {t('similar.again')}
          </Button>
        )
      }
    >
      <QueryState
        query={query}
        loading={t('similar.loading')}
        failed={(error) => messageOf(error, t('similar.failed'))}
      >
        {(found) => (
          <>
            <Found found={found} />
            {found.servicio && <Outside said={found.servicio} />}
          </>
        )}
      </QueryState>
    </Section>
  );
}

function Found({ found: { fecha, palabras, coincidentes, fuentes } }: { found: Similarity }) {
  const t = useMessages();
  const { number, percent } = useFormats();
  const line = 'border-y border-line py-4 text-muted';
  if (fecha === null) return <p className={line}>{t('similar.waiting')}</p>;
  if (palabras === 0) return <p className={line}>{t('similar.noText')}</p>;
  if (fuentes.length === 0) return <p className={line}>{t('similar.none')}</p>;
  return (
    <>
      <p className="max-w-reading">
        {t('similar.share', {
          share: percent(coincidentes / palabras),
          words: number(coincidentes),
          of: number(palabras),
          count: fuentes.length,
        })}
      </p>
      <ul className="mt-4 max-w-reading divide-y divide-line border-y border-line">
        {fuentes.map((source) => (
          <SourceItem key={source.obra.id} source={source} />
        ))}
      </ul>
    </>
  );
}

/** What a service outside the platform says. */
function Outside({ said: { estado, fecha, porcentaje, informe } }: { said: NonNullable<Similarity['servicio']> }) {
  const t = useMessages();
  const { moment, percent } = useFormats();
  return (
    <p className="mt-4 max-w-reading text-sm text-muted">
      {estado === 'LISTA'
        ? t('similar.outside', { share: percent((porcentaje ?? 0) / 100) })
        : t(`similar.outside.${estado}`, { when: moment(fecha) })}
      {informe && (
        <>
          {' '}
          <a href={informe} target="_blank" rel="noreferrer" className="link">
            {t('similar.outside.report')} <VisuallyHidden>{t('similar.outside.newTab')}</VisuallyHidden>
          </a>
        </>
      )}
    </p>
  );
}

function SourceItem({ source: { obra, coincidentes, mismaAutoria, total, pasajes } }: { source: Source }) {
  const t = useMessages();
  const isPublic = obra.estado === 'PUBLICADO' || obra.estado === 'RETIRADO';
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={isPublic ? workPage(obra.id) : `/editorial/${obra.id}`} className="link font-serif wrap-anywhere">
          {obra.titulo}
        </Link>
        <EstadoBadge estado={obra.estado} />
        {mismaAutoria && <Badge tone="accent">{t('similar.sameAuthors')}</Badge>}
      </div>
      <details className="mt-2 text-sm">
        <summary className="cursor-pointer text-muted">
          {t('similar.passages', { words: coincidentes, count: total })}
        </summary>
        <ul className="mt-3 flex flex-col gap-3">
          {pasajes.map(({ texto }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a work may say the same twice, and they never change places
            <li key={place} className="border-s-2 border-line ps-4 font-serif whitespace-pre-line wrap-anywhere">
              {texto}
            </li>
          ))}
        </ul>
        {total > pasajes.length && (
          <p className="mt-3 text-muted">{t('similar.more', { count: total - pasajes.length })}</p>
        )}
      </details>
    </li>
  );
}
