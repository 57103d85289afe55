// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#web/show.fixture.tsx';
import { Readings } from './readings.tsx';

const porMes = [
  { mes: '2026-01-01', lecturas: 1200, descargas: 31 },
  { mes: '2026-02-01', lecturas: 0, descargas: 1 },
];

it('says the totals, draws the months, and has them as a table, the newest first', async () => {
  await show(<Readings id="1" />, { workUsage: () => ({ lecturas: 1200, descargas: 32, porMes }) });
  expect(await screen.findByText('1200 lecturas, 32 descargas')).toBeTruthy();
  expect(
    await screen.findByRole('img', {
      name: 'Lecturas y descargas por mes, de enero de 2026 a febrero de 2026: 1200 lecturas y 32 descargas.',
    }),
  ).toBeTruthy();
  const rows = within(screen.getByRole('table', { name: 'Lecturas y descargas' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'MesLecturasDescargas',
    'febrero de 202601',
    'enero de 2026120031',
  ]);
  expect(screen.queryByText(/solo están en el total/)).toBeNull();
});

it('says that readings from before are in the total alone, and shows nothing where no month was kept', async () => {
  const { unmount } = await show(<Readings id="1" />, {
    workUsage: () => ({ lecturas: 9000, descargas: 32, porMes }),
  });
  expect(await screen.findByText(/El gráfico empieza en enero de 2026/)).toBeTruthy();
  unmount();
  await show(<Readings id="1" />, { workUsage: () => ({ lecturas: 9000, descargas: 0, porMes: [] }) });
  expect(screen.queryByText('Lecturas y descargas')).toBeNull();
});
