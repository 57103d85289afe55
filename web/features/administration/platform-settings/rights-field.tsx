import { longest } from '#contract/limits.ts';
import { type RightsSetting, rightsDemands } from '#contract/rights.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

type Props = { setting: RightsSetting; onChange: (setting: RightsSetting) => void; error?: string | undefined };

/** Whether each author signs a licence, and which text; the text only where it is asked for. */
export function RightsField({ setting, onChange, error }: Props) {
  const t = useMessages();
  const { demanda, texto } = setting;
  return (
    <div className="flex flex-col gap-6">
      <Field label={t('rights.setting')} hint={t('rights.setting.hint')} error={error}>
        <Select
          options={rightsDemands.map((value) => ({ value, label: t(`platform.declaraciones.${value}`) }))}
          value={demanda}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...setting, demanda: rightsDemands.find((each) => each === value) ?? demanda })
          }
        />
      </Field>
      {demanda !== 'NO_SE_PIDE' &&
        (['es', 'en'] as const).map((language) => (
          <Field key={language} label={t(`rights.setting.${language}`)} hint={t('rights.setting.text.hint')}>
            <Textarea
              rows={5}
              lang={language}
              maxLength={longest.rightsText}
              value={texto[language]}
              onChange={({ currentTarget }) =>
                onChange({ ...setting, texto: { ...texto, [language]: currentTarget.value } })
              }
            />
          </Field>
        ))}
    </div>
  );
}
