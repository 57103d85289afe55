import { useNavigate } from 'react-router';
import { catalogueSorts } from '#contract/vocabulary.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { type CatalogueAddress, readAddress, writeAddress } from './address.ts';
import { AddressFields } from './address-fields.tsx';

/** The order of the works. Choosing one is enough; without scripts there is a button beside it. */
export function SortForm({ address }: { address: CatalogueAddress }) {
  const t = useMessages();
  const navigate = useNavigate();
  // Relevance says something only where words are sought; without them it is the newest first.
  const sorts = catalogueSorts.filter((sort) => sort !== 'relevancia' || address.q !== '');
  const sort = address.q === '' && address.orden === 'relevancia' ? 'recientes' : address.orden;
  const go = (orden: string) =>
    navigate(writeAddress({ ...address, orden: readAddress(new URLSearchParams({ orden })).orden, pagina: 1 }));
  return (
    <form key={sort} action="/catalogo" className="flex items-center gap-2">
      <AddressFields address={address} without={['orden']} />
      {/* On a telephone the order that is chosen says what it is: its label is heard, not shown. */}
      <Field
        label={t('catalogue.sort.label')}
        className="flex-row items-center max-sm:[&_label]:sr-only sm:[&_label]:shrink-0 [&_select]:w-40 sm:[&_select]:w-44"
      >
        <Select
          name="orden"
          defaultValue={sort}
          onChange={(event) => void go(event.currentTarget.value)}
          options={sorts.map((value) => ({ value, label: t(`catalogue.sort.${value}`) }))}
        />
      </Field>
      <span className="hidden noscript:block">
        <Button type="submit">{t('catalogue.sort.submit')}</Button>
      </span>
    </form>
  );
}
