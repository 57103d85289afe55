import { longest } from '#contract/limits.ts';
import { type PlanName, planNames } from '#contract/site-names.ts';
import { usePlanName } from '#web/features/institutions/plan-name.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

/** What administrators say of an institution, as typed. */
export interface Written {
  nombre: string;
  plan: PlanName;
  /** One a line. */
  dominios: string;
  ror: string;
  zonaHoraria: string;
}

/** The same as it is sent. */
export const bodyOf = ({ dominios, zonaHoraria, ror, ...said }: Written) => ({
  ...said,
  ror: ror.trim(),
  zonaHoraria: zonaHoraria.trim(),
  dominios: dominios.split(/[\s,;]+/).filter(Boolean),
});

interface Props {
  values: Written;
  onChange: (changes: Partial<Written>) => void;
  faultOf: (field: string) => string | undefined;
}

/** Plan, domains, ROR iD and time zone of an institution. */
export function InstitutionFields({ values, onChange, faultOf }: Props) {
  const t = useMessages();
  const planName = usePlanName();
  const { dominios } = bodyOf(values);
  const faults = dominios.flatMap((domain, at) => {
    const fault = faultOf(`dominios.${at}`);
    return fault ? [`${domain}: ${fault}`] : [];
  });
  return (
    <>
      <Field label={t('membership.plan')} error={faultOf('plan')}>
        <Select
          value={values.plan}
          onChange={({ currentTarget: { value } }) =>
            onChange({ plan: planNames.find((each) => each === value) ?? 'basico' })
          }
          options={planNames.map((value) => ({ value, label: planName(value) }))}
        />
      </Field>
      <Field
        label={t('membership.domains')}
        hint={t('membership.domains.hint')}
        error={faults.length > 0 ? faults.join(' ') : faultOf('dominios')}
      >
        <Textarea
          rows={3}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={20 * longest.mailDomain}
          value={values.dominios}
          onChange={({ currentTarget }) => onChange({ dominios: currentTarget.value })}
        />
      </Field>
      <Field label={t('membership.ror')} error={faultOf('ror')}>
        <Input
          maxLength={longest.link}
          value={values.ror}
          onChange={({ currentTarget }) => onChange({ ror: currentTarget.value })}
        />
      </Field>
      <Field label={t('membership.zone')} hint={t('membership.zone.hint')} error={faultOf('zonaHoraria')}>
        <Input
          maxLength={longest.timeZone}
          spellCheck={false}
          value={values.zonaHoraria}
          onChange={({ currentTarget }) => onChange({ zonaHoraria: currentTarget.value })}
        />
      </Field>
    </>
  );
}
