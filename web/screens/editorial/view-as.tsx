import { useParams, useSearchParams } from 'react-router';
import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { AnonymousFiles } from '#web/features/reviewing/masking/anonymous-files.tsx';
import { IdentityLeaksSection } from '#web/features/reviewing/masking/identity-leaks-section.tsx';
import { LeaksOfBook } from '#web/features/reviewing/masking/leaks-of-book.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Select } from '#web/ui/Select.tsx';
import { ViewedWork } from './viewed-work.tsx';

export const title = 'anonymise.as.title' satisfies MessageKey;

const others = ['lector', 'invitado'] as const;

/** 'Ver como…': a work exactly as its author, one of its reviewers, any reader or a guest sees it (docs/specification.md 5). */
export function Screen() {
  const t = useMessages();
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const quien = search.get('quien') ?? 'autor';
  const work = useCall('getPublication', { params: { id } });
  const view = useCall('viewAs', { params: { id, quien } });
  // Whose eyes there are to choose from does not depend on whose were chosen.
  const reviewers = useCall('viewAs', { params: { id, quien: 'autor' } }).data?.revisores ?? view.data?.revisores ?? [];
  const eyes = [
    { value: 'autor', label: t('anonymise.as.autor') },
    ...reviewers.map(({ numero, nombre }) => ({
      value: `revisor-${numero}`,
      label: t('anonymise.as.revisor', { numero, name: nombre }),
    })),
    ...others.map((value) => ({ value, label: t(`anonymise.as.${value}`) })),
  ];
  return (
    <>
      <PageHeader title={t('anonymise.as.title')} intro={work.data?.titulo} />
      <div className="mb-8 flex max-w-reading flex-col gap-4">
        <Field label={t('anonymise.as.who')} className="max-w-form">
          <Select
            options={eyes}
            value={quien}
            onChange={(event) =>
              setSearch({ quien: event.currentTarget.value }, { replace: true, preventScrollReset: true })
            }
          />
        </Field>
        <Notice title={work.data?.identidadRevision && t('anonymise.as.mode', { mode: work.data.identidadRevision })}>
          {t('anonymise.as.only')}
        </Notice>
        <IdentityLeaksSection id={id} />
        {work.data?.tipo === 'LIBRO' && <LeaksOfBook id={id} />}
      </div>
      <QueryState
        query={view}
        loading={t('anonymise.as.loading')}
        failed={(error) => messageOf(error, t('anonymise.as.failed'))}
      >
        {(data) => (
          <div className="border-t border-line-strong pt-8">
            <ViewedWork key={quien} view={data} />
          </div>
        )}
      </QueryState>
      <div className="mt-12">
        <AnonymousFiles id={id} />
      </div>
    </>
  );
}
