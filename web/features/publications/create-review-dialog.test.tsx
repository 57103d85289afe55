// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { account, behindFetch, enterAs, letIn } from '#web/data/session.fixture.ts';
import { login } from '#web/data/session.ts';
import { fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { review } from '#web/features/reviewing/review.fixture.ts';
import { speak } from '#web/messages/i18n.ts';
import { CreateReviewDialog } from './create-review-dialog.tsx';

const work = { id: 'w1', titulo: 'Humedales' };
const opened = async (
  createReview: NonNullable<Parameters<typeof showForm>[1]>['createReview'] = () => review('r1'),
) => {
  const onClose = vi.fn();
  const drawn = await showForm(<CreateReviewDialog work={work} onClose={onClose} />, { createReview });
  await screen.findByRole('dialog', { name: 'Crear revisión' });
  return { ...drawn, onClose };
};

it('says in whose name the review is made, and makes it in that name', async () => {
  await enterAs('EDITOR');
  const { user, asked, onClose } = await opened();
  expect(screen.getByText('La revisión se hace en tu nombre: Ana Ruiz.')).toBeTruthy();
  await fill(user, { Comentario: 'Claro y bien medido.' });
  await user.click(screen.getByRole('button', { name: 'Enviar revisión' }));
  await screen.findByText('Revisión creada');
  expect(onClose).toHaveBeenCalledTimes(1);
  const body = {
    publicacionId: 'w1',
    revisorId: account().id,
    comentarios: 'Claro y bien medido.',
    estado: 'PENDIENTE',
    revisionPublica: false,
    historialCambios: [],
  };
  expect(asked.filter(({ call }) => call === 'createReview')).toEqual([{ call: 'createReview', input: { body } }]);
});

it('says it in English, and of who has one name as they are called', async () => {
  behindFetch(letIn(account('EDITOR', { nombres: 'Wara', apellidos: '' })));
  await login({ email: 'wara@prueba.test', password: 'secreto' }, false);
  const { asked } = await opened();
  expect(screen.getByText('La revisión se hace en tu nombre: Wara.')).toBeTruthy();
  onTestFinished(() => speak('es'));
  await speak('en');
  expect(await screen.findByText('The review is made in your name: Wara.')).toBeTruthy();
  expect(asked.map(({ call }) => call)).not.toContain('createReview');
});

it('stays open, with what was written and the name, where it is refused', async () => {
  await enterAs('EDITOR');
  const { user, onClose } = await opened(refusing({}, 'ronda_decidida'));
  await fill(user, { Comentario: 'Claro.' });
  await user.click(screen.getByRole('button', { name: 'Enviar revisión' }));
  expect(await screen.findByText(/^Error al crear revisión/)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByText('La revisión se hace en tu nombre: Ana Ruiz.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Comentario/).value).toBe('Claro.');
});
