import { platformSettingsSchema } from '#contract/entities/system.ts';
import { longest } from '#contract/limits.ts';
import { AccentField } from '#web/features/administration/platform-settings/accent-field.tsx';
import { CoverImageField } from '#web/features/administration/platform-settings/cover-image-field.tsx';
import { GroupForm } from '#web/features/administration/platform-settings/group-form.tsx';
import type { GroupProps } from '#web/features/administration/platform-settings/groups.ts';
import { groupSchemas } from '#web/features/administration/platform-settings/groups.ts';
import { LogoField } from '#web/features/administration/platform-settings/logo-field.tsx';
import { useSettingsGroup } from '#web/features/administration/platform-settings/use-settings-group.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';

const { tratamiento: chosen } = platformSettingsSchema.shape;

/** The journal's name, who publishes it, how to reach it, how it addresses people, its mark and its colour. */
export function IdentityGroup({ settings, onSettled }: GroupProps) {
  const t = useMessages();
  const group = useSettingsGroup('identidad', settings, groupSchemas.identidad, onSettled);
  const { values, set, errors } = group;
  return (
    <GroupForm title={t('platform.group.identidad')} intro={t('platform.identidad.intro')} group={group}>
      <Field label={t('platform.nombre')} hint={t('platform.nombre.hint')} error={errors.nombre} required>
        <Input
          maxLength={longest.name}
          value={values.nombre}
          onChange={({ currentTarget }) => set({ nombre: currentTarget.value })}
        />
      </Field>
      <Field
        label={t('platform.institucion')}
        hint={t('platform.institucion.hint')}
        error={errors.institucion}
        optional={t('platform.optional')}
      >
        <Input
          maxLength={longest.publisher}
          value={values.institucion}
          onChange={({ currentTarget }) => set({ institucion: currentTarget.value })}
        />
      </Field>
      <Field label={t('platform.contacto')} hint={t('platform.contacto.hint')} error={errors.contacto} required>
        <Input
          type="email"
          maxLength={longest.email}
          value={values.contacto}
          onChange={({ currentTarget }) => set({ contacto: currentTarget.value })}
        />
      </Field>
      <RadioGroup
        legend={t('platform.tratamiento')}
        name="tratamiento"
        error={errors.tratamiento}
        value={values.tratamiento}
        onChange={({ currentTarget }) => set({ tratamiento: chosen.parse(currentTarget.value) })}
        options={chosen.options.map((value) => ({
          value,
          label: t(`platform.tratamiento.${value}`),
          description: t(`platform.tratamiento.${value}.text`),
        }))}
      />
      <LogoField logo={settings.logo} />
      <CoverImageField image={settings.imagenPortada} />
      <AccentField
        color={values.color}
        name={values.nombre}
        error={errors.color}
        onChange={(color) => set({ color })}
      />
    </GroupForm>
  );
}
