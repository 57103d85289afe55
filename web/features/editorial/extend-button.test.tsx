// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { expect, it } from 'vitest';
import { fill, refusing } from '#web/features/forms/form.fixture.tsx';
import { dayAfter, endOfDay, extendedDay } from '#web/features/reviewing/deadline.ts';
import { inDays, review } from '#web/features/reviewing/review.fixture.ts';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { ReviewsOfWork } from './reviews-of-work.tsx';

const acciones = ['GESTIONAR' as const];
const first = review('r1', { revisorNombre: 'Eva Sol', fechaLimite: inDays(5), acciones });
const late = review('r2', { revisorNombre: 'Pía Mar', fechaLimite: inDays(-20), acciones });
const done = review('r3', { revisorNombre: 'Ana Río', estado: 'ACEPTADA', fechaLimite: inDays(5), acciones });

type Answers = NonNullable<Parameters<typeof show>[1]>;
async function shown(updateReview: Answers['updateReview'] = () => first) {
  const drawn = await show(
    <main>
      <ReviewsOfWork work={humedales({ estado: 'EN_REVISION' })} reviews={[first, late, done]} />
      <Toaster />
    </main>,
    { publicationHistory: () => ({ historia: [] }), updateReview },
  );
  const sent = () => drawn.asked.filter(({ call }) => call === 'updateReview').map(({ input }) => input);
  return { ...drawn, sent };
}
const openForAll = () => screen.getByRole('button', { name: 'Cambiar el plazo de las 2 abiertas' });
type User = Awaited<ReturnType<typeof shown>>['user'];
const openFor = async (user: User, name: string) => {
  await user.click(screen.getByRole('button', { name: `Más acciones: ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cambiar plazo' }));
};
const dialog = () => screen.findByRole('dialog', { name: 'Cambiar plazo' });
const until = (deadline: string | null, days: number) => ({ fechaLimite: endOfDay(extendedDay(deadline, days)) });

it('gives a review some more days with one click, from its deadline on', async () => {
  const { user, sent } = await shown();
  await openFor(user, 'Eva Sol');
  await user.click(within(await dialog()).getByRole('button', { name: /^\+14 días: / }));
  expect(await screen.findByText('Plazo cambiado.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()).toEqual([{ params: { id: 'r1' }, body: until(first.fechaLimite, 14) }]);
});

it('gives it until a day, which is not past', async () => {
  const { user, sent } = await shown();
  await openFor(user, 'Pía Mar');
  await user.click(await screen.findByRole('button', { name: 'Guardar plazo' }));
  expect(screen.getByText('Elige un día a partir de hoy.')).toBeTruthy();
  expect(sent()).toEqual([]);
  await fill(user, { 'Fecha límite': dayAfter(9) });
  await user.click(screen.getByRole('button', { name: 'Guardar plazo' }));
  await screen.findByText('Plazo cambiado.');
  expect(sent()).toEqual([{ params: { id: 'r2' }, body: { fechaLimite: endOfDay(dayAfter(9)) } }]);
});

it('gives all that are open more days at once, each from its own', async () => {
  const { user, sent } = await shown();
  await user.click(openForAll());
  await user.click(within(await dialog()).getByRole('button', { name: '+7 días' }));
  expect(await screen.findByText('2 plazos cambiados.')).toBeTruthy();
  expect(sent()).toEqual([
    { params: { id: 'r1' }, body: until(first.fechaLimite, 7) },
    { params: { id: 'r2' }, body: until(null, 7) },
  ]);
});

it('says how many could not be given more, and stays', async () => {
  const { user } = await shown(refusing({}, 'ronda_decidida'));
  await user.click(openForAll());
  await user.click(within(await dialog()).getByRole('button', { name: '+7 días' }));
  expect(await screen.findByText(/^Hay 2 plazos que no se pudieron cambiar/)).toBeTruthy();
  expect(await dialog()).toBeTruthy();
});
