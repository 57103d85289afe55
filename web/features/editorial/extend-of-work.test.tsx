// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { expect, it, vi } from 'vitest';
import { dayAfter, endOfDay, extendedDay } from '#web/features/reviewing/deadline.ts';
import { inDays, review } from '#web/features/reviewing/review.fixture.ts';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { ExtendOfWorkDialog } from './extend-of-work.tsx';

const acciones = ['GESTIONAR' as const];
const eva = review('r1', { revisorNombre: 'Eva Sol', fechaLimite: inDays(5), acciones });
const pia = review('r2', { revisorNombre: 'Pía Mar', fechaLimite: inDays(-20), acciones });
const done = review('r3', { revisorNombre: 'Ana Río', estado: 'ACEPTADA', fechaLimite: inDays(5), acciones });
const before = review('r4', { revisorNombre: 'Luz Gil', fechaLimite: inDays(5), acciones, ronda: 7 });

async function shown(reviews = [eva, pia, done, before]) {
  const onClose = vi.fn();
  const drawn = await show(
    <main>
      <ExtendOfWorkDialog work={humedales({ estado: 'EN_REVISION', ronda: eva.ronda })} onClose={onClose} />
      <Toaster />
    </main>,
    {
      reviewsOfPublication: () => ({ reviews, total: reviews.length, page: 1, totalPages: 1 }),
      updateReview: () => eva,
    },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar plazo' }));
  const sent = () => drawn.asked.filter(({ call }) => call === 'updateReview').map(({ input }) => input);
  return { ...drawn, dialog, onClose, sent };
}

it('gives one of the reviews that are awaited more days in one press, which says until when', async () => {
  const { user, dialog, onClose, sent } = await shown();
  const names = (await dialog.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  expect(names).toEqual(['Eva Sol', 'Pía Mar']);
  const [year, month, date] = extendedDay(eva.fechaLimite, 14).split('-');
  await user.click(dialog.getByRole('button', { name: `+14 días: ${date}/${month}/${year}: Eva Sol` }));
  await screen.findByText('Plazo cambiado.');
  expect(sent()).toEqual([{ params: { id: 'r1' }, body: { fechaLimite: endOfDay(extendedDay(eva.fechaLimite, 14)) } }]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('gives it until any other day in a form, which is all there is where one is awaited', async () => {
  const { user, dialog, sent } = await shown();
  await user.click(await dialog.findByRole('button', { name: 'Otro día: Pía Mar' }));
  const day = dialog.getByLabelText<HTMLInputElement>(/^Fecha límite/);
  await user.clear(day);
  await user.type(day, dayAfter(9));
  await user.click(dialog.getByRole('button', { name: 'Guardar plazo' }));
  await screen.findByText('Plazo cambiado.');
  expect(sent()).toEqual([{ params: { id: 'r2' }, body: { fechaLimite: endOfDay(dayAfter(9)) } }]);
});

it('shows the form at once where one review is awaited, and says where none is any more', async () => {
  const one = await shown([eva, done]);
  await one.dialog.findByRole('button', { name: /^\+7 días: / });
  one.dialog.getByRole('button', { name: 'Guardar plazo' });
  one.unmount();
  const none = await shown([done]);
  await none.dialog.findByText('De esta ronda ya no se espera ninguna revisión.');
});
