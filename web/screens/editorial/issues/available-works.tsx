/** Works that could come into a number, each with a button that puts it at the end; of many, those with the words sought. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { toast } from 'react-hot-toast';
import type { IssuePlan } from '#contract/entities/issue.ts';
import { longest } from '#contract/limits.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { callQuery, useAct } from '#web/data/queries.ts';
import { useSearch } from '#web/features/publications/searching-list.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { WorkFate } from './work-fate.tsx';

/** Fewer are looked through sooner than a word is typed. */
const fewestSought = 12;

export function Available({ plan }: { plan: IssuePlan }) {
  const t = useMessages();
  const { typed, type, search } = useSearch({ longest: longest.search });
  const asked = callQuery(useClient(), 'issuePlan', { params: { id: plan.id }, query: { buscar: search } });
  const { data = plan } = useQuery({ ...asked, enabled: search !== '', placeholderData: keepPreviousData });
  const { disponibles, hayMas } = search === '' ? plan : data;
  const isLong = plan.hayMas || plan.disponibles.length > fewestSought;
  if (plan.disponibles.length === 0) return <p className="text-muted">{t('numbering.available.none')}</p>;
  return (
    <div className="flex flex-col gap-4">
      {(isLong || typed !== '') && (
        <SearchBox
          label={t('numbering.available.search')}
          placeholder={t('numbering.available.search')}
          value={typed}
          onChange={type}
          className="max-w-form"
        />
      )}
      {disponibles.length === 0 ? (
        <p role="status" className="text-muted">
          {t('numbering.available.notFound')}
        </p>
      ) : (
        <Works id={plan.id} works={disponibles} />
      )}
      {hayMas && <p className="text-sm text-muted">{t('numbering.available.more', { count: disponibles.length })}</p>}
    </div>
  );
}

function Works({ id, works }: { id: string; works: IssuePlan['disponibles'] }) {
  const t = useMessages();
  const add = useAct('addToIssue', ['issuePlan', 'readIssue', 'listIssues']);
  const put = (obra: string) =>
    add.mutate(
      { params: { id }, body: { obras: [obra] } },
      { onError: (error) => toast.error(failureText(t('numbering.add.failed'), error)) },
    );
  return (
    <ul data-rows className="divide-y divide-line border-y border-line">
      {works.map((work) => (
        <li key={work.id} className="flex items-start justify-between gap-4 py-3">
          <div className="min-w-0">
            <p lang={work.idioma} className="wrap-anywhere">
              {work.titulo}
            </p>
            <WorkFate work={work} dated={null} />
          </div>
          <Button
            size="small"
            aria-label={t('numbering.add.of', { title: work.titulo })}
            busy={add.isPending && add.variables.body.obras[0] === work.id}
            onClick={() => put(work.id)}
          >
            {t('numbering.add')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
