import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { z } from 'zod';
import { orcid } from '#contract/entities/common.ts';
import type { Organisation } from '#contract/entities/organisation.ts';
import type { Account } from '#contract/entities/user.ts';
import { longest } from '#contract/limits.ts';
import { isReviewer } from '#contract/roles.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { updateUser } from '#web/data/session.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { DraftNotice } from '#web/features/forms/draft-notice.tsx';
import { OrganisationSuggestions } from '#web/features/forms/organisation-suggestions.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useFormResolver } from '#web/features/forms/use-form-resolver.ts';
import { useSavedForm } from '#web/features/forms/use-saved-form.ts';
import type { Translate } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { areKeywords, keywordsOf } from './keywords.ts';
import { ReviewingFields } from './reviewing-fields.tsx';
import { said } from './said.ts';

const profileForm = (t: Translate) =>
  z.object({
    nombres: z.string().trim().min(1, t('profile.names.required')).max(longest.name),
    apellidos: z.string().trim().min(1, t('profile.surnames.required')).max(longest.name),
    afiliacion: z.string().trim().max(longest.affiliation),
    rors: z.array(z.object({ afiliacion: z.string(), ror: z.string() })),
    orcid: z
      .string()
      .trim()
      .refine((value) => value === '' || orcid.safeParse(value).success, t('profile.orcid.invalid')),
    biografia: z.string().trim().max(longest.biography),
    palabrasClave: z.string().refine((value) => areKeywords(keywordsOf(value)), t('profile.keywords.tooMany')),
    capacidadRevisiones: z
      .string()
      .trim()
      .refine((value) => value === '' || /^([1-9]|[1-4]\d|50)$/.test(value), t('profile.capacity.invalid')),
  });
type ProfileValues = z.infer<ReturnType<typeof profileForm>>;
/** As the fields hold it, complete or not. */
const written = z.object({
  nombres: z.string(),
  apellidos: z.string(),
  afiliacion: z.string(),
  rors: z.array(z.object({ afiliacion: z.string(), ror: z.string() })),
  orcid: z.string(),
  biografia: z.string(),
  palabrasClave: z.string(),
  capacidadRevisiones: z.string(),
});
const fields = {
  nombres: 'nombres',
  apellidos: 'apellidos',
  afiliacion: 'afiliacion',
  orcid: 'orcid',
  biografia: 'biografia',
  palabrasClave: 'palabrasClave',
  capacidadRevisiones: 'capacidadRevisiones',
} as const;

export function ProfileForm({ account, onDone }: { account: Account; onDone: () => void }) {
  const t = useMessages();
  const update = useAct('updateProfile', ['profile', 'authProfile']);
  const resolver = useFormResolver(profileForm);
  const form = useForm<ProfileValues>({
    resolver,
    defaultValues: {
      nombres: account.nombres,
      apellidos: account.apellidos,
      afiliacion: account.afiliacion,
      rors: account.afiliacionRor ? [{ afiliacion: account.afiliacion, ror: account.afiliacionRor }] : [],
      orcid: account.orcid ?? '',
      biografia: said(account.biografia),
      palabrasClave: account.palabrasClave.join(', '),
      capacidadRevisiones: String(account.capacidadRevisiones ?? ''),
    },
  });
  const { register, handleSubmit, formState, setError, setFocus, setValue, watch } = form;
  const [afiliacion, chosen] = watch(['afiliacion', 'rors']);
  const rors = chosen.filter((each) => each.afiliacion === afiliacion.trim());
  const choose = ({ nombre, ror }: Organisation) => {
    setValue('afiliacion', nombre, { shouldDirty: true, shouldValidate: true });
    setValue('rors', [{ afiliacion: nombre, ror }], { shouldDirty: true });
  };
  const takeOff = () => {
    setValue('rors', [], { shouldDirty: true });
    setFocus('afiliacion');
  };
  const { restored, keeping, forget, startAnew } = useSavedForm(form, 'perfil', written);
  const { errors } = formState;
  const asReviewer = isReviewer(account);
  const save = handleSubmit(({ palabrasClave, capacidadRevisiones, rors: sent, ...said }) =>
    update.mutate(
      {
        body: {
          ...said,
          ...chosenRor(sent, said.afiliacion, account),
          ...(asReviewer && {
            palabrasClave: keywordsOf(palabrasClave),
            capacidadRevisiones: capacidadRevisiones === '' ? null : Number(capacidadRevisiones),
          }),
        },
      },
      {
        onSuccess: ({ data }) => {
          forget();
          updateUser(data);
          toast.success(t('profile.saved'));
          onDone();
        },
        onError: (error) => {
          if (!showFieldErrors(error, setError, fields)) toast.error(messageOf(error, t('profile.save.failed')));
        },
      },
    ),
  );
  return (
    <form noValidate onSubmit={save} className="flex max-w-form flex-col gap-6">
      {restored && <DraftNotice onStartAnew={startAnew} />}
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={t('profile.names')} error={errors.nombres?.message} required>
          <Input autoComplete="given-name" maxLength={longest.name} {...register('nombres')} />
        </Field>
        <Field label={t('profile.surnames')} error={errors.apellidos?.message} required>
          <Input autoComplete="family-name" maxLength={longest.name} {...register('apellidos')} />
        </Field>
      </div>
      <Field label={t('profile.affiliation')} error={errors.afiliacion?.message} optional={t('profile.optional')}>
        <Input autoComplete="organization" maxLength={longest.affiliation} {...register('afiliacion')} />
      </Field>
      <OrganisationSuggestions typed={afiliacion} rors={rors} onChoose={choose} onTakeOff={takeOff} />
      <Field
        label={t('profile.orcid')}
        hint={account.orcidConfirmado && t('profile.orcid.hint')}
        error={errors.orcid?.message}
        optional={t('profile.optional')}
      >
        <Input placeholder="0000-0000-0000-0000" {...register('orcid')} />
      </Field>
      <Field label={t('profile.biography')} error={errors.biografia?.message} optional={t('profile.optional')}>
        <Textarea rows={5} maxLength={longest.biography} {...register('biografia')} />
      </Field>
      {asReviewer && <ReviewingFields register={register} errors={errors} />}
      <DraftLine keeping={keeping} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={update.isPending}>
          {update.isPending ? t('profile.saving') : t('profile.save')}
        </Button>
        <Button onClick={onDone}>{t('common.cancel')}</Button>
      </div>
    </form>
  );
}

/** What was chosen, while it stands there as it was, and that it was taken off; of another affiliation the server forgets it by itself. */
const chosenRor = (
  rors: ProfileValues['rors'],
  affiliation: string,
  before: Pick<Account, 'afiliacion' | 'afiliacionRor'>,
) => {
  const chosen = rors.find(({ afiliacion }) => afiliacion === affiliation);
  if (chosen) return { afiliacionRor: chosen.ror };
  return before.afiliacionRor && before.afiliacion === affiliation && { afiliacionRor: null };
};
