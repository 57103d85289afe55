import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { longest } from '#contract/limits.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useFormResolver } from '#web/features/forms/use-form-resolver.ts';
import type { MessageKey, Translate } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AccountCard } from './account-card.tsx';
import { emailField } from './email-field.ts';

export const title = 'recovery.forgot.title' satisfies MessageKey;

const formIn = (t: Translate) => z.object({ email: emailField(t) });

/** Asks for a link to set another password (docs/specification.md 1). What it says never tells whether the account exists. */
export function Screen() {
  const t = useMessages();
  const ask = useAct('forgotPassword');
  const resolver = useFormResolver(formIn);
  const { register, handleSubmit, formState } = useForm({ resolver, defaultValues: { email: '' } });
  return (
    <AccountCard
      title={t('recovery.forgot.title')}
      lead={t('recovery.forgot.lead')}
      other={{ question: t('recovery.forgot.remembered'), to: '/login', label: t('layout.login') }}
    >
      {ask.isSuccess ? (
        <Notice tone="success" live title={t('recovery.forgot.sent.title')}>
          {t('recovery.forgot.sent.text', { email: ask.variables.body.email })}
        </Notice>
      ) : (
        <form
          method="post"
          noValidate
          onSubmit={handleSubmit((body) => ask.mutate({ body }))}
          className="flex flex-col gap-6"
        >
          <Field label={t('account.email')} error={formState.errors.email?.message} required>
            <Input type="email" autoComplete="username" maxLength={longest.email} {...register('email')} />
          </Field>
          {ask.error && (
            <Notice tone="error" live>
              {messageOf(ask.error, t('recovery.forgot.failed'))}
            </Notice>
          )}
          <Button type="submit" variant="primary" size="large" busy={ask.isPending}>
            {ask.isPending ? t('recovery.forgot.submitting') : t('recovery.forgot.submit')}
          </Button>
        </form>
      )}
    </AccountCard>
  );
}
