import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Load } from '#contract/entities/load.ts';
import { fieldWords } from '#contract/load-words.ts';
import { isSaidTwice, type LoadField, loadFields } from '#contract/loads.ts';
import { tipos } from '#contract/vocabulary.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { licences } from '#web/features/publications/licences.ts';
import { languageName } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Table } from '#web/ui/Table.tsx';
import { isBusy } from './is-busy.ts';

const languages = ['es', 'en', 'pt', 'fr', 'ca', 'gl', 'eu', 'it', 'de', 'la'] as const;
const needed = ['titulo', 'autores', 'fecha'] as const;
const signs = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;
const signOf = (separator: string | null) => Object.entries(signs).find(([sign]) => sign === separator)?.[1];

/** What each column says, as far as it could be guessed or is remembered; what is taken where a line says nothing; and the check. */
export function LoadCheckForm({ load }: { load: Load }) {
  const t = useMessages();
  const language = useLanguage();
  const [columns, setColumns] = useState(load.columnas);
  const [byDefault, setByDefault] = useState(load.porDefecto);
  const check = useAct('checkLoad', ['getLoad', 'loadLines']);
  const wanting = load.clase === 'CSV' ? needed.filter((field) => !columns.includes(field)) : [];
  const isTwice = isSaidTwice(columns);
  const change = (at: number, value: string) =>
    setColumns(
      columns.map((each, place) => (place === at ? (loadFields.find((field) => field === value) ?? null) : each)),
    );
  const send = () =>
    check.mutate(
      { params: { id: load.id }, body: { columnas: columns, porDefecto: byDefault } },
      { onError: (error) => toast.error(failureText(t('loads.checkFailed'), error)) },
    );
  const sign = signOf(load.separador);
  const name = (field: LoadField) => fieldWords[field][language];
  return (
    <Section
      title={t(load.clase === 'CSV' ? 'loads.columns' : 'loads.defaults')}
      intro={sign && t('loads.read', { encoding: load.codificacion ?? '', separator: t(`users.file.sign.${sign}`) })}
    >
      <div className="flex flex-col items-start gap-6">
        {load.clase === 'CSV' && (
          <Table
            className="w-full max-w-4xl"
            caption={t('loads.columns')}
            hideCaption
            rows={load.cabeceras.map((heading, at) => ({ heading, at }))}
            rowKey={({ at }) => String(at)}
            columns={[
              {
                id: 'columna',
                header: t('loads.column'),
                heading: true,
                className: 'lg:w-56',
                cell: ({ heading }) => <span className="wrap-anywhere">{heading || t('loads.unnamed')}</span>,
              },
              {
                id: 'muestra',
                header: t('loads.sample'),
                cell: ({ at }) => (
                  <span className="line-clamp-2 text-sm text-muted wrap-anywhere">
                    {load.muestra.map((row) => row[at]).find(Boolean) ?? '–'}
                  </span>
                ),
              },
              {
                id: 'campo',
                header: t('loads.is'),
                className: 'lg:w-64',
                cell: ({ heading, at }) => (
                  <Select
                    aria-label={t('loads.isOf', { column: heading })}
                    value={columns[at] ?? ''}
                    placeholder={t('loads.unused')}
                    onChange={({ currentTarget }) => change(at, currentTarget.value)}
                    options={loadFields.map((field) => ({ value: field, label: name(field) }))}
                  />
                ),
              },
            ]}
          />
        )}
        {isTwice && <Notice tone="warning">{t('loads.twice')}</Notice>}
        {wanting.length > 0 && (
          <Notice tone="warning">{t('loads.wanting', { fields: wanting.map(name).join(', ') })}</Notice>
        )}
        <div className="grid w-full max-w-4xl gap-4 sm:grid-cols-3">
          <Field label={t('loads.default.language')}>
            <Select
              value={byDefault.idioma}
              onChange={({ currentTarget }) => setByDefault({ ...byDefault, idioma: currentTarget.value })}
              options={languages.map((each) => ({ value: each, label: languageName(each, language) }))}
            />
          </Field>
          <Field label={t('loads.default.type')}>
            <Select
              value={byDefault.tipo}
              onChange={({ currentTarget }) =>
                setByDefault({ ...byDefault, tipo: tipos.find((tipo) => tipo === currentTarget.value) ?? 'ARTICULO' })
              }
              options={tipos.map((tipo) => ({ value: tipo, label: t(`work.tipo.${tipo}`) }))}
            />
          </Field>
          <Field label={t('loads.default.licence')}>
            <Select
              value={byDefault.licencia ?? ''}
              placeholder={t('loads.default.noLicence')}
              onChange={({ currentTarget }) => setByDefault({ ...byDefault, licencia: currentTarget.value || null })}
              options={licences}
            />
          </Field>
        </div>
        <Button
          variant={load.comprobada ? 'secondary' : 'primary'}
          busy={check.isPending}
          disabled={isBusy(load) || isTwice || wanting.length > 0}
          onClick={send}
        >
          {t(load.cuentas.lineas > 0 ? 'loads.checkAgain' : 'loads.check')}
        </Button>
      </div>
    </Section>
  );
}
