import { BeginningPlace } from '#web/features/site/beginning-place.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Link } from '#web/ui/Link.tsx';
import { type CatalogueAddress, isSearch, writeAddress } from './address.ts';
import { BeyondLast, Empty } from './beyond-last.tsx';
import type { CataloguePage } from './catalogue-page.ts';

export interface NothingFoundProps {
  page: CataloguePage;
  address: CatalogueAddress;
}

/** In place of works: what may have been meant, or the way back to all of them; of a catalogue that has none yet, how it begins. */
export function NothingFound({ page, address }: NothingFoundProps) {
  const t = useMessages();
  if (page.total > 0)
    return <BeyondLast totalPages={page.totalPages} first={writeAddress({ ...address, pagina: 1 })} />;
  if (!isSearch(address))
    return (
      <div className="my-8">
        <BeginningPlace />
      </div>
    );
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
