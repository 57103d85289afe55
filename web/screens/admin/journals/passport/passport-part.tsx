/** /admin/revistas/:id/pasaporte: what indices ask of a journal, what it has of it, and what is left to do. */
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { Passport } from '#contract/entities/passport.ts';
import { type Outcome, outcomes } from '#contract/passport.ts';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { staying } from '#web/routing/stay.ts';
import { Field } from '#web/ui/Field.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { PartProps } from '../use-journal-part.ts';
import { Criterion } from './criterion.tsx';
import { groupsOf } from './passport-parts.ts';
import { Counts, Looked } from './summary.tsx';

export function PassportPart({ journal }: PartProps) {
  const t = useMessages();
  const query = useQuery({
    ...callQuery(useClient(), 'readPassport', { params: { id: journal.id } }),
    staleTime: 0,
  });
  return (
    <Section
      title={t('managing.part.pasaporte')}
      intro={t('passport.lead')}
      actions={
        <>
          <Link to={`/admin/revistas/${journal.id}/pasaporte/informe`} className="link link-alone">
            {t('passport.report')}
          </Link>
          <Link to={`/admin/revistas/${journal.id}/pasaporte/anual`} className="link link-alone">
            {t('yearly.title')}
          </Link>
        </>
      }
    >
      <QueryState
        query={query}
        loading={t('passport.loading')}
        failed={(error) => messageOf(error, t('passport.failed'))}
      >
        {(passport) => <Indices passport={passport} />}
      </QueryState>
    </Section>
  );
}

function Indices({ passport }: { passport: Passport }) {
  const t = useMessages();
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const shown = outcomes.find((each) => each === address.get('ver'));
  const show = (outcome: string) => setAddress(outcome ? { ver: outcome } : {}, staying);
  return (
    <div className="flex flex-col gap-10">
      <Looked passport={passport} />
      <Section level={3} title={t('passport.summary')}>
        <ul className="divide-y divide-line border-y border-line">
          {passport.indices.map(({ clave, nombre, criterios }) => (
            <li key={clave} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2 text-sm">
              <a href={`#${clave}`} className="link font-semibold">
                {nombre[language]}
              </a>
              <Counts criteria={criterios} />
            </li>
          ))}
        </ul>
      </Section>
      <Field label={t('passport.show')} className="max-w-xs">
        <Select
          value={shown ?? ''}
          onChange={({ currentTarget }) => show(currentTarget.value)}
          options={[
            { value: '', label: t('passport.show.all') },
            ...outcomes.map((value) => ({ value, label: t(`passport.outcome.${value}`) })),
          ]}
        />
      </Field>
      {passport.indices.map((index) => (
        <Index key={index.clave} index={index} passport={passport} shown={shown} />
      ))}
    </div>
  );
}

type IndexProps = { index: Passport['indices'][number]; passport: Passport; shown: Outcome | undefined };

function Index({ index: { clave, nombre, criterios }, passport, shown }: IndexProps) {
  const t = useMessages();
  const language = useLanguage();
  const left = criterios.filter(({ resultado }) => shown === undefined || resultado === shown);
  return (
    <Section level={3} id={clave} title={nombre[language]} intro={<Counts criteria={criterios} />}>
      {left.length === 0 && <p className="text-sm text-muted">{t('passport.none')}</p>}
      {groupsOf(left).map(({ group, criteria }) => (
        <div key={group?.es ?? ''} className="mb-6">
          {group && <h4 className="label-caps mb-1">{group[language]}</h4>}
          <ul className="divide-y divide-line border-y border-line">
            {criteria.map((criterion) => (
              <Criterion key={criterion.clave} criterion={criterion} journal={passport.revista} level={group ? 5 : 4} />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
