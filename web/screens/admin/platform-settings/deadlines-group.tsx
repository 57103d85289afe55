import { DaysField } from '#web/features/administration/platform-settings/days-field.tsx';
import { GroupForm } from '#web/features/administration/platform-settings/group-form.tsx';
import type { GroupProps } from '#web/features/administration/platform-settings/groups.ts';
import { groupSchemas } from '#web/features/administration/platform-settings/groups.ts';
import { HolidaysField } from '#web/features/administration/platform-settings/holidays-field.tsx';
import { NumberField } from '#web/features/administration/platform-settings/number-field.tsx';
import { errorOf, useSettingsGroup } from '#web/features/administration/platform-settings/use-settings-group.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';

const reminders = ['recordarAntesDias', 'recordarDespuesDias', 'recordarAutoresDias'] as const;

/** How long reviewers have, and who is reminded when. */
export function DeadlinesGroup({ settings, onSettled }: GroupProps) {
  const t = useMessages();
  const group = useSettingsGroup('plazos', settings, groupSchemas.plazos, onSettled);
  const { values, set, errors } = group;
  return (
    <GroupForm title={t('platform.group.plazos')} intro={t('platform.plazos.intro')} group={group}>
      <NumberField
        label={t('platform.plazoRevisionDias')}
        hint={t('platform.plazoRevisionDias.hint')}
        error={errors.plazoRevisionDias}
        min={1}
        max={365}
        value={values.plazoRevisionDias}
        onChange={(plazoRevisionDias) => set({ plazoRevisionDias })}
      />
      <NumberField
        label={t('platform.plazoInvitacionDias')}
        hint={t('platform.plazoInvitacionDias.hint')}
        error={errors.plazoInvitacionDias}
        min={1}
        max={90}
        value={values.plazoInvitacionDias}
        onChange={(plazoInvitacionDias) => set({ plazoInvitacionDias })}
      />
      <NumberField
        label={t('platform.plazoApelacionDias')}
        hint={t('platform.plazoApelacionDias.hint')}
        error={errors.plazoApelacionDias}
        min={1}
        max={365}
        value={values.plazoApelacionDias}
        onChange={(plazoApelacionDias) => set({ plazoApelacionDias })}
      />
      <Checkbox
        label={t('platform.etapaProduccion')}
        hint={t('platform.etapaProduccion.hint')}
        error={errors.etapaProduccion}
        checked={values.etapaProduccion}
        onChange={({ currentTarget }) => set({ etapaProduccion: currentTarget.checked })}
      />
      {values.etapaProduccion && (
        <NumberField
          label={t('platform.plazoPruebasDias')}
          hint={t('platform.plazoPruebasDias.hint')}
          error={errors.plazoPruebasDias}
          min={1}
          max={90}
          value={values.plazoPruebasDias}
          onChange={(plazoPruebasDias) => set({ plazoPruebasDias })}
        />
      )}
      <HolidaysField
        error={errorOf(errors, 'festivos')}
        holidays={values.festivos}
        onChange={(festivos) => set({ festivos })}
      />
      <Checkbox
        label={t('platform.recordatorios')}
        hint={t('platform.recordatorios.hint')}
        error={errors.recordatorios}
        checked={values.recordatorios}
        onChange={({ currentTarget }) => set({ recordatorios: currentTarget.checked })}
      />
      {values.recordatorios && (
        <>
          {reminders.map((name) => (
            <DaysField
              key={name}
              label={t(`platform.${name}`)}
              hint={t(`platform.${name}.hint`)}
              error={errorOf(errors, name)}
              days={values[name]}
              onChange={(days) => set({ [name]: days })}
            />
          ))}
          <NumberField
            label={t('platform.recordarEditoresDias')}
            hint={t('platform.recordarEditoresDias.hint')}
            error={errors.recordarEditoresDias}
            min={0}
            max={90}
            value={values.recordarEditoresDias}
            onChange={(recordarEditoresDias) => set({ recordarEditoresDias })}
          />
        </>
      )}
    </GroupForm>
  );
}
