// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { expect, it } from 'vitest';
import { enterAs } from '#web/data/session.fixture.ts';
import { field, fill, refusing } from '#web/features/forms/form.fixture.tsx';
import { keptDrafts } from '#web/features/forms/kept-drafts.fixture.ts';
import { sayAssigned } from '#web/features/reviewing/candidates/say-assigned.tsx';
import { review } from '#web/features/reviewing/review.fixture.ts';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { ReviewsOfWork } from './reviews-of-work.tsx';

const asked = review('r1', { publicacionId: 'w1', revisorNombre: 'Eva Sol', acciones: ['GESTIONAR', 'RETIRAR'] });
const done = review('r2', { revisorNombre: 'Pía Mar', estado: 'ACEPTADA', acciones: ['GESTIONAR'] });

type Answers = NonNullable<Parameters<typeof show>[1]>;
async function shown(answers: Answers = {}, address?: string) {
  const drawn = await show(
    <main>
      <ReviewsOfWork work={humedales({ estado: 'EN_REVISION' })} reviews={[asked, done]} />
      <Toaster />
    </main>,
    { publicationHistory: () => ({ historia: [] }), ...answers },
    address,
  );
  const sent = () => drawn.asked.filter(({ call }) => call === 'takeBackReview').map(({ input }) => input);
  return { ...drawn, sent };
}
type Shown = Awaited<ReturnType<typeof shown>>;
const takeBack = async (user: Shown['user']) => {
  await user.click(screen.getByRole('button', { name: 'Más acciones: Eva Sol' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Retirar' }));
};
const question = () => screen.findByRole('alertdialog', { name: '¿Retirar la petición a Eva Sol?' });
const confirming = async () => within(await question()).getByRole('button', { name: 'Retirar la petición' });

it('is offered from the row of what is not handed in, says what follows, and asks for the reason', async () => {
  const { user, sent } = await shown({ takeBackReview: () => ({ ...asked, retirada: true, acciones: [] }) });
  await user.click(screen.getByRole('button', { name: 'Más acciones: Pía Mar' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).not.toContain('Retirar');
  await user.keyboard('{Escape}');
  await takeBack(user);
  expect((await question()).textContent).toContain('Recibirá otro con el motivo y las gracias.');
  expect(await confirming()).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText(/^Motivo/), 'Está de viaje.');
  await user.click(await confirming());
  expect(await screen.findByText('Petición retirada. Se lo hemos dicho a Eva Sol.')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent()).toEqual([{ params: { id: 'r1' }, body: { motivo: 'Está de viaje.', estado: 'PENDIENTE' } }]);
});

it('has words at hand for the wrong addressee', async () => {
  const { user, sent } = await shown({ takeBackReview: () => ({ ...asked, retirada: true, acciones: [] }) });
  await takeBack(user);
  await user.click(await screen.findByRole('button', { name: 'Era para otra persona' }));
  await user.click(await confirming());
  await screen.findByText('Petición retirada. Se lo hemos dicho a Eva Sol.');
  expect(sent()).toMatchObject([{ body: { motivo: expect.stringContaining('era para otra persona') } }]);
});

it('stays with what was written where the review has moved on, and is over where there is nothing to take back', async () => {
  const { user } = await shown({ takeBackReview: refusing({}, 'revision_avanzada') });
  await takeBack(user);
  await user.type(await screen.findByLabelText(/^Motivo/), 'Está de viaje.');
  await user.click(await confirming());
  expect(await screen.findByText(/Mientras tanto esta revisión ha avanzado/)).toBeTruthy();
  expect(within(await question()).getByLabelText(/^Motivo/)).toHaveProperty('value', 'Está de viaje.');
});

it('closes after a refusal that nothing can be done about', async () => {
  const { user } = await shown({ takeBackReview: refusing({}, 'ronda_decidida') });
  await takeBack(user);
  await user.click(await screen.findByRole('button', { name: 'Era para otra persona' }));
  await user.click(await confirming());
  expect(await screen.findByText(/^No se pudo retirar la petición/)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('is one click away right after assigning', async () => {
  const { user, place } = await shown();
  act(() => void sayAssigned('Review creada correctamente', [asked]));
  await user.click(await screen.findByRole('link', { name: 'Retirar' }));
  expect(place()).toBe('/editorial/w1');
  expect(await question()).toBeTruthy();
  await user.click(within(await question()).getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('has the reason again after the browser was closed, for this review and this person alone, until it is taken back', async () => {
  await enterAs('EDITOR');
  const { drafts, answers } = keptDrafts();
  const first = await shown(answers);
  await takeBack(first.user);
  await fill(first.user, { Motivo: 'Está de viaje.' });
  await waitFor(() => expect([...drafts.keys()]).toEqual(['retirar.r1']), { timeout: 5000 });
  first.unmount();

  const again = await shown({ ...answers, takeBackReview: () => ({ ...asked, retirada: true, acciones: [] }) });
  await takeBack(again.user);
  await waitFor(() => expect(field('Motivo').value).toBe('Está de viaje.'));
  await again.user.click(await confirming());
  await waitFor(() => expect(drafts.size).toBe(0));
});
