// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from './draw.fixture.tsx';
import { IconButton } from './IconButton.tsx';

it('is named by its label, whatever its icon and its number show', async () => {
  const onClick = vi.fn();
  const { user } = draw(<IconButton label="Avisos (120)" icon={<i>i</i>} count={120} onClick={onClick} />);
  const button = screen.getByRole('button', { name: 'Avisos (120)' });
  expect(button.textContent).toBe('i99+');
  await user.click(button);
  expect(onClick).toHaveBeenCalledOnce();
});

it('shows no number where there is nothing to count', () => {
  draw(<IconButton label="Avisos" icon={<i />} count={0} />);
  expect(screen.getByRole('button', { name: 'Avisos' }).textContent).toBe('');
});

it('says under the keyboard what it does', async () => {
  const { user } = draw(<IconButton label="Avisos" icon={<i />} />);
  await user.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Avisos');
});
