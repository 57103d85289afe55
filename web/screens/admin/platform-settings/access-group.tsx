import { ClassRegistration } from '#web/features/administration/platform-settings/class-registration.tsx';
import { GroupForm } from '#web/features/administration/platform-settings/group-form.tsx';
import type { GroupProps } from '#web/features/administration/platform-settings/groups.ts';
import { groupSchemas } from '#web/features/administration/platform-settings/groups.ts';
import { SecondFactorField } from '#web/features/administration/platform-settings/second-factor-field.tsx';
import { useSettingsGroup } from '#web/features/administration/platform-settings/use-settings-group.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';

/** What guests may open, who grants the roles that read unpublished work, and a classroom's registration (docs/specification.md 2, 3). */
export function AccessGroup({ settings, onSettled }: GroupProps) {
  const t = useMessages();
  const group = useSettingsGroup('acceso', settings, groupSchemas.acceso, onSettled);
  const { values, set, errors } = group;
  return (
    <div className="flex flex-col gap-12">
      <GroupForm title={t('platform.group.acceso')} group={group}>
        <Checkbox
          label={t('platform.sitioPublico')}
          hint={t('platform.sitioPublico.hint')}
          error={errors.sitioPublico}
          checked={values.sitioPublico}
          onChange={({ currentTarget }) => set({ sitioPublico: currentTarget.checked })}
        />
        <Checkbox
          label={t('platform.tiemposPublicos')}
          hint={t('platform.tiemposPublicos.hint')}
          error={errors.tiemposPublicos}
          checked={values.tiemposPublicos}
          onChange={({ currentTarget }) => set({ tiemposPublicos: currentTarget.checked })}
        />
        <Checkbox
          label={t('platform.aprobacionDeRoles')}
          hint={t('platform.aprobacionDeRoles.hint')}
          error={errors.aprobacionDeRoles}
          checked={values.aprobacionDeRoles}
          onChange={({ currentTarget }) => set({ aprobacionDeRoles: currentTarget.checked })}
        />
        <SecondFactorField
          value={values.segundoPaso}
          error={errors.segundoPaso}
          onChange={(segundoPaso) => set({ segundoPaso })}
        />
      </GroupForm>
      <ClassRegistration until={settings.registroAbiertoHasta} />
    </div>
  );
}
