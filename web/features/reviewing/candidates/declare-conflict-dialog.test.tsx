// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { enterAs } from '#web/data/session.fixture.ts';
import { field, fill, showForm } from '#web/features/forms/form.fixture.tsx';
import { keptDrafts } from '#web/features/forms/kept-drafts.fixture.ts';
import { DeclareConflictDialog } from './declare-conflict-dialog.tsx';

it('has again what was written, until it is declared', async () => {
  await enterAs('REVISOR');
  const { drafts, answers } = keptDrafts();
  const opened = (more = {}) => showForm(<DeclareConflictDialog onClose={vi.fn()} />, { ...answers, ...more });
  const first = await opened();
  await first.user.click(screen.getByRole('radio', { name: /instituci/i }));
  await fill(first.user, { Institución: 'Universidad del Sur', Nota: 'Doy clase allí.' });
  await waitFor(() => expect(drafts.get('conflicto-de-interes')).toMatchObject({ nota: 'Doy clase allí.' }), {
    timeout: 5000,
  });
  first.unmount();

  const declareConflict = vi.fn();
  const again = await opened({ declareConflict });
  await waitFor(() => expect(field('Nota').value).toBe('Doy clase allí.'));
  await again.user.click(screen.getByRole('button', { name: 'Declarar' }));
  await waitFor(() => expect(declareConflict).toHaveBeenCalledTimes(1));
  expect(declareConflict.mock.calls[0]?.[0]).toEqual({
    body: { nota: 'Doy clase allí.', institucion: 'Universidad del Sur' },
  });
  await waitFor(() => expect(drafts.size).toBe(0));
});
