import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { Pages } from '#web/data/pages.tsx';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { usePageOf } from '#web/data/use-page-of.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { filtersOf, type SetFields, toggled } from './set-fields.ts';

type Props = { fields: SetFields; chosen: ReadonlySet<string>; onChoose: (chosen: ReadonlySet<string>) => void };

/** As many as a page has when nothing else is asked for. */
const worksOnPage = 10;

/** The works that lack reviewers, to be ticked one by one; what is ticked stays so on other pages and under other filters. */
export function WorksChoice({ fields, chosen, onChoose }: Props) {
  const t = useMessages();
  const filters = filtersOf(fields);
  const about = JSON.stringify(filters);
  const [page, turnTo] = usePageOf(about);
  const query = useQuery({
    ...callQuery(useClient(), 'worksToAssign', { query: { ...filters, page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryState query={query} loading={<WorksToCome />} failed={(error) => failureText(t('assignment.failed'), error)}>
      {(data) => (
        <div className="mt-6">
          <ul aria-label={t('assignment.works')} className="divide-y divide-line border-y border-line">
            {data.obras.map(({ id, titulo, tipo, categoria, faltan }) => (
              <li key={id} className="py-3">
                <Checkbox
                  label={titulo}
                  hint={[t(`work.tipo.${tipo}`), categoria, t('assignment.lacks', { count: faltan })]
                    .filter(Boolean)
                    .join(' · ')}
                  checked={chosen.has(id)}
                  onChange={() => onChoose(toggled(chosen, id))}
                />
              </li>
            ))}
          </ul>
          <Pages list={t('assignment.works')} page={page} totalPages={data.totalPages} onPage={turnTo} />
        </div>
      )}
    </QueryState>
  );
}

/** Rows as high as those to come. */
function WorksToCome() {
  const t = useMessages();
  return (
    <div role="status" className="mt-6">
      <VisuallyHidden>{t('assignment.loading')}</VisuallyHidden>
      <ul aria-hidden className="divide-y divide-line border-y border-line">
        {Array.from({ length: worksOnPage }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are alike and never move
          <li key={row} className="py-3">
            <Skeleton lines={2} />
          </li>
        ))}
      </ul>
    </div>
  );
}
