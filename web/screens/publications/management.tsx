import { Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { opensScreensOf } from '#contract/roles.ts';
import { useSession } from '#web/data/session.ts';
import { SendNotification } from '#web/features/correspondence/send-notification.tsx';
import { CurrentRole } from '#web/features/publications/current-role.tsx';
import { PublicationDialog } from '#web/features/publications/publication-dialog.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { DraftsTable } from './drafts-table.tsx';
import { OthersTable } from './others-table.tsx';
import { useSearchInAddress } from './use-search-in-address.ts';

export const title = 'author.management.title' satisfies MessageKey;

export const Screen = () => <Management />;

type Props = {
  /** Another list under the two, which follows the same search and opens works in the same dialog. */
  more?: (list: { search: string; onClear: () => void; onOpen: (work: PublicationSummary) => void }) => ReactNode;
  /** More buttons under a work that is opened. */
  actions?: (work: PublicationSummary) => ReactNode;
};

/**
 * 'Gestión de Publicaciones' (spec 000 §2.9): one's drafts, and everything else that one may work on. Also at
 * /admin/publications (spec 001 §2), with the deleted ones.
 */
export function Management({ more, actions }: Props) {
  const t = useMessages();
  const { user } = useSession();
  const { typed, change, seek, search } = useSearchInAddress();
  const box = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<PublicationSummary | null>(null);
  // Both the form of a new publication and the detail screen are behind the AUTOR guard.
  const isAuthor = opensScreensOf(user, 'AUTOR');
  if (!user) return null;
  const clear = () => {
    seek('');
    box.current?.focus();
  };
  const list = { search, onClear: clear, onOpen: setOpened };
  return (
    <>
      <PageHeader
        title={t('author.management.title')}
        intro={<CurrentRole role={user.rol} />}
        back={<Link to="/dashboard">{t('author.toDashboard')}</Link>}
        actions={
          isAuthor && (
            <>
              <SendNotification />
              <Button asChild variant="primary" icon={<Plus aria-hidden />}>
                <Link to="/publications/create">{t('author.add')}</Link>
              </Button>
            </>
          )
        }
      />
      <div className="in-order flex flex-col gap-12">
        <SearchBox
          label={t('author.management.search')}
          placeholder={t('author.management.search')}
          value={typed}
          onChange={change}
          onSearch={seek}
          input={{ ref: box }}
          className="max-w-form"
        />
        <DraftsTable user={user} {...list} />
        <OthersTable user={user} {...list} />
        {more?.(list)}
      </div>
      {opened && (
        <PublicationDialog
          work={opened}
          onClose={() => setOpened(null)}
          footer={
            isAuthor && (
              <>
                {actions?.(opened)}
                <SendNotification about={opened} />
                <Button asChild>
                  <Link to={`/publications/${opened.id}`}>{t('author.management.reviews')}</Link>
                </Button>
              </>
            )
          }
        />
      )}
    </>
  );
}
