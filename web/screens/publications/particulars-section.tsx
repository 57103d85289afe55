import type { UseFormReturn } from 'react-hook-form';
import { longest } from '#contract/limits.ts';
import { particularWords } from '#contract/particular-words.ts';
import { bookFormats, degrees, type ParticularField, particularFields } from '#contract/particulars.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import type { EditedFacts } from './more-facts.ts';
import { isPeopleField, type LineField } from './typed-particulars.ts';

type Form<Sent> = UseFormReturn<EditedFacts, unknown, Sent>;

/** What a book, a thesis or a report says of itself, as its type is chosen; nothing of an article. */
export function ParticularsSection<Sent>({ form }: { form: Form<Sent> }) {
  const t = useMessages();
  const tipo = form.watch('tipo');
  if (tipo === 'ARTICULO') return null;
  return (
    <Section id="ficha" title={t(`particulars.title.${tipo}`)} intro={t('particulars.intro')}>
      <div className="grid max-w-form gap-6 sm:grid-cols-2">
        {particularFields[tipo].map((field) =>
          field === 'isbn' ? <Isbns key={field} form={form} /> : <Particular key={field} field={field} form={form} />,
        )}
        {tipo === 'TESIS' && (
          <Field
            label={t('particulars.embargo')}
            hint={t('particulars.hint.embargo')}
            error={form.formState.errors.embargo?.message}
            optional={t('author.form.optional')}
          >
            <Input type="date" {...form.register('embargo')} />
          </Field>
        )}
      </div>
    </Section>
  );
}

/** An ISBN for each format, as readers buy and cite them. */
function Isbns<Sent>({ form: { register, formState } }: { form: Form<Sent> }) {
  const t = useMessages();
  const { formats } = particularWords(useLanguage());
  const errors = formState.errors.ficha?.isbn;
  return (
    <fieldset className="grid min-w-0 gap-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-2 text-sm font-semibold">ISBN</legend>
      <p className="text-sm text-muted sm:col-span-2">{t('particulars.hint.isbn')}</p>
      {bookFormats.map((format) => (
        <Field key={format} label={`ISBN (${formats[format]})`} error={errors?.[format]?.message}>
          <Input maxLength={longest.isbn} {...register(`ficha.isbn.${format}`)} />
        </Field>
      ))}
    </fieldset>
  );
}

function Particular<Sent>({ field, form }: { field: Exclude<ParticularField, 'isbn'>; form: Form<Sent> }) {
  const t = useMessages();
  const { fields, leadsTo } = particularWords(useLanguage());
  const { register, formState } = form;
  const name = `ficha.${field}` as const;
  const hint = hints[field];
  const said = {
    label: fields[field],
    hint: hint && t(hint),
    error: formState.errors.ficha?.[field]?.message,
    optional: t('author.form.optional'),
  };
  if (isPeopleField(field))
    return (
      <Field {...said} className="sm:col-span-2">
        <Textarea rows={3} {...register(name)} />
      </Field>
    );
  if (field === 'grado')
    return (
      <Field {...said}>
        <Select
          {...register(name)}
          placeholder={t('particulars.choose')}
          options={degrees.map((value) => ({ value, label: leadsTo[value] }))}
        />
      </Field>
    );
  if (field === 'fechaDefensa')
    return (
      <Field {...said}>
        <Input type="date" {...register(name)} />
      </Field>
    );
  const maxLength = mostLetters[field];
  return (
    <Field {...said}>
      <Input maxLength={maxLength} {...register(name)} />
    </Field>
  );
}

const hints: Partial<Record<ParticularField, MessageKey>> = {
  editores: 'particulars.hint.editores',
  edicion: 'particulars.hint.edicion',
  depositoLegal: 'particulars.hint.depositoLegal',
  directores: 'particulars.hint.directores',
  tribunal: 'particulars.hint.tribunal',
  institucion: 'particulars.hint.institucion',
  comitente: 'particulars.hint.comitente',
};
/** Of what is written in one line. */
const mostLetters: Record<Exclude<LineField, 'grado' | 'fechaDefensa'>, number> = {
  depositoLegal: longest.grant,
  edicion: longest.shortName,
  coleccion: longest.title,
  numeroColeccion: longest.issueNumber,
  lugar: longest.name,
  programa: longest.institution,
  institucion: longest.institution,
  serie: longest.title,
  numeroInforme: longest.articleNumber,
  comitente: longest.institution,
};
