// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { enterAs } from '#web/data/session.fixture.ts';
import { field, fill, showForm } from '#web/features/forms/form.fixture.tsx';
import { keptDrafts } from '#web/features/forms/kept-drafts.fixture.ts';
import { humedales } from '#web/publication.fixture.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { review } from './review.fixture.ts';

const asked = (id: string) => review(id, { publicacionId: humedales().id });

it('has again what was said of why, in this review alone, until it is declined', async () => {
  await enterAs('REVISOR');
  const { drafts, answers } = keptDrafts();
  const opened = (id: string, more: Parameters<typeof showForm>[1] = {}) =>
    showForm(<DeclineDialog review={asked(id)} onClose={vi.fn()} />, {
      getPublication: () => humedales(),
      ...answers,
      ...more,
    });
  const first = await opened('r1');
  await first.user.click(screen.getByRole('checkbox', { name: 'No es mi campo' }));
  await fill(first.user, { Motivo: 'Lo mío son los ríos.' });
  await waitFor(() => expect(drafts.get('declinar.r1')).toMatchObject({ words: 'Lo mío son los ríos.' }), {
    timeout: 5000,
  });
  first.unmount();

  const other = await opened('r2');
  await waitFor(() => expect(other.asked.some(({ call }) => call === 'getDraft')).toBe(true));
  expect(field('Motivo').value).toBe('');
  other.unmount();

  const declineReview = vi.fn(() => asked('r1'));
  const again = await opened('r1', { declineReview });
  await waitFor(() => expect(field('Motivo').value).toBe('Lo mío son los ríos.'));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'No es mi campo' }).checked).toBe(true);
  await again.user.click(screen.getByRole('button', { name: 'Declinar revisión' }));
  await waitFor(() => expect(drafts.size).toBe(0));
  expect(declineReview).toHaveBeenCalledTimes(1);
});
