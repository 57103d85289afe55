// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { describedBy, draw } from './draw.fixture.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'a', label: 'Aceptar', description: 'Como está.' },
  { value: 'b', label: 'Rechazar' },
  { value: 'c', label: 'Aplazar', disabled: true },
];

it('is one choice of a few, each with the line that explains it', async () => {
  const onChange = vi.fn();
  const { user } = draw(
    <RadioGroup legend="Decisión" name="d" options={options} defaultValue="b" onChange={onChange} />,
  );
  const [accept, reject, postpone] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([accept, reject, postpone].map((radio) => radio?.checked)).toEqual([false, true, false]);
  expect(accept && describedBy(accept)).toEqual(['Como está.']);
  await user.click(screen.getByText('Aceptar'));
  expect([accept, reject, postpone].map((radio) => radio?.checked)).toEqual([true, false, false]);
  await user.click(screen.getByText('Aplazar'));
  expect(accept?.checked).toBe(true);
  expect(onChange).toHaveBeenCalledOnce();
});

it('is as its owner says, where they hold its value', async () => {
  const { user } = draw(<RadioGroup legend="Decisión" name="d" options={options} value="b" onChange={() => {}} />);
  await user.click(screen.getByText('Aceptar'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Rechazar' }).checked).toBe(true);
});

it('is described as a whole by what is wrong, and by its hint', () => {
  draw(<RadioGroup legend="Decisión" name="d" options={options} hint="Una sola." error="Elige una." />);
  const group = screen.getByRole('group', { name: 'Decisión' });
  expect(describedBy(group)).toEqual(['Elige una.', 'Una sola.']);
  for (const radio of screen.getAllByRole('radio')) expect(radio.getAttribute('aria-invalid')).toBe('true');
});
