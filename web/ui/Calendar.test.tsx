// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { addDays, format } from 'date-fns';
import { expect, it, vi } from 'vitest';
import { Calendar } from './Calendar.tsx';
import { draw } from './draw.fixture.tsx';

const labels = {
  previous: 'Antes',
  next: 'Después',
  today: 'Hoy',
  month: 'Mes',
  week: 'Semana',
  day: 'Día',
  agenda: 'Lista',
};
const now = new Date();
const today = format(now, 'yyyy-MM-dd');
const entry = { id: 'r1', title: 'Humedales', start: today, end: today, late: true };

it('opens an entry by a button, with the keyboard too', async () => {
  const onOpen = vi.fn();
  const { user } = draw(<Calendar entries={[entry]} language="es" labels={labels} onOpen={onOpen} />);
  const button = screen.getByRole('button', { name: 'Humedales' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(onOpen.mock.calls).toEqual([[entry]]);
  expect(button.closest('.calendar-late')).toBeTruthy();
});

it('has weeks that begin on Monday in both languages, and no roles that it does not keep to', async () => {
  draw(<Calendar entries={[]} language="en" labels={labels} />);
  expect(document.querySelector('.rbc-header')?.textContent).toMatch(/^mon/i);
  const boxes = 'div[role=table], div[role=row], div[role=cell], span[role=cell]';
  await waitFor(() => expect(document.querySelectorAll(boxes)).toHaveLength(0));
});

it('says which days are in sight when they change', async () => {
  const onRange = vi.fn();
  const { user } = draw(<Calendar entries={[]} language="es" labels={labels} onRange={onRange} />);
  await user.click(screen.getByRole('button', { name: 'Día' }));
  expect(onRange.mock.lastCall).toEqual([{ from: today, to: today }]);
  await user.click(screen.getByRole('button', { name: 'Después' }));
  const tomorrow = format(addDays(now, 1), 'yyyy-MM-dd');
  expect(onRange.mock.lastCall).toEqual([{ from: tomorrow, to: tomorrow }]);
});

it('writes dates as the language does', async () => {
  const { user } = draw(<Calendar entries={[entry]} language="es" labels={labels} />);
  const heading = () => document.querySelector('.rbc-toolbar-label')?.textContent;
  const month = new Intl.DateTimeFormat('es', { month: 'long' }).format(now);
  expect(heading()).toBe(`${month} de ${now.getFullYear()}`);
  await user.click(screen.getByRole('button', { name: 'Semana' }));
  expect(heading()).toMatch(/^\d+( de \p{L}+( de \d+)?)?\s?[–-]\s?\d+ de \p{L}+ de \d{4}$/u);
  await user.click(screen.getByRole('button', { name: 'Lista' }));
  expect(document.querySelector('.rbc-agenda-date-cell')?.textContent).toMatch(/^\p{L}+, \d+ \p{L}+/u);
});
