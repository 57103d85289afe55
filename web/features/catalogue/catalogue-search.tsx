import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { longest } from '#contract/limits.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { type CatalogueAddress, writeAddress } from './address.ts';
import { AddressFields } from './address-fields.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestionBox } from './use-suggestion-box.ts';

/** The words to look for, guessed at as in the header. A plain form: it works before scripts have loaded, and without. */
export function CatalogueSearch({ address }: { address: CatalogueAddress }) {
  const t = useMessages();
  const navigate = useNavigate();
  const { type, input, list, send } = useSuggestionBox();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('q');
    const typed = typeof words === 'string' ? words.trim() : '';
    void navigate(send() ?? writeAddress({ ...address, q: typed, pagina: 1 }));
  };
  return (
    <search className="block">
      <form key={address.q} action="/catalogo" onSubmit={submit} className="flex flex-wrap items-end gap-2 sm:gap-3">
        <AddressFields address={address} without={['q']} />
        <div className="relative min-w-0 grow basis-52 sm:basis-72">
          <Field label={t('catalogue.search.label')}>
            <Input
              type="search"
              name="q"
              defaultValue={address.q}
              placeholder={t('catalogue.search.placeholder')}
              maxLength={longest.search}
              enterKeyHint="search"
              onChange={(event) => type(event.currentTarget.value)}
              {...input}
            />
          </Field>
          {list && <SuggestionList {...list} />}
        </div>
        <Button type="submit" variant="primary">
          {t('catalogue.search.submit')}
        </Button>
      </form>
    </search>
  );
}
