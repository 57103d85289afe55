import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { User } from '#contract/entities/user.ts';
import { longest } from '#contract/limits.ts';
import { planNames } from '#contract/site-names.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useFormResolver } from '#web/features/forms/use-form-resolver.ts';
import { useTabCopy } from '#web/features/forms/use-tab-copy.ts';
import { useSiteFacts, useTextIn } from '#web/features/site/use-site-facts.ts';
import type { Translate } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { offeredPlans } from './plans.tsx';

const requestForm = (t: Translate) =>
  z.object({
    institucion: z.string().trim().min(1, t('institutions.request.institution.required')).max(longest.institution),
    plan: z.enum(planNames),
    nombre: z.string().trim().min(1, t('contact.form.name.required')).max(longest.name),
    email: z
      .string()
      .trim()
      .pipe(z.email(t('contact.form.email.invalid'))),
    mensaje: z.string().trim().max(longest.contactMessage),
  });
type RequestValues = z.infer<ReturnType<typeof requestForm>>;
const written = z.object({
  institucion: z.string(),
  plan: z.enum(planNames),
  nombre: z.string(),
  email: z.string(),
  mensaje: z.string(),
});
const fields = {
  institucion: 'institucion',
  plan: 'plan',
  nombre: 'nombre',
  email: 'email',
  mensaje: 'mensaje',
} as const;

/** Asks the administrators for a place. What was typed stays until it has arrived, also where the page is loaded again. */
export function InstitutionRequestForm() {
  const t = useMessages();
  const { user } = useSession();
  const [sent, setSent] = useState<RequestValues>();
  if (sent)
    return (
      <Notice tone="success" live title={t('institutions.request.sent.title')}>
        {t('institutions.request.sent.text', { name: sent.nombre, email: sent.email })}
      </Notice>
    );
  // The server's page knows nobody: who is logged in gets the form anew, with their name and address in it.
  return <Form key={user?.id} user={user} onSent={setSent} />;
}

function Form({ user, onSent }: { user: User | null; onSent: (values: RequestValues) => void }) {
  const t = useMessages();
  const said = useTextIn();
  const facts = useSiteFacts();
  const plans = facts ? offeredPlans(facts) : [];
  const send = useAct('requestInstitution');
  const resolver = useFormResolver(requestForm);
  const known = { nombre: user ? `${user.nombres} ${user.apellidos}`.trim() : '', email: user?.email ?? '' };
  const { kept, keep, forget } = useTabCopy(user ? `institucion.${user.id}` : 'institucion', written);
  const { register, handleSubmit, formState, setError, reset, subscribe } = useForm<RequestValues>({
    resolver,
    defaultValues: { ...known, institucion: user?.afiliacion ?? '', plan: plans[0] ?? 'basico', mensaje: '' },
  });
  // The page comes as the server rendered it, which does not know this tab.
  useEffect(() => {
    if (kept) reset(kept, { keepDefaultValues: true });
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [kept, keep, reset, subscribe]);
  const { errors } = formState;
  const submit = handleSubmit((values) =>
    send.mutate(
      { body: values },
      {
        onSuccess: () => {
          forget();
          onSent(values);
        },
        onError: (error) => showFieldErrors(error, setError, fields),
      },
    ),
  );
  return (
    <form noValidate onSubmit={submit} className="flex max-w-form flex-col gap-6">
      <Field label={t('institutions.request.institution')} error={errors.institucion?.message} required>
        <Input autoComplete="organization" maxLength={longest.institution} {...register('institucion')} />
      </Field>
      {facts && plans.length > 0 && (
        <Field label={t('institutions.request.plan')} error={errors.plan?.message}>
          <Select
            options={plans.map((value) => {
              const { nombre, precio } = facts.planes[value];
              return { value, label: [said(nombre), said(precio)].filter(Boolean).join(' · ') };
            })}
            {...register('plan')}
          />
        </Field>
      )}
      <Field label={t('contact.form.name')} error={errors.nombre?.message} required>
        <Input autoComplete="name" maxLength={longest.name} {...register('nombre')} />
      </Field>
      <Field label={t('contact.form.email')} error={errors.email?.message} required>
        <Input type="email" autoComplete="email" maxLength={longest.email} {...register('email')} />
      </Field>
      <Field label={t('institutions.request.message')} error={errors.mensaje?.message}>
        <Textarea rows={6} maxLength={longest.contactMessage} {...register('mensaje')} />
      </Field>
      {send.error && (
        <Notice tone="error" live>
          {messageOf(send.error, t('institutions.request.failed'))}
        </Notice>
      )}
      <noscript>{t('institutions.request.noScript')}</noscript>
      {/* Without scripts the browser would put what was typed into the address; sent before they are there, it waits for them. */}
      <div className="noscript:hidden">
        <Button type="submit" variant="primary" size="large" busy={send.isPending}>
          {send.isPending ? t('institutions.request.sending') : t('institutions.request.submit')}
        </Button>
      </div>
    </form>
  );
}
