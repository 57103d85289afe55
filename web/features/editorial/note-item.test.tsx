// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { EditorialNote } from '#contract/entities/editorial.ts';
import { enterAs } from '#web/data/session.fixture.ts';
import { field, fill, showForm } from '#web/features/forms/form.fixture.tsx';
import { keptDrafts } from '#web/features/forms/kept-drafts.fixture.ts';
import { NoteItem } from './note-item.tsx';

const note: EditorialNote = {
  id: 'n1',
  texto: 'Falta el permiso.',
  privada: false,
  autor: null,
  fecha: '2026-03-01T10:00:00.000Z',
  fechaEdicion: null,
  fechaResuelta: null,
  resueltaPor: null,
  acciones: ['EDITAR', 'ELIMINAR'],
};

it('has again how a note was being changed, until it is saved', async () => {
  await enterAs('EDITOR');
  const { drafts, answers } = keptDrafts();
  const opened = async (more: typeof answers & { editNote?: () => EditorialNote } = answers) => {
    const shown = await showForm(<NoteItem note={note} />, more);
    await shown.user.click(screen.getByRole('button', { name: /^Editar/ }));
    return shown;
  };
  const first = await opened();
  await fill(first.user, { Nota: 'El permiso llegó.' });
  await waitFor(() => expect(drafts.has('nota-cambiada.n1')).toBe(true), { timeout: 5000 });
  first.unmount();

  const again = await opened({ ...answers, editNote: () => note });
  expect(await screen.findByText(/^Hemos recuperado lo que escribiste/)).toBeTruthy();
  expect(field('Nota').value).toBe('El permiso llegó.');
  await again.user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(drafts.size).toBe(0));
  expect(screen.queryByRole('textbox')).toBeNull();
});
