// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { PassportNote } from '#contract/entities/passport.ts';
import { fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { Screen as JournalScreen } from '../journal.tsx';
import { managed } from '../managed-journal.fixture.ts';
import { passport } from './passport.fixture.ts';
import { remedyPlace } from './passport-parts.ts';
import { Screen as ReportScreen } from './passport-report.tsx';

const at = `/admin/revistas/${managed().id}/pasaporte`;
const screens = (
  <Routes>
    <Route path="/admin/revistas/:id/:parte" element={<JournalScreen />} />
    <Route path="/admin/revistas/:id/pasaporte/informe" element={<ReportScreen />} />
  </Routes>
);
const showPassport = (answers: Parameters<typeof showForm>[1] = {}, address = at) =>
  showForm(screens, { manageJournal: () => managed(), readPassport: () => passport(), ...answers }, address);
const bodies = (asked: { call: string; input: unknown }[]) =>
  asked.flatMap(({ call, input }) => (call === 'writePassportNote' ? [(input as { body: unknown }).body] : []));
const row = async (name: RegExp) => {
  const item = (await screen.findByRole('heading', { name })).closest('li');
  if (!item) throw new Error('It stands in no list.');
  return within(item);
};

it('says of each index how it stands, and leads to the evidence, to what mends the rest and to the source', async () => {
  await showPassport();
  const latindex = within(await screen.findByRole('region', { name: 'Latindex Catálogo 2.0' }));
  expect(latindex.getByText('1 cumplido · faltan 2 · 1 para una persona · 1 no comprobado')).toBeTruthy();
  const met = await row(/^7\. Criterio latindex\.7/);
  expect(met.getByRole('link', { name: 'Ver dónde' }).getAttribute('href')).toBe('/revistas/anales');
  expect(met.getByText(/publicada en 2020-04, leída el 27 de noviembre de 2026/)).toBeTruthy();
  const board = await row(/^12\./);
  expect(board.getByText('1 de 4')).toBeTruthy();
  expect(board.getByRole('link', { name: 'Completar el consejo' }).getAttribute('href')).toBe(
    `/admin/revistas/${managed().id}/consejo`,
  );
  const works = await row(/^14\./);
  expect(works.getByRole('link', { name: 'Humedales' }).getAttribute('href')).toBe(
    '/editorial/0190a000-0000-7000-8000-0000000000b1',
  );
  const unread = await row(/^Criterio latindex\.umbral/);
  expect(unread.getByText('No comprobado')).toBeTruthy();
  expect(unread.queryByText(/Fuente/)).toBeNull();
});

it('shows what is missing alone where that is asked for', async () => {
  const { user } = await showPassport();
  await user.selectOptions(await screen.findByLabelText('Mostrar'), 'Falta');
  expect(screen.getAllByRole('heading', { level: 5 }).map(({ textContent }) => textContent)).toEqual([
    '12. Criterio latindex.12',
    '14. Criterio latindex.14',
  ]);
  expect(screen.getByText('Ningún criterio de este índice está así.')).toBeTruthy();
});

it('keeps a note of a criterion, begun from the one that was read', async () => {
  const note: PassportNote = { texto: 'En el Directorio.', por: 'Inés Mar', fecha: '2026-11-26T09:00:00.000Z' };
  let now: PassportNote | null = note;
  const { user, asked } = await showPassport({
    readPassport: () => passport(now),
    writePassportNote: () => {
      now = { ...note, texto: 'En el Catálogo.' };
      return { nota: now };
    },
  });
  const item = await row(/^18\./);
  expect(item.getByText('Inés Mar, 26 de noviembre de 2026')).toBeTruthy();
  await user.click(item.getByText('Cambiar la nota'));
  await fill(user, { 'Nota sobre «Criterio latindex.18»': 'En el Catálogo.' });
  await user.click(screen.getByRole('button', { name: 'Guardar nota' }));
  expect(await screen.findByText('En el Catálogo.', { selector: 'p' })).toBeTruthy();
  expect(bodies(asked)).toEqual([{ texto: 'En el Catálogo.', antes: note.fecha }]);
});

it('shows the note that somebody else wrote meanwhile, and loses neither', async () => {
  const theirs: PassportNote = { texto: 'Lo suyo.', por: 'Luis Paz', fecha: '2026-11-27T09:00:00.000Z' };
  let now: PassportNote | null = null;
  const { user, asked } = await showPassport({
    readPassport: () => passport(now),
    writePassportNote: () => {
      if (now) return { nota: now };
      now = theirs;
      return refusing({}, 'revista_cambiada')();
    },
  });
  await user.click((await row(/^18\./)).getByText('Escribir una nota'));
  await fill(user, { 'Nota sobre «Criterio latindex.18»': 'Lo mío.' });
  await user.click(screen.getByRole('button', { name: 'Guardar nota' }));
  expect(await screen.findByText('Lo suyo.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Guardar lo mío' }));
  await waitFor(() =>
    expect(bodies(asked)).toEqual([
      { texto: 'Lo mío.', antes: null },
      { texto: 'Lo mío.', antes: theirs.fecha },
    ]),
  );
});

it('is a report in the order of the indices, with its notes and without what is pressed', async () => {
  const note: PassportNote = { texto: 'En el Directorio.', por: null, fecha: '2026-11-26T09:00:00.000Z' };
  await showPassport({ readPassport: () => passport(note) }, `${at}/informe`);
  expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual([
    'Latindex Catálogo 2.0',
    'DOAJ',
    'Fuentes',
  ]);
  expect(screen.getByText('https://guia.test/')).toBeTruthy();
  expect(screen.getByText('Anales · ISSN 2049-3630')).toBeTruthy();
  expect(screen.getByText('En el Directorio.')).toBeTruthy();
  expect(screen.getByText(/^Alguien cuya cuenta ya no existe/)).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Imprimir']);
});

it('leads from the platform’s first journal to the platform’s settings', () => {
  const journal = { ...passport().revista, principal: true };
  expect(remedyPlace(journal, 'publicacion')).toBe('/admin/ajustes/publicacion');
  expect(remedyPlace(journal, 'consejo')).toBe(`/admin/revistas/${journal.id}/consejo`);
});
