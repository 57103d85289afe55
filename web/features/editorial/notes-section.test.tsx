// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { EditorialNote } from '#contract/entities/editorial.ts';
import { enterAs } from '#web/data/session.fixture.ts';
import { OpenNotes } from '#web/features/editorial/cockpit/open-notes.tsx';
import { keptDrafts } from '#web/features/forms/kept-drafts.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { NotesSection } from './notes-section.tsx';

const note = (id: string, texto: string, resolved = false): EditorialNote => ({
  id,
  texto,
  privada: false,
  autor: { id: 'e1', nombre: 'Elena Sol' },
  fecha: `2026-03-0${id}T10:00:00.000Z`,
  fechaEdicion: null,
  fechaResuelta: resolved ? '2026-03-09T10:00:00.000Z' : null,
  resueltaPor: resolved ? { id: 'e2', nombre: 'Ada Luz' } : null,
  acciones: [resolved ? 'REABRIR' : 'RESOLVER'],
});

/** A server that keeps which notes are resolved. */
const served = (first: EditorialNote[]) => {
  let notas = first;
  const mark = (isResolved: boolean) => (input: { params: { id: string } }) => {
    notas = notas.map((each) => (each.id === input.params.id ? note(each.id, each.texto, isResolved) : each));
    return notas.find(({ id }) => id === input.params.id) ?? note('1', '');
  };
  return { listNotes: () => ({ notas }), resolveNote: mark(true), reopenNote: mark(false) };
};

it('folds what is resolved, says by whom, and opens it again', async () => {
  await enterAs('EDITOR');
  const { answers } = keptDrafts();
  const all = { ...answers, ...served([note('1', 'Pedir el permiso.'), note('2', 'Falta una tabla.')]) };
  const { user } = await show(<NotesSection id="w1" />, all);
  expect(await screen.findByText('Falta una tabla.')).toBeTruthy();
  expect(document.querySelector('details')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Resolver: nota de Elena Sol, 1 / }));
  const folded = (await screen.findByText('Resueltas (1)')).closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toContain('Resuelta por Ada Luz');
  expect(folded?.textContent).toContain('Pedir el permiso.');
  await user.click(screen.getByText('Resueltas (1)'));
  await user.click(screen.getByRole('button', { name: /^Reabrir/ }));
  await waitFor(() => expect(document.querySelector('details')).toBeNull());
});

it('leaves a note where it is while one changes it, though a colleague resolves it meanwhile', async () => {
  await enterAs('EDITOR');
  const { answers } = keptDrafts();
  const first = { ...note('1', 'Pedir el permiso.'), acciones: ['EDITAR' as const] };
  const server = served([first, note('2', 'Falta una tabla.')]);
  const { user } = await show(<NotesSection id="w1" />, { ...answers, ...server });
  await user.click(await screen.findByRole('button', { name: /^Editar: nota de Elena Sol, 1 / }));
  // Below it stands the box for a new one.
  const [written] = await screen.findAllByRole('textbox');
  if (!written) throw new Error('no box to write in');
  await user.type(written, ' Y otro.');
  // The list is asked for again after what one does oneself; the colleague was there before.
  server.resolveNote({ params: { id: '1' } });
  await user.click(screen.getByRole('button', { name: /^Resolver: nota de Elena Sol, 2 / }));
  await screen.findByText('Resueltas (1)');
  expect(written.isConnected, 'the box is the same').toBe(true);
  expect(written.closest('details')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await screen.findByText('Resueltas (2)');
});

it('shows the open ones on the page of the work, the newest first, and how many more there are', async () => {
  await enterAs('EDITOR');
  const texts = ['Una', 'Dos', 'Tres', 'Cuatro'].map((texto, at) => note(String(at + 1), texto));
  const { user } = await show(<OpenNotes id="w1" onOpen={() => {}} />, served([...texts, note('5', 'Hecha', true)]));
  const region = within(await screen.findByRole('region', { name: 'Notas abiertas' }));
  expect(await region.findByText('Cuatro')).toBeTruthy();
  const shown = () =>
    region.getAllByRole('listitem').map(({ textContent }) => /Una|Dos|Tres|Cuatro|Hecha/.exec(textContent)?.[0]);
  expect(shown()).toEqual(['Cuatro', 'Tres', 'Dos']);
  expect(region.getByText('Y 1 más, anterior.')).toBeTruthy();
  await user.click(region.getByRole('button', { name: /^Resolver: nota de Elena Sol, 4 / }));
  await waitFor(() => expect(shown()).toEqual(['Tres', 'Dos', 'Una']));
  // The row that had the focus is gone: the next has it.
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Resolver: nota de Elena Sol, 3 /),
  );
});
