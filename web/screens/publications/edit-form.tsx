import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import type { Publication } from '#contract/entities/publication.ts';
import { useAct } from '#web/data/queries.ts';
import type { TextHandle } from '#web/features/editor/manuscript-editor.tsx';
import { DraftNotice } from '#web/features/forms/draft-notice.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useKeptForm } from '#web/features/forms/use-kept-form.ts';
import { failureText } from '#web/features/publication/failure-text.ts';
import { useUnsavedChanges } from '#web/features/publication/use-unsaved-changes.tsx';
import type { Translate } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { ContentSection } from './content-section.tsx';
import { workFields } from './work-fields.ts';

const schemaIn = (t: Translate) =>
  z.object({
    ...workFields(t),
    categoria: z
      .string()
      .trim()
      .min(1, { error: t('author.form.categoria.required') })
      .max(120, { error: t('author.form.long', { max: 120 }) }),
  });

/** What is typed, before it is checked. */
const typedSchema = z.object({
  titulo: z.string(),
  resumen: z.string(),
  categoria: z.string(),
  palabrasClave: z.string(),
});

/** The wire's names and the form's. */
const fields = {
  titulo: 'titulo',
  resumen: 'resumen',
  palabrasClave: 'palabrasClave',
  categoria: 'categoria',
  'metadatos.categoria': 'categoria',
} as const;

const stale = ['getPublication', 'myPublications', 'listPublications'] as const;

/** The form of a draft: its facts, sent when asked to, and its text, which saves itself. */
export function EditForm({ work }: { work: Publication }) {
  const t = useMessages();
  const navigate = useNavigate();
  const update = useAct('updatePublication', stale);
  const text = useRef<TextHandle | null>(null);
  const form = useForm({
    resolver: zodResolver(schemaIn(t)),
    defaultValues: {
      titulo: work.titulo,
      resumen: work.resumen,
      categoria: work.categoria ?? '',
      palabrasClave: work.palabrasClave.join(', '),
    },
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  // Under the facts it was begun from: what a co-author has changed of them since is not written over. The work's date is
  // none of these: it moves with each save of the text.
  const draft = useState(() => `edicion.${work.id}.${factsMark(work)}`)[0];
  const { restored, forget, startAnew } = useKeptForm(form, draft, typedSchema);
  const { question, release } = useUnsavedChanges(isDirty, forget);
  const params = { id: work.id };

  const submit = handleSubmit(async ({ categoria, ...changes }) => {
    if (text.current && !(await text.current.save())) return setError('root', { message: t('editing.unsent') });
    try {
      await update.mutateAsync({ params, body: { ...changes, metadatos: { categoria } } });
      release();
      forget();
      toast.success(t('author.edit.done'));
      await navigate('/dashboard');
    } catch (error) {
      if (showFieldErrors(error, setError, fields)) return;
      setError('root', { message: failureText(t('author.update.failed'), error) });
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-12">
      <div className="flex max-w-form flex-col gap-6">
        {restored && <DraftNotice onStartAnew={startAnew} />}
        <Field label={t('author.form.titulo')} error={errors.titulo?.message} required>
          <Input {...register('titulo')} />
        </Field>
        <Field label={t('author.form.resumen')} error={errors.resumen?.message} required>
          <Textarea rows={6} {...register('resumen')} />
        </Field>
        <Field label={t('author.form.categoria')} error={errors.categoria?.message} required>
          <Input {...register('categoria')} />
        </Field>
        <Field
          label={t('author.form.palabrasClave')}
          hint={t('author.form.palabrasClave.hint')}
          error={errors.palabrasClave?.message}
          required
        >
          <Input {...register('palabrasClave')} />
        </Field>
      </div>
      <ContentSection work={work} handle={text} />
      <div className="flex flex-col gap-6 border-t border-line pt-6">
        {errors.root && (
          <Notice tone="error" live>
            {errors.root.message}
          </Notice>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {isSubmitting ? t('author.edit.submitting') : t('author.edit.submit')}
          </Button>
          <Button asChild>
            <Link to="/dashboard">{t('common.cancel')}</Link>
          </Button>
        </div>
      </div>
      {question}
    </form>
  );
}

/** Tells the facts of one moment from those of another (FNV-1a): short, as the name of what a browser keeps. */
function factsMark({ titulo, resumen, categoria, palabrasClave }: Publication): string {
  let mark = 0x811c9dc5;
  for (const character of JSON.stringify([titulo, resumen, categoria, palabrasClave]))
    mark = Math.imul(mark ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(36);
}
