import { Link } from 'react-router';
import type { WorkCriterion, WorkPassport } from '#contract/entities/passport.ts';
import type { WorkRemedy } from '#contract/passport.ts';
import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Section } from '#web/ui/Section.tsx';

/** Where what a work lacks is mended. */
const places: Record<WorkRemedy, (id: string) => string> = {
  firma: (id) => `/editorial/${id}?parte=resumen`,
  doi: (id) => `/editorial/${id}?parte=resumen`,
  numero: () => '/editorial/numeros',
  produccion: (id) => `/editorial/${id}?parte=produccion`,
  autores: (id) => `/editorial/${id}?parte=manuscrito`,
  aviso: (id) => `/editorial/${id}/aviso`,
  embargo: (id) => `/editorial/${id}?parte=resumen`,
};

/** What each index asks of a work: met, with where that is seen, or missing, with the screen that mends it. */
export function WorkPassportPart({ id }: { id: string }) {
  const t = useMessages();
  const query = useCall('readWorkPassport', { params: { id } });
  return (
    <Section title={t('desk.work.indexing')} intro={t('desk.indexing.lead')}>
      <QueryState
        query={query}
        loading={t('desk.indexing.loading')}
        failed={(error) => messageOf(error, t('desk.indexing.failed'))}
      >
        {({ indices }) => (
          <div className="flex flex-col gap-10">
            {indices.map((index) => (
              <Index key={index.clave} index={index} id={id} />
            ))}
          </div>
        )}
      </QueryState>
    </Section>
  );
}

/** What is missing stands first. */
function Index({ index: { clave, nombre, criterios }, id }: { index: WorkPassport['indices'][number]; id: string }) {
  const t = useMessages();
  const language = useLanguage();
  const met = criterios.filter(({ cumple }) => cumple);
  const ordered = [...criterios.filter(({ cumple }) => !cumple), ...met];
  return (
    <Section
      level={3}
      id={`indice-${clave}`}
      title={nombre[language]}
      intro={
        <span className="text-sm text-muted">
          {t('desk.indexing.counts', { met: met.length, all: criterios.length })}
        </span>
      }
    >
      <ul className="divide-y divide-line border-y border-line">
        {ordered.map((criterion) => (
          <Item key={criterion.clave} criterion={criterion} id={id} />
        ))}
      </ul>
    </Section>
  );
}

function Item({ criterion, id }: { criterion: WorkCriterion; id: string }) {
  const t = useMessages();
  const language = useLanguage();
  const { day } = useFormats();
  const { nombre, pide, cumple, cuenta, evidencia, remedio, fuente } = criterion;
  return (
    <li className="py-3 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h4 className="min-w-0 font-semibold">{nombre[language]}</h4>
        <p className="flex items-baseline gap-3">
          {cuenta && <span className="text-muted">{t('desk.indexing.of', cuenta)}</span>}
          <Badge tone={cumple ? 'green' : 'yellow'}>{t(cumple ? 'desk.indexing.met' : 'desk.indexing.missing')}</Badge>
        </p>
      </div>
      <p className="mt-1 text-muted">{pide[language]}</p>
      {evidencia && (
        <p className="mt-1">
          <Link to={evidencia} className="link">
            {t('desk.indexing.seen')}
          </Link>
        </p>
      )}
      {remedio && (
        <p className="mt-1">
          <Link to={places[remedio](id)} className="link">
            {t(`desk.indexing.mend.${remedio}`)}
          </Link>
        </p>
      )}
      <p className="mt-1 text-xs text-muted">
        {t('desk.indexing.source')}:{' '}
        <a href={fuente.direccion} className="link" rel="noreferrer">
          {fuente.titulo[language]}
        </a>
        {`, ${day(fuente.leida)}`}
      </p>
    </li>
  );
}
