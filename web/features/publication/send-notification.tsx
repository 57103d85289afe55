import { zodResolver } from '@hookform/resolvers/zod';
import { Mail } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { z } from 'zod';
import { useAct } from '#web/data/queries.ts';
import { hasRole, useSession } from '#web/data/session.ts';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { failureText } from './failure-text.ts';

/** 'Enviar Notificación', for administrators and authors alone (spec 000 §2.9); nothing for others. */
export function SendNotification() {
  const t = useMessages();
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  if (!hasRole(user, 'ADMIN', 'AUTOR')) return null;
  return (
    <>
      <Button icon={<Mail aria-hidden />} onClick={() => setOpen(true)}>
        {t('author.send.title')}
      </Button>
      {open && <SendDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const fields = { to: 'to', subject: 'subject', message: 'message' } as const;

function SendDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const formId = useId();
  const send = useAct('sendEmail');
  const schema = z.object({
    to: z
      .string()
      .trim()
      .pipe(z.email({ error: t('author.send.to.invalid') })),
    subject: z
      .string()
      .trim()
      .min(1, { error: t('author.send.subject.required') })
      .max(200),
    message: z
      .string()
      .trim()
      .min(1, { error: t('author.send.message.required') })
      .max(20_000),
  });
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { to: '', subject: '', message: '' },
  });
  const { errors } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      await send.mutateAsync({ body });
      toast.success(t('author.send.done'));
      onClose();
    } catch (error) {
      if (!showFieldErrors(error, setError, fields)) toast.error(failureText(t('author.send.failed'), error));
    }
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('author.send.title')}
      description={t('author.send.lead')}
      closeLabel={t('author.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={send.isPending}>
            {t('author.send.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-6">
        <Field label={t('author.send.to')} error={errors.to?.message} required>
          <Input type="email" autoComplete="email" {...register('to')} />
        </Field>
        <Field label={t('author.send.subject')} error={errors.subject?.message} required>
          <Input maxLength={200} {...register('subject')} />
        </Field>
        <Field label={t('author.send.message')} error={errors.message?.message} required>
          <Textarea rows={6} maxLength={20_000} {...register('message')} />
        </Field>
      </form>
    </Dialog>
  );
}
