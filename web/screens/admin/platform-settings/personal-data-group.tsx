import { Link } from 'react-router';
import { retentionBounds, retentionNames } from '#contract/entities/personal-data.ts';
import { longest } from '#contract/limits.ts';
import { GroupForm } from '#web/features/administration/platform-settings/group-form.tsx';
import { type GroupProps, groupSchemas } from '#web/features/administration/platform-settings/groups.ts';
import { NumberField } from '#web/features/administration/platform-settings/number-field.tsx';
import { useSettingsGroup } from '#web/features/administration/platform-settings/use-settings-group.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';

const facts = ['responsableDatos', 'delegadoDatos', 'autoridadDatos'] as const;

/** Who is responsible for personal data, how long what stands beside works and accounts is kept, and what is said of access for all. */
export function PersonalDataGroup({ settings, onSettled }: GroupProps) {
  const t = useMessages();
  const group = useSettingsGroup('datos', settings, groupSchemas.datos, onSettled);
  const { values, set, errors } = group;
  const isShorter = retentionNames.some((name) => name !== 'conservarCopiasDias' && values[name] < settings[name]);
  return (
    <GroupForm title={t('platform.group.datos')} intro={t('platform.datos.intro')} group={group}>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to="/privacidad" className="link link-alone">
          {t('platform.datos.privacy')}
        </Link>
        <Link to="/accesibilidad" className="link link-alone">
          {t('platform.datos.accessibility')}
        </Link>
      </p>
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-3 text-base font-semibold">{t('platform.datos.who')}</legend>
        {facts.map((name) => (
          <Field
            key={name}
            label={t(`platform.${name}`)}
            hint={t(`platform.${name}.hint`, { holder: settings.institucion || settings.nombre })}
            error={errors[name]}
            optional={t('platform.optional')}
          >
            <Input
              type={name === 'delegadoDatos' ? 'email' : 'text'}
              maxLength={longest.publisher}
              value={values[name]}
              onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
            />
          </Field>
        ))}
      </fieldset>
      <fieldset className="flex flex-col gap-4">
        <legend className="text-base font-semibold">{t('platform.datos.howLong')}</legend>
        <p className="text-sm text-muted">{t('platform.datos.howLong.hint')}</p>
        {retentionNames.map((name) => (
          <NumberField
            key={name}
            label={t(`platform.${name}`)}
            hint={t(`platform.${name}.hint`, retentionBounds[name])}
            error={errors[name]}
            {...retentionBounds[name]}
            value={values[name]}
            onChange={(value) => set({ [name]: value })}
          />
        ))}
        {isShorter && (
          <Notice tone="warning" live>
            {t('platform.datos.shorter')}
          </Notice>
        )}
      </fieldset>
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-3 text-base font-semibold">{t('platform.datos.access')}</legend>
        <Field
          label={t('platform.accesibilidadRevisada')}
          hint={t('platform.accesibilidadRevisada.hint')}
          error={errors.accesibilidadRevisada}
          optional={t('platform.optional')}
        >
          <Input
            type="date"
            className="max-w-48"
            value={values.accesibilidadRevisada}
            onChange={({ currentTarget }) => set({ accesibilidadRevisada: currentTarget.value })}
          />
        </Field>
        <Field
          label={t('platform.accesibilidadReclamaciones')}
          hint={t('platform.accesibilidadReclamaciones.hint')}
          error={errors.accesibilidadReclamaciones}
          optional={t('platform.optional')}
        >
          <Input
            type="url"
            maxLength={longest.link}
            value={values.accesibilidadReclamaciones}
            onChange={({ currentTarget }) => set({ accesibilidadReclamaciones: currentTarget.value })}
          />
        </Field>
      </fieldset>
    </GroupForm>
  );
}
