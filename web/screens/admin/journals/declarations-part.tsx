import { DemandsField } from '#web/features/administration/platform-settings/demands-field.tsx';
import { GroupForm } from '#web/features/administration/platform-settings/group-form.tsx';
import { RightsField } from '#web/features/administration/platform-settings/rights-field.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { OwnSetting } from './own-setting.tsx';
import type { PartProps } from './use-journal-part.ts';
import { useOwnSettings } from './use-own-settings.ts';

/** What a journal asks its authors to declare: what the platform asks, or something of its own. */
export function DeclarationsPart(props: PartProps) {
  const t = useMessages();
  const part = useOwnSettings('declaraciones', props);
  return (
    <GroupForm title={t('managing.part.declaraciones')} intro={t('platform.declaraciones.intro')} group={part}>
      <OwnSetting name="declaraciones" label={t('platform.group.declaraciones')} part={part} journal={props.journal}>
        {(demands, onChange) => <DemandsField demands={demands} onChange={onChange} />}
      </OwnSetting>
      <OwnSetting name="derechos" label={t('rights.setting')} part={part} journal={props.journal}>
        {(setting, onChange, error) => <RightsField setting={setting} onChange={onChange} error={error} />}
      </OwnSetting>
    </GroupForm>
  );
}
