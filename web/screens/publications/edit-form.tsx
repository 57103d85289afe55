import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import type { Publication } from '#contract/entities/publication.ts';
import { useAct } from '#web/data/queries.ts';
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
import { isPlain } from './plain-manuscript.ts';
import { workFields } from './work-fields.ts';

const schemaIn = (t: Translate) =>
  z.object({
    ...workFields(t),
    categoria: z
      .string()
      .trim()
      .min(1, { error: t('author.form.categoria.required') })
      .max(120, { error: t('author.form.long', { max: 120 }) }),
    contenido: z.string().max(2_000_000, { error: t('author.form.long', { max: 2_000_000 }) }),
  });

/** What is typed, before it is checked. */
const typedSchema = z.object({
  titulo: z.string(),
  resumen: z.string(),
  categoria: z.string(),
  palabrasClave: z.string(),
  contenido: z.string(),
});

/** The wire's names and the form's. */
const fields = {
  titulo: 'titulo',
  resumen: 'resumen',
  palabrasClave: 'palabrasClave',
  categoria: 'categoria',
  'metadatos.categoria': 'categoria',
  contenido: 'contenido',
} as const;

const stale = ['getPublication', 'myPublications', 'listPublications'] as const;

/** The form of a draft: its facts, and its text where that is plain. */
export function EditForm({ work }: { work: Publication }) {
  const t = useMessages();
  const navigate = useNavigate();
  const update = useAct('updatePublication', stale);
  const save = useAct('saveContent', stale);
  const form = useForm({
    resolver: zodResolver(schemaIn(t)),
    defaultValues: {
      titulo: work.titulo,
      resumen: work.resumen,
      categoria: work.categoria ?? '',
      palabrasClave: work.palabrasClave.join(', '),
      contenido: work.contenido,
    },
  });
  const { register, handleSubmit, setError, resetField, formState } = form;
  const { errors, isDirty, dirtyFields, isSubmitting } = formState;
  // Under the text it was begun from: what a co-author has saved since is not written over.
  const draft = `edicion.${work.id}.${work.fechaActualizacion}`;
  const { restored, forget, startAnew } = useKeptForm(form, draft, typedSchema);
  const { question, release } = useUnsavedChanges(isDirty, forget);
  const params = { id: work.id };

  const submit = handleSubmit(async ({ categoria, contenido, ...changes }) => {
    try {
      if (dirtyFields.contenido) {
        await save.mutateAsync({ params, body: { contenido } });
        resetField('contenido', { defaultValue: contenido });
      }
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
      <ContentSection
        work={work}
        plain={isPlain(work.documento)}
        field={register('contenido')}
        error={errors.contenido?.message}
      />
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
