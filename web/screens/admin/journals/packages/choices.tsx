/** What a package is made of: numbers of the journal, or works that it published. */
import { useState } from 'react';
import { issueLabel } from '#contract/issue-label.ts';
import { longest } from '#contract/limits.ts';
import { packageLimits } from '#contract/packages.ts';
import type { Tipo } from '#contract/vocabulary.ts';
import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { CheckboxGroup } from '#web/ui/CheckboxGroup.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import type { OfJournal } from './of-journal.ts';

export interface Chosen {
  id: string;
  label: string;
}
type Props = OfJournal & { chosen: readonly Chosen[]; onChange: (chosen: Chosen[]) => void };

const withOrWithout = (chosen: readonly Chosen[], offered: readonly Chosen[], id: string, isChosen: boolean) => {
  const others = chosen.filter((each) => each.id !== id);
  return isChosen ? [...others, ...offered.filter((each) => each.id === id)].slice(0, packageLimits.chosen) : others;
};

/** The last numbers that are published. */
export function IssueChoice({ journal, chosen, onChange }: Props) {
  const t = useMessages();
  const query = useCall('listIssues', { query: { revistaId: journal.id, estado: 'PUBLICADO', limit: 200 } });
  return (
    <QueryState
      query={query}
      loading={t('packages.numbers.loading')}
      failed={(error) => messageOf(error, t('packages.numbers.failed'))}
    >
      {({ numeros }) => {
        if (numeros.length === 0) return <p className="text-sm text-muted">{t('packages.numbers.none')}</p>;
        const offered = numeros.map((issue) => ({
          id: issue.id,
          label: t('packages.issue', {
            label: [issueLabel(issue), issue.titulo].filter(Boolean).join('. '),
            count: issue.obras,
          }),
        }));
        return (
          <Boxes legend={t('packages.numbers')} name="numeros" offered={offered} chosen={chosen} onChange={onChange} />
        );
      }}
    </QueryState>
  );
}

/** Works, of one type where that is said, by their words; those that were chosen stay, whatever is looked for next. */
export function WorkChoice({ journal, chosen, onChange, tipo }: Props & { tipo?: Tipo }) {
  const t = useMessages();
  const [search, setSearch] = useState('');
  const query = useCall('searchCatalogue', {
    query: {
      revista: [journal.clave],
      search,
      sort: search ? 'relevancia' : 'recientes',
      limit: 20,
      ...(tipo && { tipo: [tipo] }),
    },
  });
  return (
    <div className="flex w-full flex-col gap-4">
      <SearchBox
        label={t('packages.works.search')}
        placeholder={t('packages.works.search')}
        submitLabel={t('packages.works.find')}
        input={{ maxLength: longest.search }}
        onSearch={setSearch}
      />
      <QueryState
        query={query}
        loading={t('packages.works.loading')}
        failed={(error) => messageOf(error, t('packages.works.failed'))}
      >
        {({ publications }) => {
          const isNew = ({ id }: { id: string }) => !chosen.some((each) => each.id === id);
          const offered = publications.filter(isNew).map(({ id, titulo }) => ({ id, label: titulo }));
          if (publications.length === 0) return <p className="text-sm text-muted">{t('packages.works.none')}</p>;
          if (offered.length === 0) return null;
          return (
            <Boxes legend={t('packages.works')} name="halladas" offered={offered} chosen={chosen} onChange={onChange} />
          );
        }}
      </QueryState>
      {chosen.length > 0 && (
        <Boxes
          legend={t('packages.works.chosen')}
          name="elegidas"
          offered={chosen}
          chosen={chosen}
          onChange={onChange}
        />
      )}
    </div>
  );
}

type BoxesProps = Pick<Props, 'chosen' | 'onChange'> & { legend: string; name: string; offered: readonly Chosen[] };

const Boxes = ({ legend, name, offered, chosen, onChange }: BoxesProps) => (
  <div className="max-h-96 w-full overflow-y-auto">
    <CheckboxGroup
      legend={legend}
      name={name}
      options={offered.map(({ id, label }) => ({ value: id, label }))}
      values={chosen.map(({ id }) => id)}
      onChange={(id, isChosen) => onChange(withOrWithout(chosen, offered, id, isChosen))}
    />
  </div>
);
