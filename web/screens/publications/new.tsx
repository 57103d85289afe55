import { FolderInput } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type Publication, tipo } from '#contract/entities/publication.ts';
import { type Language, tipos } from '#contract/vocabulary.ts';
import { useAct } from '#web/data/queries.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { DraftNotice } from '#web/features/forms/draft-notice.tsx';
import { useFormResolver } from '#web/features/forms/use-form-resolver.ts';
import { MonthLine } from '#web/features/institutions/month-line.tsx';
import { begunDraft } from '#web/features/publications/begun-draft.ts';
import { useIdentity } from '#web/features/site/use-identity.ts';
import type { MessageKey, Translate } from '#web/messages/i18n.ts';
import { late } from '#web/messages/late.tsx';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { SectionIndex } from '#web/ui/SectionIndex.tsx';
import { Select } from '#web/ui/Select.tsx';
import { isUnchosen, JournalFields, useChoices } from './journal-fields.tsx';
import { LanguageField } from './language-field.tsx';
import { useWorkForm } from './use-work-form.ts';
import { pagesField, placeFields, workFields } from './work-fields.ts';
import { FormButtons, KeywordsField, PagesField, SummaryField, TitleField } from './work-form-parts.tsx';

export const title = 'author.new.title' satisfies MessageKey;

const PackageDialog = late(async () => (await import('#web/features/publications/package-dialog.tsx')).PackageDialog);

const schemaIn = (t: Translate) =>
  z.object({
    ...workFields(t),
    tipo,
    idioma: z.string(),
    paginas: pagesField(t),
    ...placeFields,
  });

/** What is typed, before it is checked; a work begins in the language of the screens. */
const typedIn = (language: Language) =>
  z.object({
    titulo: z.string(),
    resumen: z.string(),
    palabrasClave: z.string(),
    tipo,
    idioma: z.string().default(language),
    paginas: z.string(),
    revistaId: z.string().default(''),
    seccionId: z.string().default(''),
  });
const nothingIn = (language: Language): z.infer<ReturnType<typeof typedIn>> => ({
  titulo: '',
  resumen: '',
  palabrasClave: '',
  tipo: 'ARTICULO',
  idioma: language,
  paginas: '',
  revistaId: '',
  seccionId: '',
});

/** The wire's names and the form's. */
const fields = {
  titulo: 'titulo',
  resumen: 'resumen',
  palabrasClave: 'palabrasClave',
  tipo: 'tipo',
  idioma: 'idioma',
  'metadatos.pages': 'paginas',
  revistaId: 'revistaId',
  seccionId: 'seccionId',
} as const;

/** 'Nueva Publicación' (spec 000 §2.9): a new draft; its text is written in the edit screen. */
export function Screen() {
  const t = useMessages();
  const language = useLanguage();
  const typed = useMemo(() => typedIn(language), [language]);
  const { prefijoDoi } = useIdentity();
  const create = useAct('createPublication', ['myPublications', 'listPublications']);
  const made = useRef<Publication>(undefined);
  const form = useForm({ resolver: useFormResolver(schemaIn), defaultValues: nothingIn(language) });
  const { register, formState, watch, setError, setValue } = form;
  const { errors, isSubmitting } = formState;
  const [revistaId, seccionId] = watch(['revistaId', 'seccionId']);
  const choices = useChoices({ revistaId, seccionId });
  const asks = isUnchosen(choices, { revistaId, seccionId });
  const { submit, restored, startAnew, keeping, question } = useWorkForm(form, {
    draft: 'nueva-publicacion',
    typed,
    fields,
    send: async ({ paginas, revistaId: journal, seccionId: section, ...work }) => {
      const metadatos = { doi: provisionalDoi(choices.journal?.vigentes.prefijoDoi ?? prefijoDoi), pages: paginas };
      const place = { ...(journal && { revistaId: journal }), ...(section && { seccionId: section }) };
      made.current = await create.mutateAsync({ body: { ...work, ...place, metadatos, coautoresIds: [] } });
      return undefined;
    },
    missing: () => {
      if (asks) setError(asks, { message: t(`author.form.${asks}.required`) }, { shouldFocus: true });
      return asks !== undefined;
    },
    leaves: () => made.current && begunDraft(made.current),
    done: t('author.new.done'),
    failed: t('author.new.failed'),
  });

  return (
    <>
      <PageHeader title={t('author.new.title')} intro={t('author.new.lead')} actions={<BringPackage />} />
      <MonthLine />
      <SectionIndex label={t('navigation.onThisPage')} faultLabel={t('navigation.faulty')}>
        <form noValidate onSubmit={submit} className="flex max-w-form flex-col gap-6">
          {restored && <DraftNotice onStartAnew={startAnew} />}
          {errors.root && (
            <Notice tone="error" live>
              {errors.root.message}
            </Notice>
          )}
          <TitleField field={register('titulo')} error={errors.titulo} />
          <SummaryField field={register('resumen')} error={errors.resumen} />
          <KeywordsField field={register('palabrasClave')} error={errors.palabrasClave} />
          <JournalFields
            choices={choices}
            journalField={register('revistaId', { onChange: () => setValue('seccionId', '') })}
            sectionField={register('seccionId')}
            seccionId={seccionId}
            errors={errors}
          />
          <div className="grid gap-6 sm:grid-cols-2">
            <Field label={t('author.form.tipo')} error={errors.tipo?.message}>
              <Select
                {...register('tipo')}
                options={tipos.map((value) => ({ value, label: t(`work.tipo.${value}`) }))}
              />
            </Field>
            <LanguageField field={register('idioma')} error={errors.idioma} own={language} />
            <PagesField field={register('paginas')} error={errors.paginas} />
          </div>
          <DraftLine keeping={keeping} />
          <div className="border-t border-line pt-6">
            <FormButtons busy={isSubmitting} send={t('author.new.submit')} sending={t('author.new.submitting')} />
          </div>
        </form>
      </SectionIndex>
      {question}
    </>
  );
}

/** What lies with another journal comes along as its package. */
function BringPackage() {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<FolderInput aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('moving.package.open')}
      </Button>
      {isOpen && <PackageDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/**
 * A DOI for a new draft (spec 000 §5): the journal's prefix, 10.1000 at first, and a random whole number below 100000. The
 * server keeps it unique.
 */
const provisionalDoi = (prefijo: string): string => `${prefijo}/${Math.floor(Math.random() * 100_000)}`;
