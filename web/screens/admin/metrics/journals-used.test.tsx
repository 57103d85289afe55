// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { EditorialReport } from '#contract/entities/editorial.ts';
import { WorksUsed } from '#web/screens/author/works-used.tsx';
import { show } from '#web/show.fixture.tsx';
import { JournalsUsed } from './journals-used.tsx';

const month = (mes: string, investigaciones: number, peticiones: number) => ({
  ...{ mes, investigaciones, investigacionesUnicas: investigaciones - 1 },
  ...{ peticiones, peticionesUnicas: peticiones - 1 },
});
const usoCounter: EditorialReport['usoCounter'] = [
  { revistaId: '1', nombre: 'Anales', porMes: [month('2026-01-01', 40, 20), month('2026-02-01', 10, 5)] },
  { revistaId: '2', nombre: 'Boletín', porMes: [month('2026-01-01', 7, 3)] },
];
const of = (some: EditorialReport['usoCounter']) =>
  ({ usoCounter: some, desde: '2026-01-01', hasta: '2026-02-15' }) as EditorialReport;
const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('draws a journal by months, the one that is chosen, and leads to the reports as tables', async () => {
  await show(<JournalsUsed of={of(usoCounter)} />, {});
  expect(rows('Uso según COUNTER 5.1: Anales')).toEqual([
    ['Mes', 'Consultas', 'Consultas únicas', 'Textos pedidos', 'Textos pedidos únicos'],
    ['febrero de 2026', '10', '9', '5', '4'],
    ['enero de 2026', '40', '39', '20', '19'],
  ]);
  fireEvent.change(screen.getByRole('combobox', { name: 'Revista' }), { target: { value: '2' } });
  expect(rows('Uso según COUNTER 5.1: Boletín')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Revistas por tipo de acceso (TR_J3)' }).getAttribute('href')).toBe(
    '/informes-de-uso/tr_j3.csv?customer_id=0000000000000000&begin_date=2026-01&end_date=2026-02',
  );
});

it('asks for no journal where there is one, and shows nothing before anything was counted', async () => {
  const { unmount } = await show(<JournalsUsed of={of(usoCounter.slice(0, 1))} />, {});
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(rows('Uso según COUNTER 5.1')).toHaveLength(3);
  unmount();
  await show(<JournalsUsed of={of([])} />, {});
  expect(screen.queryByRole('heading')).toBeNull();
});

it('tells an author of each work', async () => {
  const { mes: _, ...counts } = month('', 40, 20);
  const porMes = [month('2026-01-01', 40, 20)];
  await show(<WorksUsed of={{ porMes, obras: [{ id: '7', titulo: 'Una obra', ...counts }] }} />, {});
  expect(rows('Ver las cifras obra por obra')[1]).toEqual(['Una obra', '40', '39', '20', '19']);
});
