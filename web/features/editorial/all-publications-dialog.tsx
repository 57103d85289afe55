import { longest } from '#contract/limits.ts';
import { failureText } from '#web/data/failure-text.ts';
import { Pages } from '#web/data/pages.tsx';
import { EstadoBadge } from '#web/features/publications/estado-badge.tsx';
import { searchWords } from '#web/features/publications/search-words.ts';
import { SearchingList, useSearch } from '#web/features/publications/searching-list.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { usePublicationsPage } from './use-publications-page.ts';

type Props = { onDetails: (work: { id: string }) => void; onClose: () => void };

/** 'Ver Todas' (spec 001 §2): every publication with its title and status, each the way to its details. */
export function AllPublicationsDialog({ onDetails, onClose }: Props) {
  const t = useMessages();
  const words = useSearch({ clean: searchWords, longest: longest.search });
  const query = usePublicationsPage({ ...(words.search && { search: words.search }), limit: 20 });
  const { isPlaceholderData, page, setPage } = query;
  return (
    <Dialog open onOpenChange={onClose} title={t('editor.all.title')} closeLabel={t('common.close')}>
      <SearchingList
        search={words}
        label={t('editor.all.search')}
        inDialog
        query={query}
        loading={t('editor.loading')}
        failed={(error) => failureText(t('editor.load.failed'), error)}
      >
        {(data) => (
          <>
            <p role="status" className="text-sm text-muted">
              {data.total === 0 ? t('editor.all.empty') : t('editor.all.count', { count: data.total })}
            </p>
            <ul aria-busy={isPlaceholderData} className="divide-y divide-line border-t border-line">
              {data.publications.map((work) => (
                <li key={work.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3">
                  <button
                    type="button"
                    lang={work.idioma}
                    aria-haspopup="dialog"
                    className="min-w-0 grow basis-64 text-start font-serif font-semibold underline-offset-4 hover:text-accent hover:underline"
                    onClick={() => onDetails(work)}
                  >
                    {work.titulo}
                  </button>
                  <EstadoBadge estado={work.estado} />
                </li>
              ))}
            </ul>
            <Pages list={t('editor.all.title')} page={page} totalPages={data.totalPages} onPage={setPage} />
          </>
        )}
      </SearchingList>
    </Dialog>
  );
}
