// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from './draw.fixture.tsx';
import { SearchBox } from './SearchBox.tsx';

it('tells its words as they are typed, and without their edges once Enter is pressed', async () => {
  const onChange = vi.fn();
  const onSearch = vi.fn();
  const { user } = draw(<SearchBox label="Buscar" onChange={onChange} onSearch={onSearch} />);
  await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), ' ave {Enter}');
  expect(onChange.mock.calls.flat()).toEqual([' ', ' a', ' av', ' ave', ' ave ']);
  expect(onSearch.mock.calls).toEqual([['ave']]);
});

it('only filters, where nothing is done with Enter: the page stays', async () => {
  const left = vi.fn((event: Event) => event.defaultPrevented);
  const { user } = draw(<SearchBox label="Buscar" />);
  window.addEventListener('submit', left);
  await user.type(screen.getByRole('searchbox'), 'ave{Enter}');
  window.removeEventListener('submit', left);
  expect(left).toHaveReturnedWith(true);
});

it('is sent by its button too, and as a plain form before scripts have loaded', async () => {
  const onSearch = vi.fn();
  const { user, container } = draw(
    <SearchBox label="Buscar" action="/catalogo" submitLabel="Buscar obras" defaultValue="ave" onSearch={onSearch} />,
  );
  await user.click(screen.getByRole('button', { name: 'Buscar obras' }));
  expect(onSearch).toHaveBeenCalledWith('ave');
  expect(container.querySelector('form')?.getAttribute('action')).toBe('/catalogo');
  expect(container.querySelector('input')?.name).toBe('q');
});
