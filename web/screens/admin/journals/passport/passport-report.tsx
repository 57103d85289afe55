/** /admin/revistas/:id/pasaporte/informe: the whole passport in the indices' own order, to be printed. */
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Link, useParams } from 'react-router';
import type { Passport, PassportCriterion } from '#contract/entities/passport.ts';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useFormats } from '#web/messages/dates.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Section } from '#web/ui/Section.tsx';
import { CriterionHead, SourceLine } from './criterion.tsx';
import { Note } from './note-item.tsx';
import { groupsOf } from './passport-parts.ts';
import { Counts, Looked } from './summary.tsx';

export const title = 'passport.report.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  const { id = '' } = useParams();
  const query = useQuery({ ...callQuery(useClient(), 'readPassport', { params: { id } }), staleTime: 0 });
  return (
    <>
      <PageHeader
        title={t('passport.report.title')}
        intro={query.data && <About passport={query.data} />}
        back={<Link to={`/admin/revistas/${id}/pasaporte`}>{t('passport.back')}</Link>}
        actions={
          query.data && (
            <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
              {t('passport.print')}
            </Button>
          )
        }
      />
      <QueryState
        query={query}
        loading={t('passport.loading')}
        failed={(error) => messageOf(error, t('passport.failed'))}
      >
        {(passport) => (
          <div className="flex flex-col gap-10">
            <Looked passport={passport} />
            {passport.indices.map((index) => (
              <Index key={index.clave} index={index} />
            ))}
            <Sources passport={passport} />
          </div>
        )}
      </QueryState>
    </>
  );
}

function About({ passport: { revista, fecha } }: { passport: Passport }) {
  const t = useMessages();
  const { day } = useFormats();
  const { nombre: name, issn } = revista;
  return (
    <>
      <p>{issn ? t('passport.report.of', { name, issn }) : name}</p>
      <p className="text-sm">{t('passport.report.on', { day: day(fecha) })}</p>
    </>
  );
}

function Index({ index: { nombre, criterios } }: { index: Passport['indices'][number] }) {
  const language = useLanguage();
  return (
    <Section title={nombre[language]} intro={<Counts criteria={criterios} />}>
      {groupsOf(criterios).map(({ group, criteria }) => (
        <div key={group?.es ?? ''} className="mb-6">
          {group && <h3 className="label-caps mb-1">{group[language]}</h3>}
          <ul className="divide-y divide-line border-y border-line">
            {criteria.map((criterion) => (
              <Line key={criterion.clave} criterion={criterion} level={group ? 4 : 3} />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

/** On paper an address is of use only where it is spelt out. */
function Line({ criterion, level }: { criterion: PassportCriterion; level: 3 | 4 }) {
  const t = useMessages();
  const language = useLanguage();
  const { pide, evidencia, nota } = criterion;
  return (
    <li className="break-inside-avoid py-3">
      <CriterionHead criterion={criterion} level={level} />
      <p className="mt-1 text-sm text-muted">{pide[language]}</p>
      {evidencia && (
        <p className="mt-1 break-words text-sm">
          {t('passport.evidence')}: <a href={evidencia}>{new URL(evidencia, window.location.origin).href}</a>
        </p>
      )}
      <SourceLine criterion={criterion} />
      {nota && <Note note={nota} />}
    </li>
  );
}

/** Each once, with its address spelt out. */
function Sources({ passport: { indices } }: { passport: Passport }) {
  const t = useMessages();
  const language = useLanguage();
  const all = indices.flatMap(({ criterios }) => criterios.flatMap(({ fuente }) => fuente ?? []));
  const sources = [...new Map(all.map((source) => [source.direccion, source])).values()];
  return (
    <Section title={t('passport.sources')}>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {sources.map(({ direccion, titulo }) => (
          <li key={direccion} className="break-inside-avoid py-2">
            <p>{titulo[language]}</p>
            <p className="break-all text-xs text-muted">{direccion}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
