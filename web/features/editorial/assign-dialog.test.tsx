// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { complaints, field, fill, showForm } from '#web/features/forms/form.fixture.tsx';
import { nora } from '#web/features/reviewing/candidates/candidate.fixture.ts';
import { review } from '#web/features/reviewing/review.fixture.ts';
import { humedales } from '#web/publication.fixture.ts';
import { AssignDialog } from './assign-dialog.tsx';

const work = humedales({ estado: 'EN_REVISION', acciones: ['CREAR_REVISION'] });

async function shown() {
  const drawn = await showForm(<AssignDialog work={work} onClose={() => {}} />, {
    listCandidates: ({ query }) => {
      const candidatos = query?.search ? [] : [nora];
      return { candidatos, total: candidatos.length, totalPages: 1, page: 1, excluidas: 0 };
    },
    assignReviewer: () => review('r1', { publicacionId: work.id }),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Asignar revisor' }));
  return { ...drawn, dialog, send: () => dialog.getByRole('button', { name: 'Crear review' }) };
}

it('brings what is missing into sight with the keyboard in it: a button that seemed to do nothing was pressed again', async () => {
  const { user, dialog, send } = await shown();
  await user.click(await dialog.findByRole('radio', { name: /^Nora Paz/ }));
  await fill(user, { 'Fecha límite': '2031-05-04' });
  await user.click(send());
  expect(Object.keys(complaints())).toEqual(['Comentarios']);
  expect(document.activeElement).toBe(field('Comentarios'));
  await fill(user, { Comentarios: 'Mira las tablas.' });
  await user.click(send());
  await screen.findByText(/^Review creada correctamente/);
});

it('invites by mail whoever is sought and has no account', async () => {
  const { user, dialog } = await shown();
  await user.type(dialog.getByRole('searchbox'), 'Marcela Fuentes{Enter}');
  await dialog.findByText('Ninguna persona con el rol de revisor coincide con «Marcela Fuentes».');
  await user.click(dialog.getByRole('button', { name: 'Invitar por correo' }));
  await screen.findByRole('dialog', { name: 'Invitar por correo a revisar' });
  // The name is typed once; the keyboard is where something lacks.
  expect([field('Nombre').value, field('Apellidos').value]).toEqual(['Marcela', 'Fuentes']);
  await waitFor(() => expect(document.activeElement).toBe(field('Correo')));
});
