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

it('lets one write on at once where an item says so, by key and by pointer: nothing typed meanwhile is lost', async () => {
  const { user } = draw(
    <>
      <Menu trigger={<Button>Insertar</Button>}>
        <MenuItem writesOn onSelect={() => screen.getByRole('textbox').focus()}>
          Tabla
        </MenuItem>
      </Menu>
      <textarea aria-label="Texto" />
    </>,
  );
  const text = screen.getByRole<HTMLTextAreaElement>('textbox');
  await user.click(screen.getByRole('button', { name: 'Insertar' }));
  screen.getByRole('menuitem', { name: 'Tabla' }).click();
  expect(document.activeElement, 'in the same turn').toBe(text);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement, 'and once the menu is gone').toBe(text);

  await user.click(screen.getByRole('button', { name: 'Insertar' }));
  await user.keyboard('{ArrowDown}{Enter}después');
  expect(text.value).toBe('después');
});
