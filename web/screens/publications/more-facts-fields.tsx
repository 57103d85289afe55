import { Languages } from 'lucide-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Publication } from '#contract/entities/publication.ts';
import { longest } from '#contract/limits.ts';
import { tipos } from '#contract/vocabulary.ts';
import { licences } from '#web/features/publications/licences.ts';
import { useLanguageNames } from '#web/features/publications/text-in-languages.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { LanguageField } from './language-field.tsx';
import { type EditedFacts, otherLanguage } from './more-facts.ts';
import { PagesField } from './work-form-parts.tsx';

type Props<Sent> = { work: Publication; form: UseFormReturn<EditedFacts, unknown, Sent> };

/** What a draft says of itself beside its first facts: type, language, pages, licence, and its title and summary in another language. */
export function MoreFactsFields<Sent>({ work, form }: Props<Sent>) {
  const t = useMessages();
  const nameOf = useLanguageNames();
  const { register, watch, formState } = form;
  const { errors } = formState;
  const [idioma, tituloTraducido, resumenTraducido] = watch(['idioma', 'tituloTraducido', 'resumenTraducido']);
  const [asked, setAsked] = useState(false);
  const other = otherLanguage(idioma);
  const language = nameOf(other);
  const isListed = licences.some(({ value }) => value === work.licencia);
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={t('author.form.tipo')} error={errors.tipo?.message}>
          <Select {...register('tipo')} options={tipos.map((value) => ({ value, label: t(`work.tipo.${value}`) }))} />
        </Field>
        <LanguageField field={register('idioma')} error={errors.idioma} own={work.idioma} />
        <PagesField field={register('paginas')} error={errors.paginas} />
        <Field label={t('author.form.licencia')} error={errors.licencia?.message}>
          <Select
            {...register('licencia')}
            options={[
              ...(work.licencia === null ? [{ value: '', label: t('author.form.licencia.none') }] : []),
              ...licences,
              ...(work.licencia && !isListed ? [{ value: work.licencia, label: work.licencia }] : []),
            ]}
          />
        </Field>
      </div>
      {asked || tituloTraducido || resumenTraducido ? (
        <>
          <Field label={t('author.form.translated.titulo', { language })} optional={t('author.form.optional')}>
            <Input lang={other} maxLength={longest.title} {...register('tituloTraducido')} />
          </Field>
          <Field label={t('author.form.translated.resumen', { language })} optional={t('author.form.optional')}>
            <Textarea lang={other} rows={6} maxLength={longest.summary} {...register('resumenTraducido')} />
          </Field>
        </>
      ) : (
        <div>
          <Button size="small" icon={<Languages aria-hidden />} onClick={() => setAsked(true)}>
            {t('author.form.translated.add', { language })}
          </Button>
        </div>
      )}
    </>
  );
}
