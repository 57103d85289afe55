// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { describedBy, draw } from './draw.fixture.tsx';

it('is ticked by its words', async () => {
  const onChange = vi.fn();
  const { user } = draw(<Checkbox label="Acepto" onChange={onChange} />);
  await user.click(screen.getByText('Acepto'));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Acepto' }).checked).toBe(true);
  expect(onChange).toHaveBeenCalledOnce();
});

it('is described by what is wrong with it, and by its hint', () => {
  draw(<Checkbox label="Acepto" hint="Puedes retirarlo." error="Falta aceptarlo." />);
  const box = screen.getByRole('checkbox', { name: 'Acepto' });
  expect(describedBy(box)).toEqual(['Falta aceptarlo.', 'Puedes retirarlo.']);
  expect(box.getAttribute('aria-invalid')).toBe('true');
});
