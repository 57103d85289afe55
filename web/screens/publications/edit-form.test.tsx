// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { longest } from '#contract/limits.ts';
import { enterAs } from '#web/data/session.fixture.ts';
import { away, complaints, field, fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { humedales } from '#web/publication.fixture.ts';
import { describedBy } from '#web/ui/draw.fixture.tsx';
import { Screen } from './edit.tsx';
import { EditForm } from './edit-form.tsx';

const address = '/publications/1/edit';
const work = humedales({ estado: 'BORRADOR', categoria: 'Ecología', acciones: ['EDITAR'] });
const params = { id: work.id };
const written = { Título: ' Humedales de sal ', Categoría: 'Biología', 'Palabras clave': 'aves, sal, aves' };
const button = () => screen.getByRole('button', { name: 'Guardar Cambios' });
const text = () => screen.findByRole('textbox', { name: 'Texto de la publicación' });
type Answers = NonNullable<Parameters<typeof showForm>[1]>;

/** The form of Ana's draft, with its editor at hand. */
async function opened(answers: Answers = {}) {
  await enterAs('AUTOR');
  const shown = await showForm(
    <EditForm work={work} />,
    { listFiles: () => ({ files: [] }), listAuthors: () => ({ autores: [] }), ...answers },
    address,
  );
  await text();
  const sent = () => shown.asked.filter(({ call }) => call === 'updatePublication').map(({ input }) => input);
  return { ...shown, sent };
}

it('sends the facts once, also at a double click, and leads to the dashboard', async () => {
  const { user, sent, place } = await opened({ updatePublication: () => work });
  await fill(user, written);
  await user.dblClick(button());
  await waitFor(() => expect(place()).toBe('/dashboard'));
  const facts = { titulo: 'Humedales de sal', palabrasClave: ['aves', 'sal'] };
  expect(sent()).toEqual([{ params, body: { ...facts, metadatos: { categoria: 'Biología' } } }]);
});

it('leaves to a co-author what they changed meanwhile', async () => {
  const theirs = { ...work, titulo: 'Otro título', resumen: 'Otro resumen.' };
  const { user, sent } = await opened({ updatePublication: () => theirs });
  await fill(user, { 'Palabras clave': 'aves, sal' });
  await user.click(button());
  await waitFor(() => expect(sent()).toEqual([{ params, body: { palabrasClave: ['aves', 'sal'], metadatos: {} } }]));
});

it('sends what else was changed, and nothing of what was not', async () => {
  const { user, sent } = await opened({ updatePublication: () => work });
  await user.selectOptions(screen.getByLabelText('Tipo'), 'Libro');
  await user.selectOptions(field('Licencia'), 'CC BY 4.0');
  await fill(user, { Páginas: '12' });
  await user.click(screen.getByRole('button', { name: 'Añadir título y resumen en inglés' }));
  await fill(user, { 'Traducción del título': 'Wetlands', 'Traducción del resumen': 'Birds of passage.' });
  await user.click(button());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([
    {
      body: {
        tipo: 'LIBRO',
        licencia: 'https://creativecommons.org/licenses/by/4.0/',
        metadatos: { pages: 12 },
        traducciones: [{ idioma: 'en', titulo: 'Wetlands', resumen: 'Birds of passage.', palabrasClave: [] }],
      },
    },
  ]);
  for (const same of ['titulo', 'resumen', 'palabrasClave', 'idioma'])
    expect(sent()).not.toMatchObject([{ body: { [same]: expect.anything() } }]);
});

it('offers languages with a capital, as the choices that they are', async () => {
  await opened();
  const names = Array.from(screen.getByLabelText<HTMLSelectElement>('Idioma').options, ({ text }) => text);
  expect(names).toContain('Español');
  expect(names.filter((name) => !/^\p{Lu}/u.test(name))).toEqual([]);
});

it('keeps a summary that is too long, says by how much, and sends it once it fits', async () => {
  const { user, sent } = await opened({ updatePublication: () => work });
  const summary = field('Resumen');
  fireEvent.input(summary, { target: { value: 'x'.repeat(longest.summary + 12) } });
  await user.click(button());
  expect(describedBy(summary)).toEqual(['Sobran 12 caracteres: caben 20.000']);
  expect(document.activeElement).toBe(summary);
  expect(summary.value).toHaveLength(longest.summary + 12);
  expect(sent()).toEqual([]);
  fireEvent.input(summary, { target: { value: 'Aves de paso.' } });
  await user.click(button());
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it('opens on the text: of the facts only the title stands before it', async () => {
  await opened();
  const editor = await text();
  const isBefore = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(isBefore(field('Título'), editor)).toBe(true);
  for (const label of ['Resumen', 'Categoría', 'Palabras clave', 'Licencia'])
    expect(isBefore(editor, field(label))).toBe(true);
});

it('says beside each field what is missing, goes to the first, and sends nothing', async () => {
  const { user, sent } = await opened();
  await fill(user, { Título: '', Resumen: '', Categoría: '', 'Palabras clave': '' });
  await user.click(button());
  await waitFor(() =>
    expect(complaints()).toEqual({
      Título: 'Escribe el título',
      Resumen: 'Escribe el resumen',
      Categoría: 'Escribe la categoría',
      'Palabras clave': 'Escribe al menos una palabra clave',
    }),
  );
  expect(document.activeElement).toBe(field('Título'));
  expect(sent()).toEqual([]);
});

it('says beside its field what the server has against it, and keeps the rest', async () => {
  const { user, place } = await opened({ updatePublication: refusing({ 'metadatos.categoria': 'No existe.' }) });
  await fill(user, written);
  await user.click(button());
  await waitFor(() => expect(complaints()).toEqual({ Categoría: 'No existe.' }));
  expect([document.activeElement, field('Título').value]).toEqual([field('Categoría'), written.Título]);
  expect(place()).toBe(address);
});

it('says that the server cannot be reached, and keeps what was written', async () => {
  const { user, place } = await opened({ updatePublication: away });
  await fill(user, written);
  await user.click(button());
  expect(await screen.findByText(/^Error al actualizar publicación: No pudimos conectar/)).toBeTruthy();
  expect([field('Categoría').value, place()]).toEqual([written.Categoría, address]);
});

it('stays, with what was written, where the line is lost while the work is asked for anew; a work that is gone does not', async () => {
  await enterAs('AUTOR');
  let getPublication: () => typeof work = () => work;
  const { user, queryClient, asked } = await showForm(
    <Screen />,
    { listFiles: () => ({ files: [] }), listAuthors: () => ({ autores: [] }), getPublication: () => getPublication() },
    address,
  );
  await text();
  await fill(user, { Título: 'A medias' });
  getPublication = away;
  await act(() => queryClient.invalidateQueries({ queryKey: ['getPublication'] }));
  expect(asked.filter(({ call }) => call === 'getPublication').length).toBeGreaterThan(1);
  expect(field('Título').value).toBe('A medias');
  getPublication = refusing({}, 'no_encontrado');
  await act(() => queryClient.invalidateQueries({ queryKey: ['getPublication'] }));
  expect(screen.queryByLabelText(/^Título/)).toBeNull();
});

it('sends nothing while the server has not got its text', async () => {
  const { user, sent } = await opened({ updatePublication: () => work });
  await user.type(await text(), 'Aves.');
  await user.click(button());
  expect(await screen.findByText(/^El texto todavía no está guardado/)).toBeTruthy();
  expect(sent()).toEqual([]);
});

it('sends its text now at Ctrl+S, wherever the focus is, and opens no dialog of the browser', async () => {
  const { user, asked } = await opened();
  const saves = () => asked.filter(({ call }) => call === 'saveContent').length;
  await user.type(await text(), 'A');
  const before = saves();
  const isLeftToBrowser = (key: KeyboardEventInit) => fireEvent.keyDown(field('Título'), key);
  expect(isLeftToBrowser({ key: 's', ctrlKey: true, altKey: true })).toBe(true);
  expect(saves()).toBe(before);
  expect(isLeftToBrowser({ key: 's', ctrlKey: true })).toBe(false);
  // No later than what is already under way: its own time would be a second and a half.
  await act(async () => undefined);
  expect(saves()).toBe(before + 1);
});

it('asks who leaves it unsent, and keeps what was written', async () => {
  const { user, place } = await opened();
  await fill(user, written);
  await user.click(screen.getByRole('link', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Seguir aquí' }));
  expect([field('Título').value, place()]).toEqual([written.Título, address]);
  await user.click(screen.getByRole('link', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  await waitFor(() => expect(place()).toBe('/dashboard'));
});

it('opens with what was begun before', async () => {
  const begun = { titulo: 'Marismas', resumen: 'Aves.', categoria: 'Ecología', palabrasClave: 'aves' };
  const { user } = await opened({ getDraft: () => ({ contenido: begun, fecha: '2026-03-02T10:00:00.000Z' }) });
  await waitFor(() => expect(field('Título').value).toBe('Marismas'));
  await user.click(screen.getByRole('button', { name: 'Empezar de nuevo' }));
  expect(field('Título').value).toBe('Humedales');
});
