import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { z } from 'zod';
import { newAccountSchema } from '#contract/entities/user.ts';
import { longest } from '#contract/limits.ts';
import { languages, type Role } from '#contract/vocabulary.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { DraftNotice } from '#web/features/forms/draft-notice.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useFormResolver } from '#web/features/forms/use-form-resolver.ts';
import { useSavedForm } from '#web/features/forms/use-saved-form.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { MailLanguageField } from './mail-language-field.tsx';
import { RolesFields } from './roles-fields.tsx';
import { staleAfterMaking } from './stale-after-making.ts';

/** Who administers has an account already. */
const madeRoles = ['AUTOR', 'REVISOR', 'EDITOR'] as const;
const rest = {
  afiliacion: z.string().trim().max(longest.affiliation),
  roles: z.array(z.enum(madeRoles)),
  idioma: z.enum(languages),
};
const formIn = () => newAccountSchema.pick({ nombres: true, apellidos: true, email: true }).extend(rest);
/** What was typed, however far it came. */
const typed = z.object({
  nombres: z.string(),
  apellidos: z.string(),
  email: z.string(),
  ...rest,
  afiliacion: z.string(),
});
type Form = z.infer<typeof typed>;
/** The call takes a list, of which this is the first. */
const fields = {
  'cuentas.0.nombres': 'nombres',
  'cuentas.0.apellidos': 'apellidos',
  'cuentas.0.email': 'email',
  'cuentas.0.afiliacion': 'afiliacion',
  'cuentas.0.roles': 'roles',
} as const;

/** 'Crear cuenta': for one person, who is mailed the link by which they choose a password. */
export function NewAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('users.new.title')}
      description={t('users.new.text')}
      closeLabel={t('common.close')}
    >
      <AccountForm onClose={onClose} />
    </Dialog>
  );
}

function AccountForm({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const language = useLanguage();
  const create = useAct('createAccounts', staleAfterMaking);
  const form = useForm<Form, unknown, Form>({
    resolver: useFormResolver(formIn),
    defaultValues: { nombres: '', apellidos: '', email: '', afiliacion: '', roles: [], idioma: language },
  });
  const { register, handleSubmit, setError, setValue, watch, formState } = form;
  const { restored, keeping, forget, startAnew } = useSavedForm(form, 'cuenta.nueva', typed);
  const { errors } = formState;
  const send = handleSubmit(({ idioma, roles: chosen, ...said }) => {
    if (create.isPending) return;
    create.mutate(
      { body: { idioma, cuentas: [{ ...said, ...(chosen.length > 0 && { roles: chosen }) }] } },
      {
        onSuccess: ({ enCorreo }) => {
          forget();
          toast.success(t(enCorreo ? 'users.new.done' : 'users.new.kept', { email: said.email, count: 1 }));
          onClose();
        },
        onError: (error) => {
          if (!showFieldErrors(error, setError, fields)) toast.error(failureText(t('users.new.failed'), error));
        },
      },
    );
  });
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-6">
      {restored && <DraftNotice onStartAnew={startAnew} />}
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={t('users.new.nombres')} error={errors.nombres?.message} required>
          <Input data-first-focus autoComplete="off" maxLength={longest.name} {...register('nombres')} />
        </Field>
        <Field label={t('users.new.apellidos')} error={errors.apellidos?.message} required>
          <Input autoComplete="off" maxLength={longest.name} {...register('apellidos')} />
        </Field>
      </div>
      <Field label={t('users.new.email')} error={errors.email?.message} required>
        <Input type="email" autoComplete="off" maxLength={longest.email} {...register('email')} />
      </Field>
      <Field label={t('users.new.afiliacion')} error={errors.afiliacion?.message}>
        <Input autoComplete="off" maxLength={longest.affiliation} {...register('afiliacion')} />
      </Field>
      <RolesFields
        roles={watch('roles')}
        offered={madeRoles}
        hint={t('users.new.roles.hint')}
        onChange={(next) => setValue('roles', next.flatMap(asMade), { shouldDirty: true })}
      />
      <MailLanguageField {...register('idioma')} />
      <DraftLine keeping={keeping} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" busy={create.isPending}>
          {t('users.new.send')}
        </Button>
      </div>
    </form>
  );
}

const asMade = (role: Role) => madeRoles.find((each) => each === role) ?? [];
