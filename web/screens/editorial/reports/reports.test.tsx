// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { EditorialReport } from '#contract/entities/editorial.ts';
import { show } from '#web/show.fixture.tsx';
import { readReportFilters, writeReportFilters } from './report-address.ts';
import { Screen } from './reports.tsx';

const editor = '0190a000-0000-7000-8000-000000000001';
const report: EditorialReport = {
  desde: '2026-01-01',
  hasta: '2026-06-30',
  editores: [{ id: editor, nombre: 'Luz Gil' }],
  porEstado: {
    BORRADOR: 0,
    EN_REVISION: 4,
    PENDIENTE_APROBACION: 0,
    CAMBIOS_SOLICITADOS: 0,
    APROBADO: 1,
    PUBLICADO: 7,
    RETIRADO: 2,
  },
  primeraDecision: { obras: 9, mediana: 61.5, p90: 90 },
  rechazoSinRevision: { obras: 5, mediana: 3, p90: 8 },
  aceptacion: { aceptadas: 6, rechazadas: 2, sinRevision: 5, tasa: 6 / 13 },
  revisionesPorMes: [{ mes: '2026-01-01', completadas: 3 }],
  usoPorMes: [{ mes: '2026-01-01', lecturas: 120, descargas: 31 }],
  usoCounter: [],
  puntualidad: { aTiempo: 7, tarde: 2, vencidas: 1, diasMediana: 18.4, revisores: [] },
};

it('tells rejections without review apart, with medians', async () => {
  await show(<Screen />, { editorialReport: () => report });
  const times = within(await screen.findByRole('table', { name: 'Días hasta la primera decisión' }));
  const cells = (name: string) =>
    within(times.getByRole('rowheader', { name }).closest('tr') ?? expect.fail())
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('Con revisión')).toEqual(['9', '61,5', '90']);
  expect(cells('Rechazadas sin revisión')).toEqual(['5', '3', '8']);
  expect(screen.getByText('Del 1 de enero de 2026 al 30 de junio de 2026')).toBeTruthy();
  expect(screen.getByText('Una revisión tarda 18 días, en mediana.')).toBeTruthy();
});

it('asks for the type and the editor chosen, and says on paper and in the file of which works it is', async () => {
  const { user, asked } = await show(<Screen />, { editorialReport: () => report }, '/?desde=2026-01-01');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Tipo' }), 'Tesis');
  await screen.findByRole('option', { name: 'Luz Gil' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'A cargo de' }), 'Luz Gil');
  await waitFor(() =>
    expect(asked.findLast(({ call }) => call === 'editorialReport')?.input).toEqual({
      query: { desde: '2026-01-01', hasta: undefined, tipo: 'TESIS', editor },
    }),
  );
  expect(await screen.findByText('Tesis · Obras que lleva Luz Gil')).toBeTruthy();
  const kept: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) kept.push(blob);
    return 'blob:file';
  });
  await user.click(screen.getByRole('button', { name: 'Descargar CSV' }));
  const [first] = (await kept[0]?.text())?.split('\r\n') ?? [];
  expect(first).toContain('"Del 1 de enero de 2026 al 30 de junio de 2026";"Tesis · Obras que lleva Luz Gil"');
});

it('keeps what is chosen in the address, and reads anything else as not said', () => {
  const said = { desde: '2026-01-01', hasta: '2026-06-30', tipo: 'TESIS', editor } as const;
  expect(readReportFilters(new URLSearchParams(writeReportFilters(said)))).toEqual(said);
  expect(writeReportFilters(readReportFilters(new URLSearchParams('desde=ayer&tipo=OTRO&editor=yo')))).toEqual({});
});
