// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { CiteDialog } from './cite-dialog.tsx';

const id = (number: number) => `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const work = (number: number, titulo: string) => ({ id: id(number), titulo, autor: 'Ana Ruiz' });
const [aguas, riberas] = [work(1, 'Aguas'), work(2, 'Riberas')];
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

// Screens of other files that went before in this worker keep things in it, too.
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('gathers works one by one, takes those that are chosen to the files, and remembers them until they are removed', async () => {
  const before = await showForm(<CiteDialog work={aguas} onClose={vi.fn()} />);
  expect(hrefs()).toEqual(['bib', 'ris', 'csl.json'].map((end) => `/catalogo/obras.${end}?obra=${id(1)}`));
  before.unmount();

  const { user } = await showForm(<CiteDialog work={riberas} onClose={vi.fn()} />);
  expect(hrefs()[0]).toContain(`?obra=${id(1)}&obra=${id(2)}`);
  await user.click(screen.getByRole('checkbox', { name: 'Aguas' }));
  expect(hrefs()[0]).toMatch(new RegExp(`obra=${id(2)}$`));
  // In the order in which they were chosen first.
  await user.click(screen.getByRole('checkbox', { name: 'Aguas' }));
  expect(hrefs()[0]).toContain(`?obra=${id(1)}&obra=${id(2)}`);
  await user.click(screen.getByRole('button', { name: 'Quitar todas' }));
  expect(screen.queryByRole('link')).toBeNull();
  // It is kept after the paint, which may come later than the click.
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

it('offers the books among them to booksellers, and nothing of it where there is none', async () => {
  const book = { ...work(3, 'Tratado de riberas'), tipo: 'LIBRO' as const };
  (await showForm(<CiteDialog work={{ ...aguas, tipo: 'ARTICULO' }} onClose={vi.fn()} />)).unmount();
  // A book that was kept by a page of before, which did not say what it was.
  sessionStorage.setItem('pliego-citar', JSON.stringify([aguas, work(3, 'Tratado de riberas')]));
  const before = await showForm(<CiteDialog work={riberas} onClose={vi.fn()} />);
  expect(screen.queryByRole('link', { name: 'ONIX' })).toBeNull();
  before.unmount();
  const { user } = await showForm(<CiteDialog work={book} onClose={vi.fn()} />);
  const onix = () => screen.queryByRole('link', { name: 'ONIX' })?.getAttribute('href');
  expect(onix()).toBe(`/catalogo/libros.onix?obra=${id(3)}`);
  expect(hrefs()[0]).toContain(`?obra=${id(1)}&obra=${id(3)}&obra=${id(2)}`);
  await user.click(screen.getByRole('checkbox', { name: 'Tratado de riberas' }));
  expect(onix()).toBeUndefined();
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
  (await showForm(<CiteDialog work={aguas} onClose={vi.fn()} />)).unmount();
  const { user } = await showForm(<CiteDialog work={riberas} onClose={vi.fn()} />, { citePublication });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estilo' }), 'Vancouver');
  await user.click(screen.getByRole('button', { name: 'Copiar las citas' }));
  await waitFor(() => expect(texts).toEqual(['vancouver 1\n\nvancouver 2']));
  isAway = true;
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estilo' }), 'MLA 9');
  await user.click(screen.getByRole('button', { name: 'Copiar las citas' }));
  await screen.findByText('No se pudieron copiar. Inténtalo otra vez, o descárgalas.');
});

it('copies the citations of the others where a work was withdrawn, and names it', async () => {
  const texts: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void texts.push(text));
  vi.stubGlobal('ClipboardItem', undefined);
  Reflect.deleteProperty(window, 'ClipboardItem');
  const citePublication = ({ params }: { params: { id: string } }) => {
    if (params.id === aguas.id) refusing({}, 'no_encontrado')();
    return { estilo: 'apa' as const, texto: 'La otra', partes: [{ texto: 'La otra' }] };
  };
  (await showForm(<CiteDialog work={aguas} onClose={vi.fn()} />)).unmount();
  const { user } = await showForm(<CiteDialog work={riberas} onClose={vi.fn()} />, { citePublication });
  await user.click(screen.getByRole('button', { name: 'Copiar las citas' }));
  await screen.findByText('Copiadas, menos las de obras que ya no se pueden citar: Aguas.');
  expect(texts).toEqual(['La otra']);
});
