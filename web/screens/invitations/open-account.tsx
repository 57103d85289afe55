import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import type { Invitation } from '#contract/entities/invitation.ts';
import { longest } from '#contract/limits.ts';
import { messageOf } from '#web/data/problems.ts';
import { openInvitedAccount } from '#web/data/session.ts';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useFormResolver } from '#web/features/forms/use-form-resolver.ts';
import type { Translate } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { newPasswordForm } from '#web/screens/account/new-password.ts';
import { NewPasswordField } from '#web/screens/account/new-password-field.tsx';
import { namesAndTerms } from '#web/screens/account/registration-form.ts';
import { TermsLabel } from '#web/screens/account/terms-label.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';

const formIn = (t: Translate) => z.object(namesAndTerms(t)).and(newPasswordForm(t));
const fields = { nombres: 'nombres', apellidos: 'apellidos', password: 'password' } as const;

type Props = { token: string; account: NonNullable<Invitation['cuentaPorAbrir']>; reviewId: string };

/** Who was invited without an account opens the one that was made for them, here and at once, and goes on to the work. */
export function OpenAccount({ token, account: { nombres, apellidos, email }, reviewId }: Props) {
  const t = useMessages();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: useFormResolver(formIn),
    defaultValues: { nombres, apellidos, password: '', confirmation: '', terms: false },
  });
  const { errors, isSubmitting } = formState;
  const open = handleSubmit(async (form) => {
    setFailure(undefined);
    try {
      await openInvitedAccount({ token, nombres: form.nombres, apellidos: form.apellidos, password: form.password });
      void navigate(`/revisiones/${reviewId}`);
    } catch (error) {
      if (!showFieldErrors(error, setError, fields)) setFailure(error);
    }
  });
  return (
    <form method="post" noValidate onSubmit={open} className="flex flex-col gap-6">
      <Notice tone="success" live title={t('reviewing.accepted')} />
      <div className="flex flex-col gap-1">
        <h2 className="text-xl">{t('invitation.account.title')}</h2>
        <p className="text-sm text-muted">{t('invitation.account.text', { email })}</p>
      </div>
      {/* For what keeps passwords: this one goes with the address. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={t('account.register.names')} error={errors.nombres?.message} required>
          <Input autoComplete="given-name" maxLength={longest.name} {...register('nombres')} />
        </Field>
        <Field label={t('account.register.surnames')} error={errors.apellidos?.message} required>
          <Input autoComplete="family-name" maxLength={longest.name} {...register('apellidos')} />
        </Field>
        <NewPasswordField label={t('account.password')} error={errors.password} {...register('password')} />
        <NewPasswordField
          label={t('account.register.confirm')}
          error={errors.confirmation}
          {...register('confirmation')}
        />
      </div>
      <Checkbox label={<TermsLabel />} error={errors.terms?.message} {...register('terms')} />
      {failure !== undefined && (
        <Notice tone="error" live>
          {messageOf(failure, t('invitation.account.failed'))}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="large" busy={isSubmitting}>
        {t(isSubmitting ? 'invitation.account.opening' : 'invitation.account.open')}
      </Button>
    </form>
  );
}
