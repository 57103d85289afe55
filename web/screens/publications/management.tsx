import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { hasRole, useSession } from '#web/data/session.ts';
import { CurrentRole } from '#web/features/publication/current-role.tsx';
import { PublicationDialog } from '#web/features/publication/publication-dialog.tsx';
import { searchWords } from '#web/features/publication/search-words.ts';
import { useDebounced } from '#web/features/publication/use-debounced.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { DraftsTable } from './drafts-table.tsx';
import { OthersTable } from './others-table.tsx';

export const title = 'author.management.title' satisfies MessageKey;

export const Screen = () => <Management />;

type Props = {
  /** Another list under the two, which follows the same search and opens works in the same dialog. */
  more?: (list: { search: string; onOpen: (work: PublicationSummary) => void }) => ReactNode;
};

/**
 * 'Gestión de Publicaciones' (spec 000 §2.9): one's drafts, and everything else that one may work on. Also at
 * /admin/publications (spec 001 §2), with the deleted ones.
 */
export function Management({ more }: Props) {
  const t = useMessages();
  const { user } = useSession();
  const [typed, setTyped] = useSearchInAddress();
  const [opened, setOpened] = useState<PublicationSummary | null>(null);
  const search = useDebounced(searchWords(typed));
  // Both the form of a new publication and the detail screen are behind the AUTOR guard.
  const isAuthor = hasRole(user, 'AUTOR', 'ADMIN');
  if (!user) return null;
  return (
    <>
      <PageHeader
        title={t('author.management.title')}
        intro={<CurrentRole user={user} />}
        back={<Link to="/dashboard">{t('author.toDashboard')}</Link>}
        actions={
          isAuthor && (
            <Button asChild variant="primary" icon={<Plus aria-hidden />}>
              <Link to="/publications/create">{t('author.add')}</Link>
            </Button>
          )
        }
      />
      <div className="flex flex-col gap-12">
        <SearchBox
          label={t('author.management.search')}
          placeholder={t('author.management.search')}
          value={typed}
          onChange={setTyped}
          className="max-w-form"
        />
        <DraftsTable user={user} search={search} onOpen={setOpened} />
        <OthersTable user={user} search={search} onOpen={setOpened} />
        {more?.({ search, onOpen: setOpened })}
      </div>
      {opened && (
        <PublicationDialog
          work={opened}
          onClose={() => setOpened(null)}
          footer={
            isAuthor && (
              <Button asChild>
                <Link to={`/publications/${opened.id}`}>{t('author.management.reviews')}</Link>
              </Button>
            )
          }
        />
      )}
    </>
  );
}

/** What is typed into the search box, also in the address: the way back from a publication finds it again. */
function useSearchInAddress() {
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState(address.get('q') ?? '');
  const settled = useDebounced(typed.trim());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed moves the address
  useEffect(() => {
    if (settled !== (address.get('q') ?? '')) setAddress(settled ? { q: settled } : {}, { replace: true });
  }, [settled]);
  return [typed, setTyped] as const;
}
