// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { describedBy, draw } from './draw.fixture.tsx';

const options = [
  { value: 'a', label: 'Nora Paz', description: 'Firma tres obras.' },
  { value: 'b', label: 'Luis Mar' },
  { value: 'c', label: 'Eva Sol', disabled: true },
];

it('is some of a few, each with the line that explains it, as its owner says', async () => {
  const onChange = vi.fn();
  const { user } = draw(
    <CheckboxGroup legend="Revisores" name="r" options={options} values={['b']} onChange={onChange} />,
  );
  const [nora, luis, eva] = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect([nora, luis, eva].map((box) => box?.checked)).toEqual([false, true, false]);
  expect(nora && describedBy(nora)).toEqual(['Firma tres obras.']);
  await user.click(screen.getByText('Nora Paz'));
  await user.click(screen.getByText('Luis Mar'));
  await user.click(screen.getByText('Eva Sol'));
  expect(onChange.mock.calls).toEqual([
    ['a', true],
    ['b', false],
  ]);
});

it('is described as a whole by what is wrong, and by its hint', () => {
  draw(
    <CheckboxGroup
      legend="Revisores"
      name="r"
      options={options}
      values={[]}
      onChange={() => {}}
      hint="Los que hagan falta."
      error="Elige a alguien."
    />,
  );
  expect(describedBy(screen.getByRole('group', { name: 'Revisores' }))).toEqual([
    'Elige a alguien.',
    'Los que hagan falta.',
  ]);
  for (const box of screen.getAllByRole('checkbox')) expect(box.getAttribute('aria-invalid')).toBe('true');
});
