import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { type CatalogueAddress, writeAddress } from './address.ts';

/** Links to the page before and the page after. */
export function CataloguePageLinks({ address, totalPages }: { address: CatalogueAddress; totalPages: number }) {
  const t = useMessages();
  const { pagina } = address;
  if (totalPages <= 1) return null;
  const step = (to: number, label: string, rel: string) =>
    to >= 1 && to <= totalPages ? (
      <Button asChild>
        <Link to={writeAddress({ ...address, pagina: to })} rel={rel}>
          {label}
        </Link>
      </Button>
    ) : (
      <span />
    );
  return (
    <nav
      aria-label={t('catalogue.pages')}
      className="grid grid-cols-[1fr_auto_1fr] items-center gap-4 border-t border-line pt-6"
    >
      <span>{step(pagina - 1, t('catalogue.previous'), 'prev')}</span>
      <p className="text-sm text-muted tabular-nums">{t('catalogue.page', { page: pagina, total: totalPages })}</p>
      <span className="text-end">{step(pagina + 1, t('catalogue.next'), 'next')}</span>
    </nav>
  );
}
