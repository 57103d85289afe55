import { longest } from '#contract/limits.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { type Declining, reasons } from './declining.ts';

type Props = {
  value: Declining;
  onChange: (value: Declining) => void;
  /** The reviewer may know who wrote the work, and so say that they have a conflict with them. */
  knowsAuthors: boolean;
};

/** Why somebody does not review a work: reasons to tick, words, whom to ask instead, and a conflict of interest. */
export function DeclineFields({ value, onChange, knowsAuthors }: Props) {
  const t = useMessages();
  const change = (part: Partial<Declining>) => onChange({ ...value, ...part });
  const toggle = (reason: Declining['reasons'][number], isOn: boolean) =>
    change({ reasons: reasons.filter((each) => (each === reason ? isOn : value.reasons.includes(each))) });
  return (
    <div className="flex flex-col gap-6">
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 text-sm font-semibold">{t('reviewing.decline.why')}</legend>
        {reasons.map((reason, index) => (
          <Checkbox
            key={reason}
            label={t(`reviewing.decline.${reason}`)}
            checked={value.reasons.includes(reason)}
            onChange={(event) => toggle(reason, event.currentTarget.checked)}
            {...(index === 0 && { 'data-first-focus': true })}
          />
        ))}
      </fieldset>
      {value.reasons.includes('conflicto') && (
        <fieldset className="flex flex-col gap-3 border-s-2 border-line ps-4">
          <legend className="mb-2 text-sm font-semibold">{t('reviewing.decline.conflict')}</legend>
          {knowsAuthors && (
            <Checkbox
              label={t('reviewing.decline.conflict.authors')}
              checked={value.conAutores}
              onChange={(event) => change({ conAutores: event.currentTarget.checked })}
            />
          )}
          <Field label={t('reviewing.decline.conflict.institution')} optional={t('reviewer.form.optional')}>
            <Input
              maxLength={longest.institution}
              value={value.institucion}
              onChange={(event) => change({ institucion: event.currentTarget.value })}
            />
          </Field>
        </fieldset>
      )}
      <Field label={t('reviewer.decline.motivo')} hint={t('reviewer.decline.motivo.hint')}>
        <Textarea
          rows={3}
          maxLength={longest.declineWords}
          value={value.words}
          onChange={(event) => change({ words: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={t('reviewing.decline.instead')}
        hint={t('reviewing.decline.instead.hint')}
        optional={t('reviewer.form.optional')}
      >
        <Input
          maxLength={longest.suggestedReviewers}
          value={value.sugiereA}
          onChange={(event) => change({ sugiereA: event.currentTarget.value })}
        />
      </Field>
    </div>
  );
}
