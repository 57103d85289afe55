import { type DoiAgency, doiAgencies } from '#contract/deposits.ts';
import { longest } from '#contract/limits.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Select } from '#web/ui/Select.tsx';

/** The settings of DOIs that are typed, of the platform and of a journal. */
export const doiTexts = [
  { name: 'patronDoi', maxLength: longest.doiPattern, placeholder: '{revista}.{anio}.{id}', spellCheck: false },
  { name: 'politicaCorrecciones', maxLength: longest.pastedDoi, placeholder: '10.1590/…', spellCheck: false },
] as const;

type Props = { value: DoiAgency; onChange: (agency: DoiAgency) => void };

/** Who registers DOIs. */
export function DoiAgencySelect({ value, onChange, ...field }: Props) {
  const t = useMessages();
  const names = { NINGUNA: t('platform.agenciaDoi.NINGUNA'), CROSSREF: 'Crossref', DATACITE: 'DataCite' };
  return (
    <Select
      {...field}
      className="max-w-80"
      value={value}
      onChange={({ currentTarget }) => onChange(doiAgencies.find((each) => each === currentTarget.value) ?? 'NINGUNA')}
      options={doiAgencies.map((agency) => ({ value: agency, label: names[agency] }))}
    />
  );
}
