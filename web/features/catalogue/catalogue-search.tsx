import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { catalogueSorts, tipos } from '#contract/vocabulary.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Select } from '#web/ui/Select.tsx';
import { type CatalogueAddress, readAddress, writeAddress } from './address.ts';

/** The search form and the filters. A plain form and plain links: they work before scripts have loaded, and without. */
export function CatalogueSearch({ address }: { address: CatalogueAddress }) {
  const t = useMessages();
  const navigate = useNavigate();
  const go = (form: HTMLFormElement) => {
    const entries = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    navigate(writeAddress({ ...readAddress(new URLSearchParams(entries)), pagina: 1 }));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(event.currentTarget);
  };
  // Relevance says something only where words are sought; without them it is the newest first.
  const sorts = catalogueSorts.filter((sort) => sort !== 'relevancia' || address.q !== '');
  const sort = address.q === '' && address.orden === 'relevancia' ? 'recientes' : address.orden;
  return (
    <search className="block">
      <form
        key={`${address.q} ${address.orden}`}
        action="/catalogo"
        onSubmit={submit}
        className="flex flex-wrap items-end gap-3"
      >
        {address.tipo && <input type="hidden" name="tipo" value={address.tipo} />}
        <Field label={t('catalogue.search.label')} className="min-w-0 grow basis-72">
          <Input
            type="search"
            name="q"
            defaultValue={address.q}
            placeholder={t('catalogue.search.placeholder')}
            maxLength={300}
            enterKeyHint="search"
          />
        </Field>
        <Field label={t('catalogue.sort.label')} className="grow basis-44 sm:grow-0">
          <Select
            name="orden"
            defaultValue={sort}
            onChange={(event) => event.currentTarget.form && go(event.currentTarget.form)}
            options={sorts.map((value) => ({ value, label: t(`catalogue.sort.${value}`) }))}
          />
        </Field>
        <Button type="submit" variant="primary" className="grow sm:grow-0">
          {t('catalogue.search.submit')}
        </Button>
      </form>
      <nav
        aria-label={t('catalogue.filter.label')}
        className="mt-5 flex flex-wrap gap-x-5 gap-y-1 border-b border-line"
      >
        {[undefined, ...tipos].map((tipo) => (
          <Link
            key={tipo ?? 'TODOS'}
            to={writeAddress({ ...address, tipo, pagina: 1 })}
            aria-current={tipo === address.tipo ? 'page' : undefined}
            className={classes(
              '-mb-px border-b-2 py-2 text-sm font-semibold no-underline',
              tipo === address.tipo ? 'border-accent text-accent' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {t(`catalogue.filter.${tipo ?? 'TODOS'}`)}
          </Link>
        ))}
      </nav>
    </search>
  );
}
