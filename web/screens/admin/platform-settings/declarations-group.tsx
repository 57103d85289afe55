import { DemandsField } from '#web/features/administration/platform-settings/demands-field.tsx';
import { GroupForm } from '#web/features/administration/platform-settings/group-form.tsx';
import type { GroupProps } from '#web/features/administration/platform-settings/groups.ts';
import { groupSchemas } from '#web/features/administration/platform-settings/groups.ts';
import { RightsField } from '#web/features/administration/platform-settings/rights-field.tsx';
import { useSettingsGroup } from '#web/features/administration/platform-settings/use-settings-group.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** What authors are asked to declare before they send a work. */
export function DeclarationsGroup({ settings, onSettled }: GroupProps) {
  const t = useMessages();
  const group = useSettingsGroup('declaraciones', settings, groupSchemas.declaraciones, onSettled);
  return (
    <GroupForm title={t('platform.group.declaraciones')} intro={t('platform.declaraciones.intro')} group={group}>
      <DemandsField demands={group.values.declaraciones} onChange={(declaraciones) => group.set({ declaraciones })} />
      <RightsField setting={group.values.derechos} onChange={(derechos) => group.set({ derechos })} />
    </GroupForm>
  );
}
