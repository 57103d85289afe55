import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { useSearchParams } from 'react-router';
import { longest } from '#contract/limits.ts';
import { messageOf } from '#web/data/problems.ts';
import { register as registerAccount } from '#web/data/session.ts';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useFormResolver } from '#web/features/forms/use-form-resolver.ts';
import { useTabCopy } from '#web/features/forms/use-tab-copy.ts';
import { useJournals } from '#web/features/publications/journals.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { AccountCard } from './account-card.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { offeredRoles, preselectedRole } from './offered-roles.ts';
import {
  keptFields,
  keptRegistration,
  openingRegistration,
  orcidPlaceholder,
  type RegistrationForm,
  registrationForm,
  registrationPayload,
  requestedRoles,
  wireFields,
} from './registration-form.ts';
import { TermsLabel } from './terms-label.tsx';

export const title = 'account.register.title' satisfies MessageKey;

/** Registration (spec 000 §2.8). The guest guard leads to the dashboard once there is a session. */
export function Screen() {
  const t = useMessages();
  const [query] = useSearchParams();
  const resolver = useFormResolver(registrationForm);
  const asked = preselectedRole(query.get('role'));
  const { kept, keep, forget } = useTabCopy('registro', keptRegistration);
  const { register, handleSubmit, setError, setValue, control, formState, subscribe } = useForm<RegistrationForm>({
    resolver,
    defaultValues: openingRegistration(asked, undefined),
  });
  const opening = useRef(openingRegistration(asked, kept)).current;
  // The page comes as the server rendered it, which does not know this tab.
  useEffect(() => {
    if (kept) for (const name of keptFields) setValue(name, opening[name]);
  }, [setValue, kept, opening]);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep({ ...values, asked }) }),
    [subscribe, keep, asked],
  );
  const { errors, isSubmitting } = formState;
  const rol = useWatch({ control, name: 'rol' });
  const enter = handleSubmit(async (form) => {
    try {
      const { user } = await registerAccount(registrationPayload(form));
      forget();
      toast.success(t('account.register.welcome', { name: user.nombres }));
    } catch (error) {
      showFieldErrors(error, setError, wireFields);
      toast.error(messageOf(error, t('account.register.error')));
    }
  });
  const journals = useJournals();
  const roles = offeredRoles.map((value) => ({
    value,
    label: t(`account.register.role.${value}`),
    description: t(`account.register.role.${value}.text`),
  }));
  return (
    <AccountCard
      title={t('account.register.title')}
      lead={t('account.register.lead')}
      other={{ question: t('account.register.hasAccount'), to: '/login', label: t('layout.login') }}
    >
      <form method="post" noValidate onSubmit={enter} className="flex flex-col gap-6">
        <div className="grid gap-6 sm:grid-cols-2">
          <Field label={t('account.register.names')} error={errors.nombres?.message} required>
            <Input autoComplete="given-name" maxLength={longest.name} {...register('nombres')} />
          </Field>
          <Field label={t('account.register.surnames')} error={errors.apellidos?.message} required>
            <Input autoComplete="family-name" maxLength={longest.name} {...register('apellidos')} />
          </Field>
        </div>
        <Field label={t('account.email')} error={errors.email?.message} required>
          <Input type="email" autoComplete="email" maxLength={longest.email} {...register('email')} />
        </Field>
        <div className="grid gap-6 sm:grid-cols-2">
          <NewPasswordField label={t('account.password')} error={errors.password} {...register('password')} />
          <NewPasswordField
            label={t('account.register.confirm')}
            error={errors.confirmation}
            {...register('confirmation')}
          />
        </div>
        <Field label={t('account.register.affiliation')} error={errors.afiliacion?.message}>
          <Input autoComplete="organization" maxLength={longest.affiliation} {...register('afiliacion')} />
        </Field>
        <Field label={t('account.register.orcid')} error={errors.orcid?.message}>
          <Input placeholder={orcidPlaceholder} {...register('orcid')} />
        </Field>
        <Field label={t('account.register.biography')} error={errors.biografia?.message}>
          <Textarea rows={3} maxLength={longest.biography} {...register('biografia')} />
        </Field>
        <RadioGroup
          legend={t('account.register.role')}
          options={roles}
          defaultValue={asked}
          hint={requestedRoles.includes(rol) ? t('account.register.role.requested') : undefined}
          error={errors.rol?.message}
          {...register('rol')}
        />
        {journals.length > 1 && requestedRoles.includes(rol) && (
          <Field label={t('account.register.journal')} error={errors.revistaId?.message}>
            <Select
              options={[
                { value: '', label: t('account.register.journal.all') },
                ...journals.map(({ id, nombre }) => ({ value: id, label: nombre })),
              ]}
              {...register('revistaId')}
            />
          </Field>
        )}
        <Checkbox label={<TermsLabel />} error={errors.terms?.message} {...register('terms')} />
        <Button type="submit" variant="primary" size="large" busy={isSubmitting}>
          {isSubmitting ? t('account.register.submitting') : t('account.register.submit')}
        </Button>
      </form>
    </AccountCard>
  );
}
