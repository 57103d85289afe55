import type { ComponentProps, ReactNode } from 'react';
import { type Choice, ChoiceGroup } from './ChoiceGroup.tsx';

export type RadioGroupProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'children' | 'id'
> & {
  legend: ReactNode;
  name: string;
  options: readonly Choice[];
  /** The chosen value, with `onChange`; or `defaultValue`, or neither with a form library's `register`. */
  value?: string;
  defaultValue?: string;
  hint?: ReactNode;
  error?: ReactNode;
};

/** One choice of a few, each with a line that explains it. Other attributes go to every radio button. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, options, value, defaultValue, hint, error, className, disabled, ...rest } = props;
  return (
    <ChoiceGroup
      {...{ legend, options, hint, error, className, disabled }}
      box={(option) => ({
        ...rest,
        type: 'radio',
        checked: value === undefined ? undefined : value === option.value,
        defaultChecked: defaultValue === undefined ? undefined : defaultValue === option.value,
      })}
    />
  );
}
