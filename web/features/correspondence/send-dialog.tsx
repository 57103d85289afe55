import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { longest } from '#contract/limits.ts';
import { mayWriteTo } from '#contract/roles.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { DraftNotice } from '#web/features/forms/draft-notice.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useFormResolver } from '#web/features/forms/use-form-resolver.ts';
import { useSavedForm } from '#web/features/forms/use-saved-form.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { messageSchema, writtenMessage } from './message-schema.ts';
import { AccountField, OwnWorksField } from './recipient-fields.tsx';

const fields = { to: 'to', subject: 'subject', message: 'message' } as const;

type Props = {
  /** An address to begin with, where one writes to any account. */
  to?: string;
  subject: string;
  /** Under which what is written is kept until it is sent: the message about one work is never that about another. */
  draft: string;
  /** It is called an email, not a notification (spec 001 §8 has words for both). */
  asEmail: boolean;
  onClose: () => void;
};

/** The form of spec 001 §5: recipient, subject and message, all required. What was written stays until it is sent. */
export function SendDialog({ to = '', subject, draft, asEmail, onClose }: Props) {
  const t = useMessages();
  const { user } = useSession();
  const formId = useId();
  const send = useAct('sendEmail', ['listMails']);
  const toAnyone = mayWriteTo(user) === 'accounts';
  const form = useForm({
    resolver: useFormResolver((say) => messageSchema(say, toAnyone)),
    defaultValues: { to, subject, message: '' },
  });
  const { register, handleSubmit, setError, watch, formState } = form;
  const { restored, keeping, forget, startAnew } = useSavedForm(form, draft, writtenMessage);
  const { errors } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      const { message, enCorreo } = await send.mutateAsync({ body });
      if (enCorreo) toast.success(t(asEmail ? 'mail.email.done' : 'mail.done'));
      else toast(message, { duration: 10_000 });
      forget();
      onClose();
    } catch (error) {
      if (!showFieldErrors(error, setError, fields))
        toast.error(failureText(t(asEmail ? 'mail.email.failed' : 'mail.failed'), error));
    }
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('mail.title')}
      description={t('mail.lead')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={send.isPending}>
            {t('mail.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-6">
        {restored && <DraftNotice onStartAnew={startAnew} />}
        {toAnyone ? (
          <AccountField input={register('to')} typed={watch('to')} error={errors.to?.message} />
        ) : (
          <OwnWorksField input={register('to')} error={errors.to?.message} />
        )}
        <Field label={t('mail.subject')} error={errors.subject?.message} required>
          <Input maxLength={longest.messageSubject} {...register('subject')} />
        </Field>
        <Field label={t('mail.message')} error={errors.message?.message} required>
          <Textarea rows={6} maxLength={longest.message} {...register('message')} />
        </Field>
        <DraftLine keeping={keeping} />
      </form>
    </Dialog>
  );
}
