import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { z } from 'zod';
import { longest } from '#contract/limits.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useFormResolver } from '#web/features/forms/use-form-resolver.ts';
import type { Translate } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { newPasswordForm } from '#web/screens/account/new-password.ts';
import { NewPasswordField } from '#web/screens/account/new-password-field.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';

const changeForm = (t: Translate) =>
  z.object({ actual: z.string().min(1, t('settings.password.present.required')) }).and(newPasswordForm(t));
type ChangeForm = z.infer<ReturnType<typeof changeForm>>;

/** Changes the password; the person stays in here and is logged out everywhere else. */
export function PasswordForm() {
  const t = useMessages();
  const change = useAct('changePassword');
  const resolver = useFormResolver(changeForm);
  const { register, handleSubmit, formState, setError, reset } = useForm<ChangeForm>({
    resolver,
    defaultValues: { actual: '', password: '', confirmation: '' },
  });
  const { errors } = formState;
  const save = handleSubmit(({ actual, password }) =>
    change.mutate(
      { body: { actual, nueva: password } },
      {
        onSuccess: () => {
          toast.success(t('settings.password.saved'));
          reset();
        },
        onError: (error) => {
          if (!showFieldErrors(error, setError, { actual: 'actual', nueva: 'password' }))
            toast.error(messageOf(error, t('settings.password.failed')));
        },
      },
    ),
  );
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-6">
      <Field label={t('settings.password.present')} error={errors.actual?.message} required>
        <Input type="password" autoComplete="current-password" maxLength={longest.password} {...register('actual')} />
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <NewPasswordField label={t('settings.password.new')} error={errors.password} {...register('password')} />
        <NewPasswordField
          label={t('settings.password.confirm')}
          error={errors.confirmation}
          {...register('confirmation')}
        />
      </div>
      <div>
        <Button type="submit" busy={change.isPending}>
          {t('settings.password.save')}
        </Button>
      </div>
    </form>
  );
}
