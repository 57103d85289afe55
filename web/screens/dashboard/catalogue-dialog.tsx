import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { workPage } from '#contract/public-addresses.ts';
import { type Tipo, tipos } from '#contract/vocabulary.ts';
import { useDebounced } from '#web/data/use-debounced.ts';
import { readAddress } from '#web/features/catalogue/address.ts';
import type { CataloguePage } from '#web/features/catalogue/catalogue-page.ts';
import { useCatalogue } from '#web/features/catalogue/catalogue-query.ts';
import { FailureNotice } from '#web/features/catalogue/failure-notice.tsx';
import { WorkLine } from '#web/features/publications/work-line.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const all = 'TODOS';
/** The catalogue, narrowed by nothing. */
const whole = readAddress(new URLSearchParams());
type Props = { tipo: Tipo | typeof all; onClose: () => void };

/** The catalogue over the reader's dashboard, with a type already chosen (spec 000 §2.3). */
export function CatalogueDialog({ tipo: initial, onClose }: Props) {
  const t = useMessages();
  const [typed, setTyped] = useState('');
  const [tipo, setTipo] = useState<Tipo | undefined>(initial === all ? undefined : initial);
  const [page, setPage] = useState(1);
  const q = useDebounced(typed.trim());
  const orden = q ? 'relevancia' : 'recientes';
  const address = { ...whole, q, tipo, orden, pagina: page } as const;
  const { page: found, failure } = useCatalogue(address, { placeholderData: keepPreviousData });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('author.reader.explore')}
      closeLabel={t('author.close')}
      size="wide"
    >
      <div className="flex flex-wrap items-end gap-3">
        <SearchBox
          firstFocus
          label={t('author.reader.search')}
          placeholder={t('author.reader.search')}
          value={typed}
          onChange={(words) => {
            setTyped(words);
            setPage(1);
          }}
          className="grow basis-64"
        />
        <Field label={t('author.form.tipo')} hideLabel className="basis-40">
          <Select
            value={tipo ?? all}
            onChange={(event) => {
              setTipo(tipos.find((each) => each === event.currentTarget.value));
              setPage(1);
            }}
            options={[
              { value: all, label: t('author.reader.all') },
              ...tipos.map((value) => ({ value, label: t(`work.tipo.${value}`) })),
            ]}
          />
        </Field>
      </div>
      {failure && <FailureNotice failure={failure} hasExamples={found !== undefined} className="mt-6" />}
      {found && <Results found={found} page={page} onPage={setPage} />}
      {!found && !failure && <Skeleton lines={8} className="mt-6 h-4" />}
    </Dialog>
  );
}

function Results({ found, page, onPage }: { found: CataloguePage; page: number; onPage: (page: number) => void }) {
  const t = useMessages();
  if (found.publications.length === 0) return <EmptyState className="mt-6" title={t('author.reader.noResults')} />;
  return (
    <>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {found.publications.map((work) => (
          <li key={work.id} className="flex flex-col gap-1 py-4">
            <h3 lang={work.idioma} className="text-base">
              <Link
                to={workPage(work.id)}
                className="link-alone text-ink no-underline hover:text-accent hover:underline"
              >
                {work.titulo}
              </Link>
            </h3>
            <WorkLine tipo={work.tipo} aviso={work.aviso} autor={work.autor} fecha={work.fechaPublicacion} />
            <p lang={work.idioma} className="line-clamp-2 text-sm">
              {work.resumen}
            </p>
          </li>
        ))}
      </ul>
      {found.totalPages > 1 && (
        <Pagination
          label={t('author.reader.pages')}
          pageLabel={t('author.management.page', { page })}
          previousLabel={t('author.management.previous')}
          nextLabel={t('author.management.next')}
          page={page}
          hasNext={page < found.totalPages}
          onPage={onPage}
          className="mt-4"
        />
      )}
    </>
  );
}
