import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { tipo } from '#contract/entities/publication.ts';
import { tipos } from '#contract/vocabulary.ts';
import { useAct } from '#web/data/queries.ts';
import { DraftNotice } from '#web/features/forms/draft-notice.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useKeptForm } from '#web/features/forms/use-kept-form.ts';
import { failureText } from '#web/features/publication/failure-text.ts';
import { useUnsavedChanges } from '#web/features/publication/use-unsaved-changes.tsx';
import type { MessageKey, Translate } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { provisionalDoi } from './provisional-doi.ts';
import { workFields } from './work-fields.ts';

export const title = 'author.new.title' satisfies MessageKey;

const schemaIn = (t: Translate) =>
  z.object({
    ...workFields(t),
    tipo,
    /** Nothing is 0 (spec 000 §5). */
    paginas: z
      .string()
      .trim()
      .regex(/^\d*$/, { error: t('author.form.paginas.invalid') })
      .transform(Number)
      .pipe(z.number().max(100_000, { error: t('author.form.paginas.invalid') })),
  });

/** What is typed, before it is checked. */
const typedSchema = z.object({
  titulo: z.string(),
  resumen: z.string(),
  palabrasClave: z.string(),
  tipo,
  paginas: z.string(),
});
const nothing: z.infer<typeof typedSchema> = {
  titulo: '',
  resumen: '',
  palabrasClave: '',
  tipo: 'ARTICULO',
  paginas: '',
};

/** The wire's names and the form's. */
const fields = {
  titulo: 'titulo',
  resumen: 'resumen',
  palabrasClave: 'palabrasClave',
  tipo: 'tipo',
  'metadatos.pages': 'paginas',
} as const;

/** 'Nueva Publicación' (spec 000 §2.9): a new draft; its text is written in the edit screen. */
export function Screen() {
  const t = useMessages();
  const navigate = useNavigate();
  const create = useAct('createPublication', ['myPublications', 'listPublications']);
  const form = useForm({ resolver: zodResolver(schemaIn(t)), defaultValues: nothing });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isDirty } = formState;
  const { restored, forget, startAnew } = useKeptForm(form, 'nueva-publicacion', typedSchema);
  const { question, release } = useUnsavedChanges(isDirty, forget);

  const submit = handleSubmit(async ({ paginas, ...work }) => {
    const body = { ...work, metadatos: { doi: provisionalDoi(), pages: paginas }, coautoresIds: [] };
    try {
      await create.mutateAsync({ body });
      release();
      forget();
      toast.success(t('author.new.done'));
      await navigate('/dashboard');
    } catch (error) {
      if (showFieldErrors(error, setError, fields)) return;
      setError('root', { message: failureText(t('author.new.failed'), error) });
    }
  });

  return (
    <>
      <PageHeader
        title={t('author.new.title')}
        intro={t('author.new.lead')}
        back={<Link to="/dashboard">{t('author.toDashboard')}</Link>}
      />
      <form noValidate onSubmit={submit} className="flex max-w-form flex-col gap-6">
        {restored && <DraftNotice onStartAnew={startAnew} />}
        {errors.root && (
          <Notice tone="error" live>
            {errors.root.message}
          </Notice>
        )}
        <Field label={t('author.form.titulo')} error={errors.titulo?.message} required>
          <Input {...register('titulo')} />
        </Field>
        <Field label={t('author.form.resumen')} error={errors.resumen?.message} required>
          <Textarea rows={6} {...register('resumen')} />
        </Field>
        <Field
          label={t('author.form.palabrasClave')}
          hint={t('author.form.palabrasClave.hint')}
          error={errors.palabrasClave?.message}
          required
        >
          <Input {...register('palabrasClave')} />
        </Field>
        <div className="grid gap-6 sm:grid-cols-2">
          <Field label={t('author.form.tipo')} error={errors.tipo?.message}>
            <Select {...register('tipo')} options={tipos.map((value) => ({ value, label: t(`work.tipo.${value}`) }))} />
          </Field>
          <Field label={t('author.form.paginas')} optional={t('author.form.optional')} error={errors.paginas?.message}>
            <Input type="number" inputMode="numeric" min={0} max={100_000} {...register('paginas')} />
          </Field>
        </div>
        <div className="flex flex-wrap gap-2 border-t border-line pt-6">
          <Button type="submit" variant="primary" busy={formState.isSubmitting}>
            {formState.isSubmitting ? t('author.new.submitting') : t('author.new.submit')}
          </Button>
          <Button asChild>
            <Link to="/dashboard">{t('common.cancel')}</Link>
          </Button>
        </div>
      </form>
      {question}
    </>
  );
}
