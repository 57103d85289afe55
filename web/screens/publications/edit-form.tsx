import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { Publication } from '#contract/entities/publication.ts';
import { longest } from '#contract/limits.ts';
import { useAct } from '#web/data/queries.ts';
import type { TextHandle } from '#web/features/editor/manuscript-editor.tsx';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { DraftNotice } from '#web/features/forms/draft-notice.tsx';
import { shortMark } from '#web/features/forms/short-mark.ts';
import { useFormResolver } from '#web/features/forms/use-form-resolver.ts';
import type { AuthorsHandle } from '#web/features/publications/byline/byline-editor.tsx';
import { BylineSection } from '#web/features/publications/byline/byline-section.tsx';
import { FilesSection } from '#web/features/publications/files/files-section.tsx';
import { useUnderWay } from '#web/features/publications/files/under-way.ts';
import { RightsSection } from '#web/features/publications/rights/rights-section.tsx';
import type { Translate } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SectionIndex } from '#web/ui/SectionIndex.tsx';
import { ContentSection } from './content-section.tsx';
import { DeclarationsSection } from './declarations-section.tsx';
import { JournalFields, useChoices } from './journal-fields.tsx';
import {
  type EditedFacts,
  factsChanged,
  moreFactsChanged,
  moreFactsIn,
  moreFactsOf,
  moreFactsTyped,
} from './more-facts.ts';
import { MoreFactsFields } from './more-facts-fields.tsx';
import { ParticularsSection } from './particulars-section.tsx';
import { checkParticulars, type TypedParticulars, typedParticulars } from './typed-particulars.ts';
import { useWorkForm } from './use-work-form.ts';
import { workFields } from './work-fields.ts';
import { FormButtons, KeywordsField, SummaryField, TitleField } from './work-form-parts.tsx';

const schemaIn = (t: Translate) =>
  z
    .object({
      ...workFields(t),
      categoria: z
        .string()
        .trim()
        .min(1, { error: t('author.form.categoria.required') })
        .max(longest.category, { error: t('author.form.long', { max: longest.category }) }),
      ...moreFactsIn(t),
    })
    .superRefine(checkParticulars);

/** What is typed, before it is checked. */
const typedIn = (work: Publication) =>
  z.object({
    titulo: z.string(),
    resumen: z.string(),
    categoria: z.string(),
    palabrasClave: z.string(),
    ...moreFactsTyped(work),
  });

/** Each of its own, so that a refusal stands beside it. */
const particularNames = Object.fromEntries(
  Object.keys(typedParticulars.shape).map((field) => [`ficha.${field}`, `ficha.${field}`]),
) as Record<string, `ficha.${keyof TypedParticulars}`>;

/** The wire's names and the form's. */
const fields = {
  titulo: 'titulo',
  resumen: 'resumen',
  palabrasClave: 'palabrasClave',
  categoria: 'categoria',
  'metadatos.categoria': 'categoria',
  tipo: 'tipo',
  idioma: 'idioma',
  licencia: 'licencia',
  'metadatos.pages': 'paginas',
  revistaId: 'revistaId',
  seccionId: 'seccionId',
  embargo: 'embargo',
  'embargo.hasta': 'embargo',
  ...particularNames,
} as const;

const stale = ['getPublication', 'myPublications', 'listPublications'] as const;

/** The form of a draft: its text first, which saves itself, then its facts, sent when asked to. */
export function EditForm({ work }: { work: Publication }) {
  const t = useMessages();
  const update = useAct('updatePublication', stale);
  const text = useRef<TextHandle | null>(null);
  const authors = useRef<AuthorsHandle | null>(null);
  /** What was typed began from it: the work that is asked for anew meanwhile may be a co-author's. */
  const opened = useRef(work);
  const form = useForm<EditedFacts, unknown, z.output<ReturnType<typeof schemaIn>>>({
    resolver: useFormResolver(schemaIn),
    defaultValues: {
      titulo: work.titulo,
      resumen: work.resumen,
      categoria: work.categoria ?? '',
      palabrasClave: work.palabrasClave.join(', '),
      ...moreFactsOf(work),
    },
  });
  const { register, formState, watch, setValue } = form;
  const { errors, isSubmitting } = formState;
  const [revistaId, seccionId] = watch(['revistaId', 'seccionId']);
  const choices = useChoices({ revistaId, seccionId }, work);
  const isUnsent = work.ronda === 1 && !work.devuelta;
  // Under the facts it was begun from: what a co-author has changed of them since is not written over. The work's date is
  // none of these: it moves with each save of the text.
  const draft = useState(() => `edicion.${work.id}.${factsMark(work)}`)[0];
  const typed = useState(() => typedIn(work))[0];
  const isSending = useUnderWay();
  const params = { id: work.id };

  const { submit, restored, keeping, startAnew, question } = useWorkForm(form, {
    draft,
    typed,
    fields,
    send: async ({ titulo, resumen, palabrasClave, categoria, ...more }) => {
      if (isSending) return t('files.unsent');
      if (text.current && !(await text.current.save())) return t('editing.unsent');
      if (authors.current && !(await authors.current.save())) return t('byline.unsent');
      const { metadatos, ...changes } = moreFactsChanged(opened.current, more);
      const body = {
        ...factsChanged(opened.current, { titulo, resumen, palabrasClave }),
        ...changes,
        metadatos: { ...(categoria !== opened.current.categoria && { categoria }), ...metadatos },
      };
      opened.current = await update.mutateAsync({ params, body });
      return undefined;
    },
    done: t('author.edit.done'),
    failed: t('author.update.failed'),
  });

  return (
    <SectionIndex label={t('navigation.onThisPage')} faultLabel={t('navigation.faulty')}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-12">
        <div className="flex max-w-reading flex-col gap-6">
          {restored && <DraftNotice onStartAnew={startAnew} />}
          <TitleField field={register('titulo')} error={errors.titulo} />
        </div>
        <ContentSection work={work} handle={text} />
        <div className="flex max-w-form flex-col gap-6">
          <SummaryField field={register('resumen')} error={errors.resumen} />
          <Field label={t('author.form.categoria')} error={errors.categoria?.message} required>
            <Input maxLength={longest.category} {...register('categoria')} />
          </Field>
          <KeywordsField field={register('palabrasClave')} error={errors.palabrasClave} />
          {/* What was sent stays in its journal: its editors run it. */}
          {isUnsent && (
            <JournalFields
              choices={choices}
              journalField={register('revistaId', { onChange: () => setValue('seccionId', '') })}
              sectionField={register('seccionId')}
              seccionId={seccionId}
              errors={errors}
              before={work}
            />
          )}
          <MoreFactsFields work={work} form={form} />
          <DraftLine keeping={keeping} />
        </div>
        <BylineSection work={work} handle={authors} />
        <ParticularsSection form={form} />
        <DeclarationsSection work={work} form={form} />
        <RightsSection work={work} />
        <FilesSection id={work.id} />
        <div className="flex flex-col gap-6 border-t border-line pt-6">
          {errors.root && (
            <Notice tone="error" live>
              {errors.root.message}
            </Notice>
          )}
          <FormButtons busy={isSubmitting} send={t('author.edit.submit')} sending={t('author.edit.submitting')} />
        </div>
        {question}
      </form>
    </SectionIndex>
  );
}

/** Tells the facts of one moment from those of another: short, as the name of what is kept. */
const factsMark = ({ titulo, resumen, categoria, palabrasClave, declaraciones, ficha }: Publication): string =>
  shortMark(
    JSON.stringify([titulo, resumen, categoria, palabrasClave, ...[declaraciones, ficha].filter((each) => each)]),
  );
