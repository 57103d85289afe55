import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import type { Publication } from '#contract/entities/publication.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { callQuery, useCall } from '#web/data/queries.ts';
import { QueryState, together } from '#web/data/query-state.tsx';
import { ComplaintOffer } from '#web/features/editorial/claims/work-claims.tsx';
import { VersionsComparison } from '#web/features/manuscript/comparison/versions-comparison.tsx';
import { PictureKey } from '#web/features/manuscript/picture-key.ts';
import { WorkFiles } from '#web/features/publications/files/work-files.tsx';
import { WorkFailure } from '#web/features/publications/work-failure.tsx';
import { useFormats } from '#web/messages/dates.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { type Choice, choicesOf, readChoice } from './versions-choice.ts';

export const title = 'versions.title' satisfies MessageKey;

/** Two versions of a work, chosen and compared (docs/specification.md 4). */
export function Screen() {
  const t = useMessages();
  const { id = '' } = useParams();
  const work = useCall('getPublication', { params: { id } });
  const list = useCall('listVersions', { params: { id } });
  const error = work.error ?? list.error;
  return (
    <>
      <PageHeader title={t('versions.title')} intro={work.data?.titulo} />
      {work.data && list.data ? (
        <>
          <Versions work={work.data} versions={list.data.versions} />
          <ComplaintOffer id={id} />
        </>
      ) : error ? (
        <WorkFailure
          what={t('versions.failed')}
          error={error}
          onRetry={() => void Promise.all([work.refetch(), list.refetch()])}
          busy={work.isFetching || list.isFetching}
        />
      ) : (
        <Spinner label={t('versions.loading')} />
      )}
    </>
  );
}

type VersionsProps = { work: Publication; versions: readonly { numero: number; fecha: string }[] };

function Versions({ work, versions }: VersionsProps) {
  const t = useMessages();
  const { shortDay } = useFormats();
  const [search, setSearch] = useSearchParams();
  const choices = choicesOf(
    versions.map(({ numero }) => numero),
    work,
  );
  const chosen = readChoice(search, choices);
  if (!chosen) return <EmptyState title={t('versions.few.title')}>{t('versions.few.text')}</EmptyState>;
  const days = new Map(versions.map(({ numero, fecha }) => [numero, shortDay(fecha)]));
  const nameOf = (choice: Choice) =>
    choice === 'actual' ? t('versions.current') : t('versions.name', { numero: choice, day: days.get(choice) ?? '' });
  const options = choices.map((choice) => ({ value: String(choice), label: nameOf(choice) }));
  const change = (name: 'de' | 'a' | 'vista') => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    setSearch({ ...Object.fromEntries(search), [name]: value }, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <div data-print="hide" className="mb-12 grid max-w-4xl gap-4 sm:grid-cols-3">
        <Field label={t('versions.before')}>
          <Select options={options} value={String(chosen.de)} onChange={change('de')} />
        </Field>
        <Field label={t('versions.after')}>
          <Select options={options} value={String(chosen.a)} onChange={change('a')} />
        </Field>
        <Field label={t('versions.look')}>
          <Select
            options={(['linea', 'lado'] as const).map((value) => ({ value, label: t(`versions.look.${value}`) }))}
            value={chosen.vista}
            onChange={change('vista')}
          />
        </Field>
      </div>
      {chosen.de === chosen.a ? (
        <Notice>{t('versions.same')}</Notice>
      ) : (
        <Chosen work={work} {...chosen} names={{ before: nameOf(chosen.de), after: nameOf(chosen.a) }} />
      )}
    </>
  );
}

type ChosenProps = {
  work: Publication;
  de: Choice;
  a: Choice;
  vista: string;
  names: { before: string; after: string };
};

function Chosen({ work, de, a, vista, names }: ChosenProps) {
  const t = useMessages();
  const before = useVersion(work, de);
  const after = useVersion(work, a);
  const query = together([before, after], before.data && after.data && { before: before.data, after: after.data });
  return (
    <QueryState
      query={query}
      loading={t('versions.loading')}
      failed={(error) => failureText(t('versions.failed'), error)}
    >
      {(data) => (
        <PictureKey value={work.llaveDeImagenes}>
          <VersionsComparison
            before={data.before}
            after={data.after}
            names={names}
            sideBySide={vista === 'lado'}
            lang={work.idioma}
            tipo={work.tipo}
          />
          <Section title={t('files.title')} className="mt-12">
            <div className="grid gap-x-8 gap-y-8 md:grid-cols-2">
              <FilesOfVersion id={work.id} choice={de} name={names.before} />
              <FilesOfVersion id={work.id} choice={a} name={names.after} />
            </div>
          </Section>
        </PictureKey>
      )}
    </QueryState>
  );
}

function FilesOfVersion({ id, choice, name }: { id: string; choice: Choice; name: string }) {
  return (
    <section className="min-w-0">
      <h3 className="label-caps mb-2">{name}</h3>
      <WorkFiles id={id} version={choice === 'actual' ? undefined : choice} />
    </section>
  );
}

/** A submitted version; or the work itself, which is there already. */
function useVersion(work: Publication, choice: Choice) {
  const client = useClient();
  const numero = choice === 'actual' ? 0 : choice;
  const sent = useQuery({
    ...callQuery(client, 'getVersion', { params: { id: work.id, numero } }),
    enabled: choice !== 'actual',
  });
  const { error, isFetching, refetch } = sent;
  return { data: choice === 'actual' ? work : sent.data, error, isFetching, refetch };
}
