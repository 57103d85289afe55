import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { toast } from 'react-hot-toast';
import { Link } from 'react-router';
import type { Facets } from '#contract/entities/publication.ts';
import { longest } from '#contract/limits.ts';
import type { SearchFrequency } from '#contract/vocabulary.ts';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import type { Translate } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { addressSearch, type CatalogueAddress, filters } from './address.ts';
import { facetsQuery } from './catalogue-query.ts';
import { filterWords } from './chosen-filters.tsx';
import { FrequencyChoice } from './frequency-choice.tsx';
import { UnconfirmedNotice, useUnconfirmed } from './unconfirmed-notice.tsx';

/** What a search asks for, in words: '«agua» · Libros · Año: 2024'. */
export function searchWords(t: Translate, address: CatalogueAddress, facets?: Facets): string {
  const { q, tipo } = address;
  const parts = [
    q && `«${q}»`,
    tipo && t(`catalogue.filter.${tipo}`),
    ...filters.flatMap((filter) => address[filter].map((value) => filterWords(t, filter, value, facets))),
  ];
  return parts.filter(Boolean).join(' · ') || t('searches.whole');
}

/** A name for the search that is shown, and how often what is new in it is mailed. */
export function SaveSearchDialog({ address, onClose }: { address: CatalogueAddress; onClose: () => void }) {
  const t = useMessages();
  const formId = useId();
  // At hand beside the works, with the names of journals.
  const { data: facets } = useQuery({ ...facetsQuery(useClient(), address), enabled: false });
  const words = searchWords(t, address, facets);
  const [name, setName] = useState(words.slice(0, longest.searchName));
  const [frequency, setFrequency] = useState<SearchFrequency>('SEMANAL');
  const [error, setError] = useState('');
  const unconfirmed = useUnconfirmed();
  const keep = useAct('saveSearch', ['listSavedSearches']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const nombre = name.trim();
    if (!nombre) return setError(t('searches.name.required'));
    const { orden: _, pagina: __, ...consulta } = address;
    keep.mutate(
      { body: { nombre, consulta: addressSearch(consulta), frecuencia: frequency } },
      {
        onSuccess: () => {
          toast.success(t(unconfirmed ? 'searches.kept.unconfirmed' : 'searches.kept', { name: nombre }));
          onClose();
        },
        onError: (failure) => setError(messageOf(failure, t('searches.failed'))),
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('searches.keep.title')}
      description={words}
      closeLabel={t('common.close')}
      size="narrow"
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={keep.isPending}>
            {t('searches.keep.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={t('searches.name')} error={error} required>
          <Input
            data-first-focus
            maxLength={longest.searchName}
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setError('');
            }}
          />
        </Field>
        <FrequencyChoice value={frequency} onChange={setFrequency} />
        <UnconfirmedNotice />
        <p className="text-sm text-muted">
          {t('searches.keep.about')}{' '}
          <Link to="/configuracion#busquedas" className="link">
            {t('searches.manage')}
          </Link>
        </p>
      </form>
    </Dialog>
  );
}
