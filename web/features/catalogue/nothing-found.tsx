import type { ReactElement } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { type CatalogueAddress, writeAddress } from './address.ts';
import type { CataloguePage } from './catalogue-page.ts';

/** In place of works: what may have been meant, or the way back to all of them. */
export function NothingFound({ page, address }: { page: CataloguePage; address: CatalogueAddress }) {
  const t = useMessages();
  if (page.total > 0)
    return <BeyondLast totalPages={page.totalPages} first={writeAddress({ ...address, pagina: 1 })} />;
  return (
    <>
      {page.quizas && (
        <p className="mt-6 text-lg">
          {t('catalogue.maybe')}{' '}
          <Link to={writeAddress({ ...address, q: page.quizas, pagina: 1 })} className="link font-semibold">
            {page.quizas}
          </Link>
        </p>
      )}
      {page.aproximadas.length === 0 && (
        <Empty title={t('catalogue.empty.title')} text={t('catalogue.empty.text')}>
          <Link to="/catalogo">{t('catalogue.clear')}</Link>
        </Empty>
      )}
    </>
  );
}

/** In place of works on a page after the last one: how many pages there are, and the way to the first. */
export function BeyondLast({ totalPages, first }: { totalPages: number; first: string }) {
  const t = useMessages();
  return (
    <Empty title={t('catalogue.beyond.title')} text={t('catalogue.beyond.text', { total: totalPages })}>
      <Link to={first}>{t('catalogue.beyond.first')}</Link>
    </Empty>
  );
}

function Empty({ title, text, children }: { title: string; text: string; children: ReactElement }) {
  return (
    <div className="my-8 flex flex-col items-center gap-3 border-y border-line py-14 text-center">
      <h2 className="text-xl">{title}</h2>
      <p className="text-muted">{text}</p>
      <Button asChild>{children}</Button>
    </div>
  );
}
