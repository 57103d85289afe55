import type { ChangeEvent, ReactNode } from 'react';
import { type Choice, ChoiceGroup } from './ChoiceGroup.tsx';

export type CheckboxGroupProps = {
  legend: ReactNode;
  name: string;
  options: readonly Choice[];
  /** The chosen ones. */
  values: readonly string[];
  onChange: (value: string, isChosen: boolean) => void;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
};

/** Some of a few, each with a line that explains it. */
export function CheckboxGroup({ name, values, onChange, ...group }: CheckboxGroupProps) {
  const change = ({ currentTarget: { value, checked } }: ChangeEvent<HTMLInputElement>) => onChange(value, checked);
  return (
    <ChoiceGroup
      {...group}
      box={({ value }) => ({ type: 'checkbox', name, checked: values.includes(value), onChange: change })}
    />
  );
}
