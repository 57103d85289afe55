// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterAs } from '#web/data/session.fixture.ts';
import { field, fill, showForm } from '#web/features/forms/form.fixture.tsx';
import { keptDrafts } from '#web/features/forms/kept-drafts.fixture.ts';
import { review } from '#web/features/reviewing/review.fixture.ts';
import { ManageReview } from './manage-review.tsx';

it('has again what an editor wrote in a review and did not save, until it is saved', async () => {
  await enterAs('EDITOR');
  const { drafts, answers } = keptDrafts();
  const about = review('r1', { acciones: ['GESTIONAR'] });
  const opened = async (more: typeof answers & { updateReview?: () => typeof about } = answers) => {
    const shown = await showForm(<ManageReview review={about} />, more);
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
