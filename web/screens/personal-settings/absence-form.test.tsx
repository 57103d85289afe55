// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type WaitKind, waitKinds } from '#contract/queue-words.ts';
import { account, enterAs } from '#web/data/session.fixture.ts';
import { complaints, field, fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { dayAfter } from '#web/features/reviewing/deadline.ts';
import { inDays, review } from '#web/features/reviewing/review.fixture.ts';
import { AbsenceForm } from './absence-form.tsx';

const noneWaits = Object.fromEntries(waitKinds.map((kind) => [kind, 0])) as Record<WaitKind, number>;
type Answers = NonNullable<Parameters<typeof showForm>[1]>;
async function opened(updateProfile: Answers['updateProfile'], said: Parameters<typeof account>[1] = {}) {
  const shown = await showForm(<AbsenceForm />, { authProfile: () => account('REVISOR', said), updateProfile });
  await screen.findByRole('button', { name: 'Guardar ausencia' });
  const sent = () => shown.asked.filter(({ call }) => call === 'updateProfile').map(({ input }) => input);
  return { ...shown, sent };
}
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Guardar ausencia' });

it('sends the first and the last day whole, and the note', async () => {
  const { user, sent } = await opened(() => ({ data: account('REVISOR') }));
  type('Ausente del', dayAfter(2));
  type('al', dayAfter(9));
  await fill(user, { Nota: 'En campaña.' });
  await user.click(save());
  expect(await screen.findByText('Ausencia guardada')).toBeTruthy();
  expect(sent()).toEqual([
    {
      body: {
        ausenteDesde: `${dayAfter(2)}T00:00:00.000Z`,
        noDisponibleHasta: `${dayAfter(9)}T23:59:59.000Z`,
        notaAusencia: 'En campaña.',
      },
    },
  ]);
});

it.each([
  ['', '', 'Escribe hasta cuándo estarás fuera'],
  ['', dayAfter(-1), 'Ese día ya ha pasado: elige hoy o uno más adelante'],
  [dayAfter(5), dayAfter(3), 'El último día no puede ser anterior al primero'],
])('says beside the last day what is wrong with it: from %s to %s', async (from, until, words) => {
  const { user, sent } = await opened(() => ({ data: account() }));
  type('Ausente del', from);
  type('al', until);
  await user.click(save());
  await waitFor(() => expect(Object.values(complaints())).toEqual([words]));
  expect(sent()).toEqual([]);
});

it('says beside its field what the server has against it', async () => {
  const { user } = await opened(refusing({ ausenteDesde: 'Ese día ya ha pasado.' }));
  type('al', dayAfter(3));
  await user.click(save());
  await waitFor(() => expect(Object.values(complaints())).toEqual(['Ese día ya ha pasado.']));
});

it('shows an absence that is to come or under way, and ends it', async () => {
  const away = { ausenteDesde: null, noDisponibleHasta: `${dayAfter(4)}T23:59:59.000Z`, notaAusencia: 'Fuera.' };
  const { user, sent } = await opened(() => ({ data: account('REVISOR') }), away);
  expect([field('al').value, field('Nota').value]).toEqual([dayAfter(4), 'Fuera.']);
  await user.click(screen.getByRole('button', { name: 'Ya estoy de vuelta' }));
  expect(await screen.findByText('Ausencia terminada')).toBeTruthy();
  expect(sent()).toEqual([{ body: { ausenteDesde: null, noDisponibleHasta: null } }]);
});

it('takes back one that has not begun, by words of its own', async () => {
  const away = { ausenteDesde: `${dayAfter(3)}T00:00:00.000Z`, noDisponibleHasta: `${dayAfter(9)}T23:59:59.000Z` };
  const { user, sent } = await opened(() => ({ data: account('REVISOR') }), away);
  expect(screen.queryByRole('button', { name: 'Ya estoy de vuelta' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Quitar la ausencia' }));
  expect(await screen.findByText('Ausencia terminada')).toBeTruthy();
  expect(sent()).toEqual([{ body: { ausenteDesde: null, noDisponibleHasta: null } }]);
});

it('says before it is saved which reviews are due meanwhile, and what is handled', async () => {
  const due = (place: number, days: number) =>
    review(`0190a000-0000-7000-8000-00000000040${place}`, { titulo: `Obra ${place}`, fechaLimite: inDays(days) });
  const reviews = [due(1, 4), due(2, 20), due(3, -2)];
  await enterAs('EDITOR');
  await showForm(<AbsenceForm />, {
    authProfile: () => account('EDITOR'),
    myReviews: () => ({ reviews, total: 3, page: 1, totalPages: 1 }),
    editorialQueue: () => ({ cola: [], porEspera: noneWaits, editores: [], total: 7, page: 1, totalPages: 7 }),
  });
  await screen.findByRole('button', { name: 'Guardar ausencia' });
  type('Ausente del', dayAfter(2));
  type('al', dayAfter(9));
  await screen.findByText('Una revisión tuya vence mientras estás fuera');
  expect(screen.getByRole('link', { name: 'Obra 1' }).getAttribute('href')).toMatch(/^\/revisiones\//);
  await screen.findByText('Llevas 7 publicaciones en proceso');
  // What is late already is due now: it is, where now is within.
  type('Ausente del', '');
  await screen.findByText('2 revisiones tuyas vencen mientras estás fuera');
  type('al', dayAfter(30));
  await screen.findByText('3 revisiones tuyas vencen mientras estás fuera');
});

it('says nothing of one that is over', async () => {
  const over = { noDisponibleHasta: '2026-01-31T23:59:59.000Z', notaAusencia: 'Fuera.' };
  await opened(() => ({ data: account() }), over);
  expect([field('al').value, field('Nota').value]).toEqual(['', '']);
  expect(screen.queryByRole('button', { name: 'Ya estoy de vuelta' })).toBeNull();
});
