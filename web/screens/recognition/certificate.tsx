/** /certificados/{codigo}: where anybody checks a certificate of reviewing. Not rendered by the server, which would keep it after it was withdrawn. */
import { BadgeCheck, BadgeX } from 'lucide-react';
import { Link, useParams } from 'react-router';
import type { Certificate } from '#contract/entities/recognition.ts';
import { workPage } from '#contract/public-addresses.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { callQuery, useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';

/** In the house of the journal whose reviews it certifies; a code that nobody has says so on the page. */
export async function loader({ client, queryClient, params, t, identity }: PageRequest): Promise<Head> {
  const { codigo = '' } = params;
  const casa = await queryClient
    .ensureQueryData(callQuery(client, 'readCertificate', { params: { codigo } }))
    .then((certificate) => certificate.casa)
    .catch(() => undefined);
  return {
    title: t('common.title', { title: t('recognition.check.title'), site: casa?.nombre ?? identity.nombre }),
    noindex: true,
    ...(casa && { house: casa }),
  };
}

export function Screen() {
  const t = useMessages();
  const { codigo = '' } = useParams();
  const query = useCall('readCertificate', { params: { codigo } });
  const isUnknown = !query.data && problemOf(query.error)?.status === 404;
  return (
    <div className="page py-10 sm:py-14">
      <div className="folded-corner mx-auto max-w-reading border border-line bg-sheet px-5 pt-8 pb-10 sm:px-12 sm:pt-10">
        <PageHeader title={t('recognition.check.title')} />
        {isUnknown ? (
          <EmptyState title={t('recognition.check.unknown')}>{t('recognition.check.unknown.text')}</EmptyState>
        ) : (
          <QueryState
            query={query}
            loading={t('recognition.check.loading')}
            failed={(error) => messageOf(error, t('recognition.check.failed'))}
          >
            {(certificate) =>
              certificate.nombre === null ? <Withdrawn {...certificate} /> : <Valid {...certificate} />
            }
          </QueryState>
        )}
      </div>
    </div>
  );
}

function Withdrawn({ codigo, revista, fecha, fechaRetirada }: Certificate) {
  const t = useMessages();
  const { day } = useFormats();
  return (
    <>
      <p role="status" className="mb-2 flex items-center gap-3 text-xl">
        <BadgeX aria-hidden className="size-7 shrink-0 text-red" />
        {t('recognition.check.withdrawn')}
      </p>
      {fechaRetirada && <p className="mb-8">{t('recognition.check.withdrawn.text', { day: day(fechaRetirada) })}</p>}
      <DescriptionList
        items={[
          { term: t('recognition.check.journal'), description: revista },
          { term: t('recognition.check.issued'), description: day(fecha) },
          { term: t('recognition.check.code'), description: <span className="font-mono">{codigo}</span> },
        ]}
      />
    </>
  );
}

function Valid({ codigo, nombre, revista, anio, fecha, revisiones, porAnio, obras }: Certificate) {
  const t = useMessages();
  const { day } = useFormats();
  const count = t('recognition.count', { count: revisiones });
  return (
    <>
      <p role="status" className="mb-8 flex items-center gap-3 text-xl">
        <BadgeCheck aria-hidden className="size-7 shrink-0 text-green" />
        {t('recognition.check.valid')}
      </p>
      <DescriptionList
        items={[
          { term: t('recognition.check.name'), description: <span className="font-semibold">{nombre}</span> },
          { term: t('recognition.check.journal'), description: revista },
          {
            term: t('recognition.check.reviews'),
            description: anio === null ? count : t('recognition.check.perYear', { year: String(anio), count }),
          },
          ...(porAnio.length > 1
            ? [
                {
                  term: t('recognition.check.years'),
                  description: (
                    <ul>
                      {porAnio.map(({ anio: year, revisiones: count }) => (
                        <li key={year} className="tabular-nums">
                          {t('recognition.check.perYear', {
                            year: String(year),
                            count: t('recognition.count', { count }),
                          })}
                        </li>
                      ))}
                    </ul>
                  ),
                },
              ]
            : []),
          ...(obras.length > 0
            ? [
                {
                  term: t('recognition.check.works'),
                  description: (
                    <ul className="flex flex-col gap-1">
                      {obras.map(({ id, titulo, idioma }) => (
                        <li key={id}>
                          <Link to={workPage(id)} lang={idioma} className="link">
                            {titulo}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  ),
                },
              ]
            : []),
          { term: t('recognition.check.issued'), description: day(fecha) },
          { term: t('recognition.check.code'), description: <span className="font-mono">{codigo}</span> },
        ]}
      />
    </>
  );
}
