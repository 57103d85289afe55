// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { expect, it } from 'vitest';
import { inDays, review } from '#web/features/reviewing/review.fixture.ts';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { ReviewsOfWork } from './reviews-of-work.tsx';

const acciones = ['GESTIONAR' as const, 'RECORDAR' as const];
const first = review('r1', { revisorNombre: 'Eva Sol', acciones });
const second = review('r2', { revisorNombre: 'Pía Mar', acciones });
const correo = { asunto: 'Tu revisión: plazo hasta el viernes', texto: 'Hola, Eva:\n\nGracias por revisar.' };
const goes = { reviewId: 'r1', revisor: 'Eva Sol', ultimo: null, impide: null, correo };
const stays = { reviewId: 'r2', revisor: 'Pía Mar', ultimo: inDays(-0.5), impide: 'RECIENTE' as const, correo: null };

async function shown() {
  const all = { r1: goes, r2: stays };
  const answer = ({ body }: { body: { revisiones: string[] } }) => ({
    recordatorios: body.revisiones.map((id) => (id === 'r1' ? all.r1 : all.r2)),
  });
  const drawn = await show(
    <main>
      <ReviewsOfWork work={humedales({ estado: 'EN_REVISION' })} reviews={[first, second]} />
      <Toaster />
    </main>,
    { publicationHistory: () => ({ historia: [] }), previewReminders: answer, remindReviewers: answer },
  );
  const sent = () => drawn.asked.filter(({ call }) => call === 'remindReviewers').map(({ input }) => input);
  return { ...drawn, sent };
}

it('shows the mail before it goes out', async () => {
  const { user, sent } = await shown();
  await user.click(screen.getByRole('button', { name: 'Recordar el plazo: Eva Sol' }));
  expect(await screen.findByText('Tu revisión: plazo hasta el viernes')).toBeTruthy();
  expect(screen.getByText(/Gracias por revisar\./)).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Enviar 1 recordatorio' }));
  expect(await screen.findByText('Recordatorio enviado.')).toBeTruthy();
  expect(sent()).toEqual([{ body: { revisiones: ['r1'] } }]);
});

it('says why somebody is not reminded, and when they last were', async () => {
  const { user } = await shown();
  await user.click(screen.getByRole('button', { name: 'Recordar el plazo: Pía Mar' }));
  expect(await screen.findByText('Ya se le ha recordado en las últimas 24 horas.')).toBeTruthy();
  expect(screen.getByText(/^Último recordatorio: /)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Enviar recordatorios' })).toHaveProperty('disabled', true);
});

it('reminds all that are open at once, but for whom it cannot', async () => {
  const { user, sent } = await shown();
  await user.click(screen.getByRole('button', { name: 'Recordar a las 2 abiertas' }));
  await user.click(await screen.findByRole('button', { name: 'Enviar 1 recordatorio' }));
  expect(await screen.findByText('Recordatorio enviado.')).toBeTruthy();
  expect(sent()).toEqual([{ body: { revisiones: ['r1', 'r2'] } }]);
});
