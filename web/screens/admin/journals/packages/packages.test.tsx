// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { IndexPackage } from '#contract/entities/package.ts';
import { fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { Screen as JournalScreen } from '../journal.tsx';
import { managed } from '../managed-journal.fixture.ts';

const at = `/admin/revistas/${managed().id}/paquetes`;
const issue = {
  id: '0190a000-0000-7000-8000-0000000000c1',
  revistaId: managed().id,
  volumen: '12',
  numero: '3',
  anio: 2026,
  titulo: '',
  editores: [],
  estado: 'PUBLICADO' as const,
  portada: null,
  fechaPublicacion: '2026-03-01T00:00:00.000Z',
  fechaPrevista: null,
  zonaHoraria: null,
  obras: 4,
  paginacion: 'PAGINAS' as const,
  continua: false,
  acciones: [],
};
const waiting: IndexPackage = {
  id: '0190a000-0000-7000-8000-0000000000d1',
  clase: 'doaj',
  estado: 'PENDIENTE',
  progreso: null,
  fechaCreacion: '2026-11-27T10:00:00.000Z',
  numeros: 1,
  elegidas: null,
  contenido: null,
  caduca: null,
};
const ready: IndexPackage = {
  ...waiting,
  estado: 'HECHO',
  caduca: '2026-12-04T10:00:00.000Z',
  contenido: {
    bytes: 2048,
    obras: 3,
    archivosQueFaltan: 0,
    faltas: [
      {
        campo: 'worksWithDoi',
        nombre: { es: 'DOI registrado', en: 'Registered DOI' },
        obras: 2,
        ejemplos: [{ id: '0190a000-0000-7000-8000-0000000000b1', titulo: 'Humedales' }],
      },
    ],
    fuera: [{ motivo: 'EMBARGO', obras: 1, ejemplos: [] }],
  },
};
const pageOf = { total: 1, page: 1, limit: 200, totalPages: 1 };
const showPackages = (answers: Parameters<typeof showForm>[1] = {}) =>
  showForm(
    <Routes>
      <Route path="/admin/revistas/:id/:parte" element={<JournalScreen />} />
    </Routes>,
    {
      manageJournal: () => managed(),
      listIssues: () => ({ numeros: [issue], ...pageOf }),
      listPackages: () => ({ paquetes: [] }),
      ...answers,
    },
    at,
  );
const bodies = (asked: { call: string; input: unknown }[]) =>
  asked.flatMap(({ call, input }) => (call === 'startPackage' ? [(input as { body: unknown }).body] : []));

it('asks for a package of a number, with the words on where it is handed in', async () => {
  let made: IndexPackage[] = [];
  const { user, asked } = await showPackages({
    listPackages: () => ({ paquetes: made }),
    startPackage: () => {
      made = [ready];
      return waiting;
    },
  });
  await user.selectOptions(await screen.findByLabelText('Para qué índice'), 'DOAJ');
  expect(screen.getByText(/Upload article XML/)).toBeTruthy();
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Preparar paquete' });
  expect(send.disabled).toBe(true);
  await user.click(await screen.findByLabelText('12(3), 2026 · 4 obras'));
  await user.click(send);
  expect(await screen.findByRole('heading', { name: 'DOAJ, 1 número' })).toBeTruthy();
  expect(bodies(asked)).toEqual([{ clase: 'doaj', numeros: [issue.id] }]);
});

it('says what works lack and which were left out, and leads to them', async () => {
  await showPackages({ listPackages: () => ({ paquetes: [ready] }) });
  const heading = await screen.findByRole('heading', { name: 'DOAJ, 1 número' });
  const item = within(heading.closest('li') ?? document.body);
  expect(item.getByText('DOI registrado: 2 obras')).toBeTruthy();
  expect(item.getByRole('link', { name: 'Humedales', hidden: true }).getAttribute('href')).toBe(
    '/editorial/0190a000-0000-7000-8000-0000000000b1',
  );
  expect(item.getByText('Fuera del paquete. Su texto está bajo embargo: 1 obra')).toBeTruthy();
  expect(item.getByText(/^3 obras, 2.* se guarda hasta el 4 de diciembre de 2026/)).toBeTruthy();
});

it('asks for all that is published with SciELO’s acronym, and takes no other signs in it', async () => {
  const { user, asked } = await showPackages({ startPackage: refusing({}, 'paquete_vacio') });
  await user.click(await screen.findByLabelText('De todo lo publicado'));
  await fill(user, { 'Acrónimo en SciELO': 'R X' });
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Preparar paquete' });
  expect(send.disabled).toBe(true);
  await fill(user, { 'Acrónimo en SciELO': 'rbx' });
  await user.click(send);
  expect(await screen.findByText(/No hay nada publicado en lo que has elegido/)).toBeTruthy();
  await waitFor(() => expect(bodies(asked)).toEqual([{ clase: 'scielo', acronimo: 'rbx' }]));
});

it('gives the list of books as a file and as the address that a distributor reads', async () => {
  const book = { ...issue, id: '0190a000-0000-7000-8000-0000000000e1', titulo: 'Aguas del sur' };
  const { user, asked } = await showPackages({
    searchCatalogue: () => ({ publications: [book], total: 1, page: 1, limit: 20, totalPages: 1 }) as never,
  });
  const address = async () => (await screen.findByRole('link', { name: 'Descargar ONIX' })).getAttribute('href');
  expect(await address()).toBe('/revistas/anales/libros.onix');
  await fill(user, { 'Solo de la colección': 'Orillas & más', 'Cambiados desde': '2026-11-01' });
  expect(await address()).toBe('/revistas/anales/libros.onix?coleccion=Orillas+%26+m%C3%A1s&desde=2026-11-01');
  await user.click(screen.getByLabelText('Los de todo el sitio'));
  expect(await address()).toBe('/catalogo/libros.onix?coleccion=Orillas+%26+m%C3%A1s&desde=2026-11-01');
  await user.click(screen.getByRole('button', { name: 'Copiar la dirección' }));
  expect(await screen.findByText('Dirección copiada')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toMatch(/^http.*\/catalogo\/libros\.onix\?coleccion=/);
  await user.click(screen.getByLabelText('Los que elijas'));
  expect(screen.getByText('Elige al menos un libro.')).toBeTruthy();
  await user.click(await screen.findByLabelText('Aguas del sur'));
  expect(await address()).toBe(`/catalogo/libros.onix?obra=${book.id}`);
  const searches = asked.flatMap(({ call, input }) => (call === 'searchCatalogue' ? [input] : []));
  expect(searches).toMatchObject([{ query: { tipo: ['LIBRO'], revista: ['anales'] } }]);
});

it('offers no address of a journal that readers are not shown', async () => {
  await showPackages({ manageJournal: () => managed({ publica: false }) });
  expect(await screen.findByText(/todavía no se muestra a los lectores/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Descargar ONIX' })).toBeNull();
});
