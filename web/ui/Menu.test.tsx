// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { draw } from './draw.fixture.tsx';
import { Menu, MenuItem, MenuLabel } from './Menu.tsx';

function menu() {
  const onSelect = vi.fn(() => document.activeElement);
  const { user } = draw(
    <nav>
      <Menu trigger={<Button>Exportar</Button>}>
        <MenuLabel>Como archivo</MenuLabel>
        <MenuItem onSelect={onSelect}>PDF</MenuItem>
        <MenuItem disabled onSelect={onSelect}>
          Word
        </MenuItem>
        <MenuItem link={<a href="/citar" />}>Citar</MenuItem>
      </Menu>
    </nav>,
  );
  return { user, onSelect, trigger: screen.getByRole('button', { name: 'Exportar' }) };
}

it('drops from its button, inside the landmark where that is', async () => {
  const { user, trigger } = menu();
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(trigger);
  expect(screen.getByRole('navigation').contains(screen.getByRole('menu'))).toBe(true);
  expect(screen.getByRole('menuitem', { name: 'Citar' }).getAttribute('href')).toBe('/citar');
});

it('acts once it is gone and the focus is back, so that a dialog returns there', async () => {
  const { user, onSelect, trigger } = menu();
  await user.click(trigger);
  await user.click(screen.getByRole('menuitem', { name: 'PDF' }));
  await waitFor(() => expect(onSelect).toHaveReturnedWith(trigger));
  expect(screen.queryByRole('menu')).toBeNull();
});

it('does nothing with what is shut', async () => {
  const { user, onSelect, trigger } = menu();
  await user.click(trigger);
  const word = screen.getByRole('menuitem', { name: 'Word' });
  expect(word.getAttribute('aria-disabled')).toBe('true');
  word.click();
  expect(screen.getByRole('menu')).toBeTruthy();
  expect(onSelect).not.toHaveBeenCalled();
});
