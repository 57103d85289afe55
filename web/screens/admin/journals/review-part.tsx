import { platformSettingsSchema } from '#contract/entities/system.ts';
import { GroupForm } from '#web/features/administration/platform-settings/group-form.tsx';
import { NumberField } from '#web/features/administration/platform-settings/number-field.tsx';
import { identityKeys } from '#web/features/reviewing/masking/identity-keys.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { OwnSetting } from './own-setting.tsx';
import type { PartProps } from './use-journal-part.ts';
import { useOwnSettings } from './use-own-settings.ts';

const { identidadRevision: identities, modoFlujo: modes } = platformSettingsSchema.shape;
const choices = ['cuatroOjos', 'discusionEntreRevisores', 'revisionesPublicas', 'preferenciasDeRevision'] as const;

/** Who knows whom in the reviews of a journal's works, and what its decisions take. */
export function ReviewPart(props: PartProps) {
  const t = useMessages();
  const part = useOwnSettings('revision', props);
  const { journal } = props;
  const own = { part, journal };
  const held = { ...journal.deLaPlataforma, ...part.own };
  const isOtherIdentity =
    held.identidadRevision !== { ...journal.deLaPlataforma, ...part.before.ajustes }.identidadRevision;
  return (
    <GroupForm title={t('managing.part.revision')} intro={t('managing.own.intro')} group={part}>
      <OwnSetting name="identidadRevision" label={t('platform.identidadRevision')} {...own}>
        {(value, onChange, error) => (
          <RadioGroup
            legend={t('platform.identidadRevision')}
            name="identidadRevision"
            error={error}
            value={value}
            onChange={({ currentTarget }) => onChange(identities.parse(currentTarget.value))}
            options={identities.options.map((each) => ({
              value: each,
              label: t(`platform.identidadRevision.${identityKeys[each]}`),
              description: t(`platform.identidadRevision.${identityKeys[each]}.text`),
            }))}
          />
        )}
      </OwnSetting>
      {isOtherIdentity && (
        <Notice tone="warning" live>
          {t(`platform.identidadRevision.${identityKeys[held.identidadRevision]}.change`)}
        </Notice>
      )}
      <OwnSetting name="modoFlujo" label={t('editor.mode.legend')} {...own}>
        {(value, onChange, error) => (
          <RadioGroup
            legend={t('editor.mode.legend')}
            name="modoFlujo"
            error={error}
            value={value}
            onChange={({ currentTarget }) => onChange(modes.parse(currentTarget.value))}
            options={modes.options.map((each) => ({
              value: each,
              label: t(`editor.mode.${each}`),
              description: t(`editor.mode.${each}.text`),
            }))}
          />
        )}
      </OwnSetting>
      {held.modoFlujo === 'profesional' && (
        <OwnSetting name="revisionesMinimas" label={t('editor.mode.needed')} {...own}>
          {(value, onChange, error) => (
            <NumberField
              {...{ error, value, onChange, min: 2, max: 10 }}
              label={t('editor.mode.needed')}
              hint={t('editor.mode.needed.hint')}
            />
          )}
        </OwnSetting>
      )}
      {choices
        .filter((name) => name !== 'cuatroOjos' || held.modoFlujo === 'minimalista')
        .map((name) => (
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
    </GroupForm>
  );
}
