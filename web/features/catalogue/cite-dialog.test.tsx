// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showForm } from '#web/features/forms/form.fixture.tsx';
import CiteDialog from './cite-dialog.tsx';

const id = (number: number) => `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const work = (number: number, titulo: string) => ({ id: id(number), titulo, autor: 'Ana Ruiz' });
const first = [work(1, 'Aguas'), work(2, 'Riberas')];
const second = [work(3, 'Deltas')];
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('takes the works of several pages to the files of the catalogue, and remembers them until they are removed', async () => {
  const page = await showForm(<CiteDialog works={first} onClose={vi.fn()} />);
  expect(screen.queryByRole('link')).toBeNull();
  await page.user.click(screen.getByRole('checkbox', { name: 'Riberas · Ana Ruiz' }));
  expect(hrefs()).toEqual(['bib', 'ris', 'csl.json'].map((end) => `/catalogo/obras.${end}?obra=${id(2)}`));
  page.unmount();

  const { user } = await showForm(<CiteDialog works={second} onClose={vi.fn()} />);
  const elsewhere = screen.getByRole('region', { name: 'Elegidas en otras páginas' });
  expect(within(elsewhere).getByRole<HTMLInputElement>('checkbox', { name: 'Riberas · Ana Ruiz' }).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Elegir todas' }));
  expect(hrefs()[0]).toContain(`?obra=${id(2)}&obra=${id(3)}`);
  await user.click(screen.getByRole('button', { name: 'Quitar todas' }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

it('copies the citations in the style that the reader chose, in their order, and says so where it cannot', async () => {
  const texts: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void texts.push(text));
  vi.stubGlobal('ClipboardItem', undefined);
  Reflect.deleteProperty(window, 'ClipboardItem');
  let isAway = false;
  const citePublication = (input: { params: { id: string; estilo: string } }) => {
    if (isAway) throw new Error('away');
    const texto = `${input.params.estilo} ${input.params.id.slice(-1)}`;
    return { estilo: 'vancouver' as const, texto, partes: [{ texto }] };
  };
  const { user } = await showForm(<CiteDialog works={first} onClose={vi.fn()} />, { citePublication });
  await user.click(screen.getByRole('button', { name: 'Elegir todas' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estilo' }), 'Vancouver');
  await user.click(screen.getByRole('button', { name: 'Copiar las citas' }));
  await waitFor(() => expect(texts).toEqual(['vancouver 1\n\nvancouver 2']));
  isAway = true;
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estilo' }), 'MLA 9');
  await user.click(screen.getByRole('button', { name: 'Copiar las citas' }));
  await screen.findByText('No se pudieron copiar. Inténtalo otra vez, o descárgalas.');
});
