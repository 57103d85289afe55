import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { dropSession } from '#web/data/session.ts';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useFormResolver } from '#web/features/forms/use-form-resolver.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AccountCard } from './account-card.tsx';
import { type NewPasswordForm, newPasswordForm } from './new-password.ts';
import { NewPasswordField } from './new-password-field.tsx';

export const title = 'recovery.reset.title' satisfies MessageKey;

/** Where the mailed link leads: sets another password and goes on to the login. */
export function Screen() {
  const t = useMessages();
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token') ?? '';
  const reset = useAct('resetPassword');
  const resolver = useFormResolver(newPasswordForm);
  const { register, handleSubmit, formState, setError } = useForm<NewPasswordForm>({
    resolver,
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors } = formState;
  const save = handleSubmit(({ password }) =>
    reset.mutate(
      { body: { token, password } },
      {
        onSuccess: () => {
          toast.success(t('recovery.reset.done'));
          // The server has closed the account's sessions. One of this browser would lead past the login.
          dropSession();
          void navigate('/login', { replace: true });
        },
        onError: (error) => showFieldErrors(error, setError, { password: 'password' }),
      },
    ),
  );
  return (
    <AccountCard
      title={t('recovery.reset.title')}
      lead={t('recovery.reset.lead')}
      other={{ question: t('recovery.forgot.remembered'), to: '/login', label: t('layout.login') }}
    >
      <form noValidate onSubmit={save} className="flex flex-col gap-6">
        <NewPasswordField label={t('recovery.reset.password')} error={errors.password} {...register('password')} />
        <NewPasswordField
          label={t('account.register.confirm')}
          error={errors.confirmation}
          {...register('confirmation')}
        />
        {((reset.error && !problemOf(reset.error)?.errors) || !token) && (
          <Notice
            tone="error"
            live
            action={
              <Link to="/forgot-password" className="link">
                {t('recovery.reset.again')}
              </Link>
            }
          >
            {token ? messageOf(reset.error, t('recovery.reset.failed')) : t('recovery.incomplete')}
          </Notice>
        )}
        <Button type="submit" variant="primary" size="large" busy={reset.isPending} disabled={!token}>
          {reset.isPending ? t('recovery.reset.submitting') : t('recovery.reset.submit')}
        </Button>
      </form>
    </AccountCard>
  );
}
