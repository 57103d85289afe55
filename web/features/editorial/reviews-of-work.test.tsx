// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inDays, review } from '#web/features/reviewing/review.fixture.ts';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { ReviewsOfWork } from './reviews-of-work.tsx';

const suggestion = {
  id: 's1',
  tipo: 'SUGERENCIA' as const,
  fecha: '2026-03-04T10:00:00.000Z',
  datos: {},
  detalle: 'Falta citar a Gil (2019).',
  quien: 'Luz Gil',
  enlace: null,
};
const inReview = humedales({ estado: 'EN_REVISION' });
const open = review('r1', {
  revisorNombre: 'Eva Sol',
  fechaInvitacionVence: inDays(4),
  acciones: ['GESTIONAR'],
});
const left = review('r2', { revisorNombre: 'Pía Mar', fechaInvitacionVence: inDays(-40), acciones: [] });

it('shows when an open invitation lapses, that a closed round left a review behind, and the suggestions beside them', async () => {
  await show(<ReviewsOfWork work={inReview} reviews={[open, left]} />, {
    publicationHistory: () => ({ historia: [suggestion] }),
  });
  const suggested = await screen.findByRole('heading', { name: 'Sugerencias' });
  expect(suggested.closest('section')?.textContent).toMatch(/Luz Gil.*Falta citar a Gil/);
  const entry = (name: string) => {
    const article = screen.getByRole('heading', { name }).closest('article');
    return within(article ?? expect.fail('There is no such review.'));
  };
  expect(entry('Eva Sol').getByText('Responde antes del')).toBeTruthy();
  expect(entry('Pía Mar').getByText('Ronda cerrada')).toBeTruthy();
  expect(entry('Pía Mar').queryByText('Responde antes del')).toBeNull();
});

it('sends an unanswered invitation again, after saying what becomes of the link before', async () => {
  const unanswered = { ...open, acciones: ['GESTIONAR' as const, 'REENVIAR' as const] };
  const { user, asked } = await show(<ReviewsOfWork work={inReview} reviews={[unanswered, left]} />, {
    publicationHistory: () => ({ historia: [] }),
    resendInvitation: () => unanswered,
  });
  await user.click(screen.getByRole('button', { name: 'Enviar de nuevo la invitación a Eva Sol' }));
  const question = await screen.findByRole('alertdialog', { name: '¿Enviar de nuevo la invitación?' });
  expect(question.textContent).toContain('El enlace del correo anterior dejará de servir.');
  await user.click(within(question).getByRole('button', { name: 'Enviar de nuevo' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked.filter(({ call }) => call === 'resendInvitation')).toHaveLength(1);
});

it('thanks a reviewer once that is confirmed', async () => {
  const delivered = { ...left, acciones: ['AGRADECER' as const] };
  const { user, asked } = await show(<ReviewsOfWork work={inReview} reviews={[delivered]} />, {
    publicationHistory: () => ({ historia: [] }),
    thankReviewer: () => delivered,
  });
  await user.click(screen.getByRole('button', { name: 'Agradecer la revisión de Pía Mar' }));
  const question = await screen.findByRole('alertdialog', { name: '¿Agradecer esta revisión?' });
  await user.click(within(question).getByRole('button', { name: 'Agradecer' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked.filter(({ call }) => call === 'thankReviewer')).toHaveLength(1);
});
