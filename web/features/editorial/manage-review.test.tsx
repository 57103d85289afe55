// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import type { Review } from '#contract/entities/review.ts';
import { account, enterAs } from '#web/data/session.fixture.ts';
import { field, fill, showForm } from '#web/features/forms/form.fixture.tsx';
import { keptDrafts } from '#web/features/forms/kept-drafts.fixture.ts';
import { review } from '#web/features/reviewing/review.fixture.ts';
import { speak } from '#web/messages/i18n.ts';
import { ReviewActs } from './review-acts.tsx';

const ofEva = review('r1', { revisorId: 'eva', revisorNombre: 'Eva Sol', comentarios: 'Falta un mapa.' });

async function opened(of: Review, manage = 'Gestionar review') {
  const drawn = await showForm(<ReviewActs review={of} acts={['GESTIONAR']} />, { updateReview: () => of });
  await drawn.user.click(screen.getByRole('button', { name: `${manage}: ${of.revisorNombre}` }));
  await screen.findByRole('dialog');
  return drawn;
}
const notice = () => screen.queryByText(/Registrada por la redacción|Recorded by the editors/)?.textContent;

it('says before an editor records another’s review whose it will count as, and that its reviewer is told and may correct it', async () => {
  await enterAs('EDITOR');
  const { user, asked } = await opened(ofEva);
  expect(notice()).toBe(
    'Lo que escribas se leerá como «Registrada por la redacción» y contará como tuyo. Las palabras de Eva Sol se conservan al lado, se le avisa, y puede corregirlas hasta que se decida.',
  );
  await user.click(screen.getByRole('button', { name: 'Guardar review' }));
  await screen.findByText('Review actualizada correctamente');
  const sent = { estado: 'DEVUELTA', comentarios: 'Falta un mapa.' };
  expect(asked.filter(({ call }) => call === 'updateReview')).toEqual([
    { call: 'updateReview', input: { params: { id: 'r1' }, body: sent } },
  ]);
});

it('says it in English', async () => {
  await enterAs('EDITOR');
  onTestFinished(() => speak('es'));
  await speak('en');
  await opened(ofEva, 'Manage review');
  expect(notice()).toMatch(/counts as yours\. The words of Eva Sol are kept beside it; they are told, and may correct/);
});

it('says nothing of it to an editor whose own review it is', async () => {
  await enterAs('EDITOR');
  await opened({ ...ofEva, revisorId: account().id });
  expect(notice()).toBeUndefined();
  cleanup();
  await opened({ ...ofEva, revisorId: null });
  expect(notice()).toBeDefined();
});

it('has again what an editor wrote in a review and did not save, until it is saved', async () => {
  await enterAs('EDITOR');
  const { drafts, answers } = keptDrafts();
  const about = review('r1', { acciones: ['GESTIONAR'] });
  const opened = async (more: typeof answers & { updateReview?: () => typeof about } = answers) => {
    const shown = await showForm(<ReviewActs review={about} acts={['GESTIONAR']} />, more);
    await shown.user.click(screen.getByRole('button', { name: /^Gestionar review/ }));
    return shown;
  };
  const first = await opened();
  await fill(first.user, { Comentarios: 'Llegó por correo.' });
  await waitFor(() => expect(drafts.has('revision-registrada.r1')).toBe(true), { timeout: 5000 });
  first.unmount();

  const again = await opened({ ...answers, updateReview: () => about });
  expect(await screen.findByText(/^Hemos recuperado lo que escribiste/)).toBeTruthy();
  expect(field('Comentarios').value).toBe('Llegó por correo.');
  await again.user.click(screen.getByRole('button', { name: 'Guardar review' }));
  await waitFor(() => expect(drafts.size).toBe(0));
  expect(screen.queryByRole('dialog')).toBeNull();
});
