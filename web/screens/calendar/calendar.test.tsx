// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Deadline } from '#contract/entities/editorial.ts';
import type { Role } from '#contract/vocabulary.ts';
import { enterAs } from '#web/data/session.fixture.ts';
import { review } from '#web/features/reviewing/review.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { addDays, todayHere } from '#web/ui/calendar-days.ts';
import { Screen } from './calendar.tsx';

const today = todayHere();
const atNoon = (day: string) => `${day}T12:00:00.000Z`;
const later = (days: number) => atNoon(addDays(today, days));

const due = (titulo: string, days: number, said: Partial<Deadline> = {}): Deadline => ({
  id: `d-${titulo}`,
  tipo: 'DECISION',
  publicacionId: `w-${titulo}`,
  titulo,
  revisor: null,
  inicio: later(days),
  fin: later(days),
  ...said,
});

async function opened(
  role: Role,
  plazos: Deadline[],
  address = '/calendario',
  arrives: (hasta: string) => Promise<void> = async () => {},
) {
  await enterAs(role);
  return show(
    <Screen />,
    {
      myReviews: () => ({
        reviews: [review('r1', { titulo: 'Marjales', acciones: ['REVISAR'], fechaLimite: later(3) })],
        total: 1,
        page: 1,
        totalPages: 1,
      }),
      editorialCalendar: async ({ query }) => {
        await arrives(query?.hasta ?? '');
        return {
          plazos: plazos.filter(({ titulo }) => query?.de === undefined || titulo === 'Mía'),
          completo: true,
        };
      },
    },
    address,
  );
}

const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

it('shows nothing that what is overdue would push down when it comes later', async () => {
  let letIn = () => {};
  const past = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  const deadlines = [due('Ayer', -1), due('Humedales', 2)];
  const { asked } = await opened('EDITOR', deadlines, '/calendario', async (to) => {
    if (to < today) await past;
  });
  await waitFor(() => expect(asked.filter(({ call }) => call === 'editorialCalendar')).toHaveLength(2));
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('myReviews'));
  expect(screen.queryByText('Decidir: Humedales')).toBeNull();
  letIn();
  await screen.findByText('Decidir: Humedales');
  screen.getByRole('region', { name: 'Vencidos' });
});

it('gives what is due today until the end of today', async () => {
  await opened('EDITOR', [due('Hoy', 0, { fin: `${today}T00:00:00.000Z` })]);
  const link = await screen.findByRole('link', { name: /^Decidir: Hoy/ });
  expect(link.closest('tr')?.textContent).not.toMatch(/vencid/);
  expect(screen.queryByRole('region', { name: 'Vencidos' })).toBeNull();
});

it('lists what is due next, one’s own reviews among it, and apart what is overdue', async () => {
  const { asked } = await opened('EDITOR', [due('Ayer', -1), due('Humedales', 2), due('Lejos', 60)]);
  const overdue = within(await screen.findByRole('region', { name: 'Vencidos' }));
  expect(overdue.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Decidir: Ayer']);
  const list = within(screen.getByRole('table'));
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Decidir: Humedales', '/editorial/w-Humedales'],
    ['Tu revisión: Marjales', '/revisiones/r1'],
  ]);
  expect(asked.filter(({ call }) => call === 'editorialCalendar')).toHaveLength(2);
});

it('shows what one handles alone, or one’s own reviews alone, and keeps that in the address', async () => {
  const { user } = await opened('EDITOR', [due('Mía', 2), due('Ajena', 2)]);
  await screen.findByText('Decidir: Ajena');
  await user.selectOptions(screen.getByLabelText('Mostrar'), 'Obras que llevo');
  await waitFor(() => expect(links()).toEqual(['Decidir: Mía']));
  await user.selectOptions(screen.getByLabelText('Mostrar'), 'Mis revisiones');
  await waitFor(() => expect(links()).toEqual(['Tu revisión: Marjales']));
});

it('asks a reviewer for nothing of the process', async () => {
  const { asked } = await opened('REVISOR', []);
  await screen.findByText('Tu revisión: Marjales');
  expect(asked.map(({ call }) => call)).not.toContain('editorialCalendar');
  expect(screen.queryByLabelText('Mostrar')).toBeNull();
});

it('opens at the view and the day of its address, whatever else stands in it', async () => {
  const { asked } = await opened('EDITOR', [], '/calendario?vista=mes&dia=2027-02-14');
  await screen.findByText('febrero de 2027');
  expect(asked.filter(({ call }) => call === 'editorialCalendar')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Mes' }).getAttribute('aria-pressed')).toBe('true');
});

it('opens at today where its address says no day', async () => {
  await opened('EDITOR', [], '/calendario?vista=otra&dia=2027-02-31x');
  await screen.findByText('Tu revisión: Marjales');
  expect(screen.getByRole('button', { name: 'Agenda' }).getAttribute('aria-pressed')).toBe('true');
});
