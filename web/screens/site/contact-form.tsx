import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { User } from '#contract/entities/user.ts';
import { longest } from '#contract/limits.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useFormResolver } from '#web/features/forms/use-form-resolver.ts';
import { useTabCopy } from '#web/features/forms/use-tab-copy.ts';
import type { Translate } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

const contactForm = (t: Translate) =>
  z.object({
    nombre: z.string().trim().min(1, t('contact.form.name.required')).max(longest.name),
    email: z
      .string()
      .trim()
      .pipe(z.email(t('contact.form.email.invalid'))),
    asunto: z.string().trim().min(1, t('contact.form.subject.required')).max(longest.messageSubject),
    mensaje: z.string().trim().min(1, t('contact.form.message.required')).max(longest.contactMessage),
  });
type ContactValues = z.infer<ReturnType<typeof contactForm>>;
const written = z.object({ nombre: z.string(), email: z.string(), asunto: z.string(), mensaje: z.string() });
const fields = { nombre: 'nombre', email: 'email', asunto: 'asunto', mensaje: 'mensaje' } as const;

/** Writes to the administrators. What was typed stays until it has arrived, also where the page is loaded again. */
export function ContactForm() {
  const t = useMessages();
  const { user } = useSession();
  const [sent, setSent] = useState<ContactValues>();
  if (sent)
    return (
      <Notice
        tone="success"
        live
        title={t('contact.form.sent.title')}
        action={<Button onClick={() => setSent(undefined)}>{t('contact.form.another')}</Button>}
      >
        {t('contact.form.sent.text', { name: sent.nombre, email: sent.email })}
      </Notice>
    );
  // The server's page knows nobody: who is logged in gets the form anew, with their name and address in it.
  return <Form key={user?.id} user={user} onSent={setSent} />;
}

function Form({ user, onSent }: { user: User | null; onSent: (values: ContactValues) => void }) {
  const t = useMessages();
  const send = useAct('sendContactMessage');
  const resolver = useFormResolver(contactForm);
  const known = { nombre: user ? `${user.nombres} ${user.apellidos}`.trim() : '', email: user?.email ?? '' };
  const { kept, keep, forget } = useTabCopy(user ? `contacto.${user.id}` : 'contacto', written);
  const { register, handleSubmit, formState, setError, reset, subscribe } = useForm<ContactValues>({
    resolver,
    defaultValues: { ...known, asunto: '', mensaje: '' },
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
      <Field label={t('contact.form.name')} error={errors.nombre?.message} required>
        <Input autoComplete="name" maxLength={longest.name} {...register('nombre')} />
      </Field>
      <Field label={t('contact.form.email')} error={errors.email?.message} required>
        <Input type="email" autoComplete="email" maxLength={longest.email} {...register('email')} />
      </Field>
      <Field label={t('contact.form.subject')} error={errors.asunto?.message} required>
        <Input maxLength={longest.messageSubject} {...register('asunto')} />
      </Field>
      <Field label={t('contact.form.message')} error={errors.mensaje?.message} required>
        <Textarea rows={7} maxLength={longest.contactMessage} {...register('mensaje')} />
      </Field>
      {send.error && (
        <Notice tone="error" live>
          {messageOf(send.error, t('contact.form.failed'))}
        </Notice>
      )}
      <noscript>{t('contact.form.noScript')}</noscript>
      {/* Without scripts the browser would put the message into the address; sent before they are there, it waits for them (early-acts.ts). */}
      <div className="noscript:hidden">
        <Button type="submit" variant="primary" size="large" busy={send.isPending}>
          {send.isPending ? t('contact.form.sending') : t('contact.form.submit')}
        </Button>
      </div>
    </form>
  );
}
