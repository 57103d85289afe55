// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from './draw.fixture.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { value: 'obra', label: 'Obra', content: 'El texto' },
  { value: 'revisiones', label: 'Revisiones', count: 3, content: 'Los informes' },
];

it('shows one view at a time, the first to begin with, and how much is in the others', async () => {
  const { user } = draw(<Tabs label="Partes" tabs={tabs} />);
  expect(screen.getByRole('tablist', { name: 'Partes' })).toBeTruthy();
  expect(screen.getByRole('tabpanel', { name: 'Obra' }).textContent).toBe('El texto');
  const reviews = screen.getByRole('tab', { name: /Revisiones/ });
  expect(reviews.textContent).toBe('Revisiones3');
  await user.click(reviews);
  expect(screen.getByRole('tabpanel').textContent).toBe('Los informes');
  expect(reviews.getAttribute('aria-selected')).toBe('true');
});

it('is turned by the arrows', async () => {
  const { user } = draw(<Tabs label="Partes" tabs={tabs} />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel').textContent).toBe('Los informes');
});

it('leaves the choice to who holds it', async () => {
  const onValueChange = vi.fn();
  const { user } = draw(<Tabs label="Partes" tabs={tabs} value="obra" onValueChange={onValueChange} />);
  await user.click(screen.getByRole('tab', { name: /Revisiones/ }));
  expect(onValueChange).toHaveBeenCalledWith('revisiones');
  expect(screen.getByRole('tabpanel').textContent).toBe('El texto');
});
