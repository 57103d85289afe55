import { useMessages } from '#web/messages/use-messages.ts';
import { Pagination } from '#web/ui/Pagination.tsx';

type Props = {
  /** What is paged, in words. */
  list: string;
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
};

/** The way through the pages of a list; nothing where there is one page. */
export function Pages({ list, page, totalPages, onPage }: Props) {
  const t = useMessages();
  if (totalPages <= 1) return null;
  return (
    <Pagination
      className="mt-6"
      label={t('reviewer.pages.label', { list })}
      pageLabel={t('reviewer.pages.page', { page, total: totalPages })}
      previousLabel={t('reviewer.pages.previous')}
      nextLabel={t('reviewer.pages.next')}
      page={page}
      hasNext={page < totalPages}
      onPage={onPage}
    />
  );
}
