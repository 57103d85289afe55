// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#web/show.fixture.tsx';
import { readAddress } from './address.ts';
import { CatalogueSearch } from './catalogue-search.tsx';

const address = readAddress(new URLSearchParams('q=agua&tipo=TESIS'));
const suggestions = {
  obras: [{ id: '0197a1b2-0000-7000-8000-000000000001', titulo: 'Humedales del sur', tipo: 'ARTICULO' as const }],
  palabras: ['humedad'],
  autores: [],
};
const open = () => show(<CatalogueSearch address={address} />, { suggestSearches: () => suggestions });

it('suggests below the catalogue’s own box, within reach of the arrows', async () => {
  const { user, asked, place } = await open();
  const box = screen.getByRole('combobox', { name: 'Buscar en el catálogo' });
  await user.clear(box);
  await user.type(box, 'hume');
  const option = await screen.findByRole('option', { name: 'Humedales del sur' });
  expect(asked.at(-1)).toMatchObject({ call: 'suggestSearches', input: { query: { search: 'hume' } } });
  await user.keyboard('{ArrowDown}');
  expect(box.getAttribute('aria-activedescendant')).toBe(option.id);
  await user.keyboard('{Enter}');
  expect(place()).toContain('/catalogo/0197a1b2-0000-7000-8000-000000000001');
});

it('looks for what was typed where nothing suggested was chosen', async () => {
  const { user, place } = await open();
  const box = screen.getByRole('combobox');
  await user.clear(box);
  await user.type(box, 'hume');
  await screen.findByRole('option', { name: 'humedad' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{Enter}');
  expect(place()).toBe('/catalogo');
});

it('suggests nothing before anything is typed', async () => {
  const { asked } = await open();
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('agua');
  expect(asked).toEqual([]);
});
