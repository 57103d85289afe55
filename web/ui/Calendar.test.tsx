// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Calendar } from './Calendar.tsx';
import { addDays, rangeOf, todayHere } from './calendar-days.ts';
import type { CalendarEntry, CalendarProps } from './calendar-props.ts';
import { draw } from './draw.fixture.tsx';

const labels = {
  previous: 'Antes',
  next: 'Después',
  today: 'Hoy',
  month: 'Mes',
  week: 'Semana',
  day: 'Día',
  agenda: 'Lista',
  date: 'Fecha',
  time: 'Hora',
  event: 'Evento',
  allDay: 'Todo el día',
  late: 'vencido',
  rest: 'festivo',
  empty: 'Nada vence',
  more: (count: number) => `+${count} más`,
};
const today = todayHere();
const entry = { id: 'r1', title: 'Humedales', start: today, end: today, late: true };
const many = Array.from({ length: 9 }, (_, n) => ({ ...entry, id: `r${n}`, title: `Obra ${n}` }));

const shown = (props: Partial<CalendarProps<CalendarEntry>>) =>
  draw(
    <Calendar
      entries={[entry]}
      language="es"
      labels={labels}
      draw={({ id }, look) => <a href={`#${id}`} {...look} />}
      {...props}
    />,
  );
const heading = () => document.querySelector('[aria-live]')?.textContent;
const view = (name: string) => screen.getByRole('button', { name });

it.each(['Mes', 'Semana', 'Día', 'Lista'])(
  'shows an entry with its days and that its time is over: %s',
  async (name) => {
    const { user } = shown({});
    await user.click(view(name));
    expect(view(name).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('link', { name: /^Humedales.*vencido/ }).getAttribute('href')).toBe('#r1');
  },
);

it('has weeks that begin on Monday in both languages', () => {
  shown({ language: 'en' });
  expect(document.querySelector('.calendar p[aria-hidden]')?.textContent).toMatch(/^mon/i);
});

it('says which view is in sight, and around which day, when that changes', async () => {
  const onPlace = vi.fn();
  const { user } = shown({ onPlace });
  await user.click(view('Día'));
  expect(onPlace.mock.lastCall).toEqual([{ view: 'day', day: today }]);
  await user.click(view('Después'));
  expect(onPlace.mock.lastCall).toEqual([{ view: 'day', day: addDays(today, 1) }]);
  await user.click(view('Hoy'));
  expect(onPlace.mock.lastCall).toEqual([{ view: 'day', day: today }]);
});

it('leads from a day of the month that has more than fits to that day, where all of it is', async () => {
  const { user } = shown({ entries: many, bounded: true });
  const links = () => screen.queryAllByRole('link').length;
  const within = links();
  expect(within).toBeLessThan(many.length);
  await user.click(screen.getByRole('button', { name: new RegExp(`^\\+${many.length - within} más`) }));
  expect(links()).toBe(many.length);
});

it('draws one bar for all the days of an entry in a week', async () => {
  const { from, to } = rangeOf('week', today);
  const { user } = shown({ entries: [{ ...entry, start: addDays(from, -3), end: addDays(to, 3) }] });
  await user.click(view('Semana'));
  const item = screen.getByRole('link').closest('li');
  expect(item?.style.getPropertyValue('--columns')).toBe('1 / 8');
});

it('calls the days of a week as they are written over its columns, and leads to each', async () => {
  const { user } = shown({});
  await user.click(view('Semana'));
  const heads = screen.getAllByRole('button', { name: /\d{4}$/ });
  expect(heads).toHaveLength(7);
  for (const head of heads) expect(head.getAttribute('aria-label')).toContain(head.textContent);
});

it('lists what is due by its day, in a table, with or without the column of hours', async () => {
  const { user } = shown({ entries: [{ ...entry, end: addDays(today, 2) }] });
  await user.click(view('Lista'));
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Fecha', 'Hora', 'Evento']);
  expect(table.getByRole('rowheader').textContent).toMatch(/^\p{L}+, \d+ \p{L}+$/u);
});

it('says on which days nobody works, in every view', async () => {
  const { user } = shown({ rests: (day) => day === today });
  screen.getByText('festivo');
  screen.getByRole('button', { name: /, festivo$/ });
  await user.click(view('Semana'));
  expect(screen.getAllByRole('button', { name: /, festivo$/ })).toHaveLength(1);
  await user.click(view('Día'));
  expect(heading()).toMatch(/ \(festivo\)$/);
  await user.click(view('Lista'));
  expect(screen.getByRole('rowheader').textContent).toMatch(/\(festivo\)$/);
});

it('says so where there is nothing', async () => {
  const { user } = shown({ entries: [] });
  for (const name of ['Lista', 'Día']) {
    await user.click(view(name));
    screen.getByText('Nada vence');
  }
});

it('writes dates as the language does', async () => {
  const { user } = shown({});
  const now = new Date();
  const month = new Intl.DateTimeFormat('es', { month: 'long' }).format(now);
  expect(heading()).toBe(`${month} de ${now.getFullYear()}`);
  await user.click(view('Semana'));
  expect(heading()).toMatch(/^\d+( de \p{L}+( de \d+)?)?\s?[–-]\s?\d+ de \p{L}+ de \d{4}$/u);
});
