// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { complaints, field, fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { nora } from '#web/features/reviewing/candidates/candidate.fixture.ts';
import { review } from '#web/features/reviewing/review.fixture.ts';
import { humedales } from '#web/publication.fixture.ts';
import { AssignDialog } from './assign-dialog.tsx';

const work = humedales({ estado: 'EN_REVISION', acciones: ['CREAR_REVISION'] });

const luis = { ...nora, id: 'luis', nombres: 'Luis', apellidos: 'Mar' };
const people = [nora, luis];

type Answers = NonNullable<Parameters<typeof showForm>[1]>;
async function shown(answers: Answers = {}) {
  const onClose = vi.fn();
  const drawn = await showForm(<AssignDialog work={work} onClose={onClose} />, {
    listCandidates: ({ query }) => {
      const candidatos = people.filter(({ nombres }) => !query?.search || nombres === query.search);
      return { candidatos, total: candidatos.length, totalPages: 1, page: 1, excluidas: 0 };
    },
    assignReviewer: ({ body }) =>
      review(`r-${body.revisorId}`, { publicacionId: work.id, acciones: ['GESTIONAR', 'RETIRAR'] }),
    ...answers,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Asignar revisor' }));
  const sent = () =>
    drawn.asked.flatMap(({ call, input }) =>
      call === 'assignReviewer' ? [z.object({ body: z.any() }).parse(input).body] : [],
    );
  const choose = async (name: RegExp) => drawn.user.click(await dialog.findByRole('checkbox', { name }));
  return {
    ...drawn,
    dialog,
    onClose,
    sent,
    choose,
    send: (name = 'Crear review') => dialog.getByRole('button', { name }),
  };
}

it('brings what is missing into sight with the keyboard in it: a button that seemed to do nothing was pressed again', async () => {
  const { user, choose, send } = await shown();
  await choose(/^Nora Paz/);
  await fill(user, { 'Fecha límite': '2031-05-04' });
  await user.click(send());
  expect(Object.keys(complaints())).toEqual(['Comentarios']);
  expect(document.activeElement).toBe(field('Comentarios'));
  await fill(user, { Comentarios: 'Mira las tablas.' });
  await user.click(send());
  await screen.findByText(/^Review creada correctamente/);
});

it('asks several people at once, whoever is looked for between them, and leads to where one is taken back', async () => {
  const { user, dialog, choose, onClose, sent, send } = await shown();
  await choose(/^Nora Paz/);
  await user.type(dialog.getByRole('searchbox'), 'Luis{Enter}');
  await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(2));
  await choose(/^Luis Mar/);
  dialog.getByText('Has elegido a Nora Paz y Luis Mar.');
  await fill(user, { 'Fecha límite': '2031-05-04', Comentarios: 'Mira las tablas.' });
  await user.click(send('Crear 2 reviews'));
  await screen.findByText(/^2 reviews creadas correctamente/);
  expect(screen.getByText('Ver las revisiones').getAttribute('href')).toBe(`/editorial/${work.id}?parte=revisiones`);
  const asked = { fechaLimite: '2031-05-04T23:59:59.000Z', prioridad: work.prioridad, comentarios: 'Mira las tablas.' };
  expect(sent()).toEqual(people.map(({ id }) => ({ revisorId: id, ...asked })));
  expect(onClose).toHaveBeenCalledOnce();
});

it('says who could not be asked, and keeps them chosen with what was written', async () => {
  const refuse = refusing({}, 'revisor_repetido');
  const { user, dialog, choose, onClose, send } = await shown({
    assignReviewer: ({ body }) => (body.revisorId === 'luis' ? refuse() : review('r1', { publicacionId: work.id })),
  });
  await choose(/^Nora Paz/);
  await choose(/^Luis Mar/);
  await fill(user, { 'Fecha límite': '2031-05-04', Comentarios: 'Mira las tablas.' });
  await user.click(send('Crear 2 reviews'));
  await screen.findByText(/^Review creada correctamente/);
  await screen.findByText(/^Error al guardar review \(Luis Mar\)/);
  dialog.getByText('Has elegido a Luis Mar.');
  expect(field('Comentarios').value).toBe('Mira las tablas.');
  expect(onClose).not.toHaveBeenCalled();
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
