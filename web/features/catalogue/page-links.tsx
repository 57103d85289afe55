import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';

interface Props {
  page: number;
  totalPages: number;
  /** The address of a page. */
  addressOf: (page: number) => string;
  className?: string;
}

/** Links to the page before, which beyond the last one is the last, and to the page after; nothing where one page is all. */
export function CataloguePageLinks({ page, totalPages, addressOf, className = '' }: Props) {
  const t = useMessages();
  if (totalPages <= 1) return null;
  const step = (to: number, label: string, rel: string) =>
    to >= 1 && to <= totalPages ? (
      <Button asChild>
        <Link to={addressOf(to)} rel={rel}>
          {label}
        </Link>
      </Button>
    ) : (
      <span />
    );
  return (
    <nav aria-label={t('catalogue.pages')} className={`grid grid-cols-[1fr_auto_1fr] items-center gap-4 ${className}`}>
      <span>{step(Math.min(page - 1, totalPages), t('catalogue.previous'), 'prev')}</span>
      <p className="text-sm text-muted tabular-nums">{t('catalogue.page', { page, total: totalPages })}</p>
      <span className="text-end">{step(page + 1, t('catalogue.next'), 'next')}</span>
    </nav>
  );
}
