// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { yearlyTables } from '#contract/yearly-report-words.ts';
import { refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { Screen as JournalScreen } from '../journal.tsx';
import { managed } from '../managed-journal.fixture.ts';
import { passport } from './passport.fixture.ts';
import { yearlyReport } from './yearly-report.fixture.ts';
import { Screen } from './yearly-report.tsx';

const { download } = vi.hoisted(() => ({ download: vi.fn() }));
vi.mock('#web/data/download.ts', () => ({ download }));

const at = `/admin/revistas/${managed().id}/pasaporte`;
const showReport = (answers: Parameters<typeof showForm>[1] = {}, address = `${at}/anual`) =>
  showForm(
    <Routes>
      <Route path="/admin/revistas/:id/:parte" element={<JournalScreen />} />
      <Route path="/admin/revistas/:id/pasaporte/anual" element={<Screen />} />
    </Routes>,
    {
      manageJournal: () => managed(),
      readPassport: () => passport(),
      readYearlyReport: () => yearlyReport(),
      ...answers,
    },
    address,
  );
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('is found beside the passport', async () => {
  await showReport({}, at);
  expect((await screen.findByRole('link', { name: 'Informe anual' })).getAttribute('href')).toBe(`${at}/anual`);
});

it('says each figure in a table with headings, small shares by their numbers, and tells small groups together', async () => {
  await showReport();
  expect(await screen.findByRole('heading', { level: 1, name: 'Informe anual de 2025' })).toBeTruthy();
  expect(await rowsOf('Tasa de aceptación')).toEqual([
    ['Qué', 'Cuántas'],
    ['Decisiones finales', '3'],
    ['Aceptadas', '2'],
    ['Tasa de aceptación', '2 de 3'],
  ]);
  expect(await rowsOf('Obras y decisiones')).toContainEqual([
    'Devueltas a borrador por sus autores (pueden volver a enviarse)',
    'El registro de ese año ya no se conserva',
  ]);
  expect(await rowsOf('Endogamia')).toEqual([
    ['Quiénes', 'De la institución', 'De otras', 'Sin dato', 'Otros'],
    ['Autores', '25\u00a0% (2 de 8)', '75\u00a0% (6 de 8)', '2', '0'],
    ['Revisores', '—', '5', '—', '3'],
    ['Consejo', '0 de 0', '0 de 0', '0', '0'],
  ]);
  // Of a country whose reviewers may be among others nothing is said, not even that there are none.
  expect(await rowsOf('Países')).toEqual([
    ['País', 'Autores', 'Revisores', 'Consejo'],
    ['México', '0', '4', '0'],
    ['Chile', '2', '—', '0'],
    ['Otros', '0', '4', '0'],
    ['Sin dato', '8', '—', '0'],
  ]);
  expect(await rowsOf('Plazos')).toContainEqual(['De la recepción a la aceptación', '3', '70,5']);
  expect(await rowsOf('Plazos')).toContainEqual(['De la aceptación a la publicación', '0', 'Sin dato']);
  expect(await rowsOf('Idiomas')).toContainEqual(['Portugués', '4', '0', '1']);
  expect(screen.getByText(/^No se pide: la plataforma no pregunta a nadie su género/)).toBeTruthy();
  expect(screen.getByText(/Fuente: La guía; publicada: 2020-04; leída el 2026-11-27/)).toBeTruthy();
});

it('is of the year that is chosen, and is taken along as each kind of file', async () => {
  const { user, asked } = await showReport({
    readYearlyReport: ({ query }) =>
      yearlyReport({ anio: Number(query?.anio ?? 2025), completo: false, comienzo: '2026-03-02' }),
  });
  await user.selectOptions(await screen.findByLabelText('Año'), '2026');
  expect(await screen.findByRole('heading', { level: 1, name: 'Informe anual de 2026' })).toBeTruthy();
  expect(screen.getByText('El año no ha terminado: las cifras son las de hoy.')).toBeTruthy();
  expect(screen.getByText(/2 de marzo de 2026/)).toBeTruthy();
  expect(asked.flatMap(({ call, input }) => (call === 'readYearlyReport' ? [input] : []))).toEqual([
    { params: { id: managed().id }, query: {} },
    { params: { id: managed().id }, query: { anio: '2026' } },
  ]);
  for (const format of ['PDF', 'CSV', 'JSON'])
    await user.click(screen.getByRole('button', { name: `Descargar el informe de 2026 en ${format}` }));
  await waitFor(() =>
    expect(download.mock.calls.map(([path]) => path)).toEqual(
      ['pdf', 'csv', 'json'].map((format) => `/revistas/${managed().id}/informe-anual/${format}?anio=2026`),
    ),
  );
});

it('says that a year has no report, and leads to one that has', async () => {
  const { user } = await showReport(
    {
      readYearlyReport: ({ query }) =>
        query?.anio === undefined ? yearlyReport() : refusing({ anio: 'El número más grande es 2026.' })(),
    },
    `${at}/anual?anio=2030`,
  );
  expect(await screen.findByText('De ese año no hay informe.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Ver el del último año' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Informe anual de 2025' })).toBeTruthy();
});

it('is whole in English', () => {
  const tables = yearlyTables(yearlyReport(), 'en');
  expect(JSON.stringify(tables)).not.toMatch(/[áéíóúñ¿¡]/);
  expect(tables.map(({ title }) => title)).toHaveLength(11);
});
