import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { Link, useLocation } from 'react-router';
import { z } from 'zod';
import { longest } from '#contract/limits.ts';
import { keepsNothing } from '#web/data/browser-storage.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { login, useSession } from '#web/data/session.ts';
import { publicPageBefore } from '#web/data/session-end.ts';
import { OrcidButton } from '#web/features/forms/orcid-button.tsx';
import { fromOf } from '#web/features/forms/orcid-way.ts';
import { useHasPasskeys } from '#web/features/forms/passkey-support.ts';
import { useFormResolver } from '#web/features/forms/use-form-resolver.ts';
import { useIdentity } from '#web/features/site/use-identity.ts';
import type { MessageKey, Translate } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AccountCard } from './account-card.tsx';
import { emailField } from './email-field.ts';

export const title = 'account.login.title' satisfies MessageKey;

/** Few need these: they come when they do. */
const SecondStep = lazy(async () => ({ default: (await import('./second-factor/second-step.tsx')).SecondStep }));

const PasskeyLogin = lazy(async () => ({ default: (await import('./passkey-login.tsx')).PasskeyLogin }));

/** Where there are any. */
const InstitutionWays = lazy(async () => ({ default: (await import('./institution-ways.tsx')).InstitutionWays }));

/** Spec 000 §5: email and password are required. */
const loginForm = (t: Translate) =>
  z.object({
    email: emailField(t),
    password: z.string().min(1, t('account.password.required')),
    remember: z.boolean(),
  });
type LoginForm = z.infer<ReturnType<typeof loginForm>>;

/** What is remembered until they are back from ORCID. */
function wayFrom(state: unknown, remember: boolean) {
  const from = fromOf(state);
  return { remember, ...(from && { from }) };
}

/** Of what there is to be done about it, milliseconds. */
const longToRead = 20_000;

/** It does not change while a page stands. */
const never = () => () => {};

/** Login (spec 000 §2.8). Where it leads is the guest guard's to say, once there is a session. */
export function Screen() {
  const t = useMessages();
  const { expired } = useSession();
  const isForgotten = useSyncExternalStore(never, keepsNothing, () => false);
  const { state } = useLocation();
  const publicPage = publicPageBefore(state);
  const { conOrcid, conInstituciones } = useIdentity();
  const resolver = useFormResolver(loginForm);
  const { register, handleSubmit, setError, getValues, formState } = useForm<LoginForm>({
    resolver,
    defaultValues: { email: '', password: '', remember: true },
  });
  const { errors, isSubmitting } = formState;
  const [waiting, setWaiting] = useState<{ challenge: string; hasPasskey: boolean; remember: boolean }>();
  const hasPasskeys = useHasPasskeys();
  const enter = handleSubmit(async ({ remember, ...credentials }) => {
    try {
      const { contrasenaFiltrada } = await login(credentials, remember);
      toast.success(t('account.login.welcome'));
      if (contrasenaFiltrada) toast(t('account.login.breached'), { duration: longToRead });
    } catch (error) {
      const { desafio: challenge, conLlave: hasPasskey = false } = problemOf(error) ?? {};
      if (challenge) return setWaiting({ challenge, hasPasskey, remember });
      const message = messageOf(error, t('account.login.error'));
      // Beside the field that is most often the wrong one, and is not seen: the address may be it, too.
      if (problemOf(error)?.code === 'credenciales_incorrectas')
        setError('password', { type: 'server', message }, { shouldFocus: true });
      toast.error(message);
    }
  });
  if (waiting)
    return (
      <AccountCard
        title={t('account.second.title')}
        lead={t(waiting.hasPasskey && hasPasskeys ? 'account.second.lead.passkey' : 'account.second.lead')}
        other={{ to: '/forgot-password', label: t('account.login.forgot') }}
      >
        <Suspense>
          <SecondStep {...waiting} onBack={() => setWaiting(undefined)} />
        </Suspense>
      </AccountCard>
    );
  return (
    <AccountCard
      title={t('account.login.title')}
      lead={t('account.login.lead')}
      other={{ question: t('account.login.noAccount'), to: '/register', label: t('layout.register') }}
    >
      <form method="post" noValidate onSubmit={enter} className="flex flex-col gap-6">
        {isForgotten && <Notice>{t('account.login.keepsNothing')}</Notice>}
        {expired && <Notice live>{t('account.login.expired')}</Notice>}
        {publicPage && (
          <Link to={publicPage} className="link link-alone">
            {t('account.login.goOn')}
          </Link>
        )}
        <Field label={t('account.email')} error={errors.email?.message} required>
          <Input type="email" autoComplete="username" maxLength={longest.email} {...register('email')} />
        </Field>
        <Field label={t('account.password')} error={errors.password?.message} required>
          <Input
            type="password"
            autoComplete="current-password"
            maxLength={longest.password}
            {...register('password')}
          />
        </Field>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <Checkbox label={t('account.login.remember')} defaultChecked {...register('remember')} />
          <Link to="/forgot-password" className="link link-alone">
            {t('account.login.forgot')}
          </Link>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" size="large" busy={isSubmitting} className="grow">
            {isSubmitting ? t('account.login.submitting') : t('account.login.submit')}
          </Button>
          <Button asChild size="large">
            <Link to="/">{t('common.cancel')}</Link>
          </Button>
        </div>
        {hasPasskeys && (
          <Suspense>
            <PasskeyLogin remember={() => getValues('remember')} />
          </Suspense>
        )}
        {conOrcid && (
          <OrcidButton
            para="ENTRAR"
            label={t('account.login.orcid')}
            way={() => wayFrom(state, getValues('remember'))}
            size="large"
          />
        )}
        {conInstituciones && (
          <Suspense>
            <InstitutionWays way={() => wayFrom(state, getValues('remember'))} />
          </Suspense>
        )}
      </form>
    </AccountCard>
  );
}
