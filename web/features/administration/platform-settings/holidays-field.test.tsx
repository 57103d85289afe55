// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Holiday } from '#contract/holidays.ts';
import { complaints, field } from '#web/features/forms/form.fixture.tsx';
import { show } from '#web/show.fixture.tsx';
import { HolidaysField } from './holidays-field.tsx';

function Holidays() {
  const [holidays, setHolidays] = useState<Holiday[]>([{ desde: '2026-05-01', hasta: '2026-05-01' }]);
  return <HolidaysField holidays={holidays} onChange={setHolidays} />;
}
const listed = () =>
  within(screen.getByRole('list', { name: 'Festivos de la editorial' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Añadir festivo' });

it('takes days and ranges in their order, and gives each up by its own button', async () => {
  const { user } = await show(<Holidays />);
  expect(add().disabled).toBe(true);
  type('Primer día', '2026-03-19');
  await user.click(add());
  type('Primer día', '2026-12-24');
  type('Último día', '2027-01-06');
  await user.click(add());
  expect(listed()).toEqual([
    '19 de marzo de 2026',
    '1 de mayo de 2026',
    'del 24 de diciembre de 2026 al 6 de enero de 2027',
  ]);
  await user.click(screen.getByRole('button', { name: 'Quitar festivo: 1 de mayo de 2026' }));
  expect(listed()).toHaveLength(2);
});

it('says that a range ends before it begins, and does not take it', async () => {
  await show(<Holidays />);
  type('Primer día', '2026-12-24');
  type('Último día', '2026-12-01');
  expect(Object.values(complaints())).toEqual(['El último día no puede ser anterior al primero.']);
  expect(add().disabled).toBe(true);
});
