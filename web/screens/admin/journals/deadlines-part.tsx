import { DaysField } from '#web/features/administration/platform-settings/days-field.tsx';
import { GroupForm } from '#web/features/administration/platform-settings/group-form.tsx';
import { NumberField } from '#web/features/administration/platform-settings/number-field.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { OwnSetting } from './own-setting.tsx';
import type { PartProps } from './use-journal-part.ts';
import { useOwnSettings } from './use-own-settings.ts';

const lengths = [
  ['plazoRevisionDias', 1, 365],
  ['plazoInvitacionDias', 1, 90],
  ['plazoApelacionDias', 1, 365],
  ['plazoPruebasDias', 1, 90],
] as const;
const switches = ['etapaProduccion', 'recordatorios'] as const;
const reminders = ['recordarAntesDias', 'recordarDespuesDias', 'recordarAutoresDias'] as const;

/** How long a journal's reviewers have, and who is reminded when. */
export function DeadlinesPart(props: PartProps) {
  const t = useMessages();
  const part = useOwnSettings('plazos', props);
  const { journal } = props;
  const own = { part, journal };
  const reminds = part.own.recordatorios ?? journal.deLaPlataforma.recordatorios;
  return (
    <GroupForm title={t('managing.part.plazos')} intro={t('managing.own.intro')} group={part}>
      {lengths.map(([name, min, max]) => (
        <OwnSetting key={name} name={name} label={t(`platform.${name}`)} {...own}>
          {(value, onChange, error) => (
            <NumberField
              {...{ error, value, onChange, min, max }}
              label={t(`platform.${name}`)}
              hint={t(`platform.${name}.hint`)}
            />
          )}
        </OwnSetting>
      ))}
      {switches.map((name) => (
        <OwnSetting key={name} name={name} label={t(`platform.${name}`)} {...own}>
          {(value, onChange, error) => (
            <Checkbox
              label={t(`platform.${name}`)}
              hint={t(`platform.${name}.hint`)}
              error={error}
              checked={value}
              onChange={({ currentTarget }) => onChange(currentTarget.checked)}
            />
          )}
        </OwnSetting>
      ))}
      {reminds && (
        <>
          {reminders.map((name) => (
            <OwnSetting key={name} name={name} label={t(`platform.${name}`)} {...own}>
              {(days, onChange, error) => (
                <DaysField
                  {...{ error, days, onChange }}
                  label={t(`platform.${name}`)}
                  hint={t(`platform.${name}.hint`)}
                />
              )}
            </OwnSetting>
          ))}
          <OwnSetting name="recordarEditoresDias" label={t('platform.recordarEditoresDias')} {...own}>
            {(value, onChange, error) => (
              <NumberField
                {...{ error, value, onChange, min: 0, max: 90 }}
                label={t('platform.recordarEditoresDias')}
                hint={t('platform.recordarEditoresDias.hint')}
              />
            )}
          </OwnSetting>
        </>
      )}
    </GroupForm>
  );
}
