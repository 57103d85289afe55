// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { Inbox, InboxMessage } from '#contract/entities/notify.ts';
import { refuse } from '#contract/refuse.ts';
import { show } from '#web/show.fixture.tsx';
import { Screen } from './inboxes.tsx';

const inbox = (changes: Partial<Inbox> = {}): Inbox => ({
  ...{ id: '01890000-0000-7000-8000-000000000001', nombre: 'Preprints', revistaId: null, estado: 'ACTIVO' },
  ...{ direccion: 'https://preprints.example/inbox', actor: 'https://preprints.example/', clases: ['RESENA', 'AVAL'] },
  ...{ fechaCreacion: '2026-03-01T10:00:00.000Z', fechaExito: null, pendientes: 0, recibe: false },
  ...changes,
});
const message = (changes: Partial<InboxMessage> = {}): InboxMessage => ({
  ...{ id: '01890000-0000-7000-8000-000000000002', urn: 'urn:uuid:1', clase: 'AVAL', titulo: 'Aguas' },
  ...{ publicacionId: '01890000-0000-7000-8000-000000000003', estado: 'FALLIDA', fallo: 'RECHAZADA', codigo: 422 },
  ...{ respuesta: 'No conocemos ese preprint', ubicacion: null, intentos: 10 },
  ...{ fechaCreacion: '2026-03-01T10:00:00.000Z', fechaIntento: '2026-03-04T10:00:00.000Z', fechaProxima: null },
  contestacion: null,
  ...changes,
});
const at = (word: string) => `/admin/buzones/${word}`;
const page = (
  <Routes>
    <Route path="/admin/buzones/:id" element={<Screen />} />
  </Routes>
);
const noJournals = { listManagedJournals: () => ({ revistas: [] }) };

it('makes one, and says what stands against an address', async () => {
  let refuses = true;
  const { user, asked } = await show(
    page,
    {
      ...noJournals,
      listInboxes: () => ({ buzones: [] }),
      makeInbox: () => {
        if (!refuses) return inbox();
        refuses = false;
        throw refuse('datos_no_validos', { errors: [{ field: 'direccion', code: 'direccion_webhook' }] });
      },
    },
    at('todos'),
  );
  await screen.findByText('Todavía no hay ninguno.');
  await user.click(screen.getByRole('button', { name: 'Nuevo buzón' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText(/^Nombre/), 'Preprints');
  await user.type(form.getByLabelText(/^Dirección del buzón/), 'https://10.0.0.1/');
  await user.type(form.getByLabelText(/^Identificador del servicio/), 'https://preprints.example/');
  await user.click(form.getByRole('checkbox', { name: 'Revisiones publicadas' }));
  await user.click(form.getByRole('button', { name: 'Crear' }));
  await form.findByText(/de un servidor que esté en internet/);
  await user.click(form.getByRole('button', { name: 'Crear' }));
  expect(asked.filter(({ call }) => call === 'makeInbox').at(-1)?.input).toEqual({
    body: {
      ...{ nombre: 'Preprints', direccion: 'https://10.0.0.1/', actor: 'https://preprints.example/' },
      ...{ revistaId: null, clases: ['AVAL'], recibe: false },
    },
  });
});

it('is paused, and deleted after a question', async () => {
  const { user, asked } = await show(
    page,
    {
      ...noJournals,
      listInboxes: () => ({ buzones: [inbox({ pendientes: 2 })] }),
      changeInbox: () => inbox({ estado: 'PAUSADO' }),
      removeInbox: () => undefined,
    },
    at('todos'),
  );
  await screen.findByText(/2 anuncios esperan/);
  await user.click(screen.getByRole('button', { name: 'Pausar: Preprints' }));
  await user.click(screen.getByRole('button', { name: 'Más acciones: Preprints' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Eliminar/ }));
  const asks = within(await screen.findByRole('alertdialog'));
  asks.getByText(/tampoco si se retracta/);
  await user.click(asks.getByRole('button', { name: 'Eliminar' }));
  const params = { id: inbox().id };
  expect(asked.filter(({ call }) => !call.startsWith('list'))).toEqual([
    { call: 'changeInbox', input: { params, body: { activo: false } } },
    { call: 'removeInbox', input: { params } },
  ]);
});

it('shows what was announced, the other side’s words and where it is kept, and sends it again', async () => {
  const kept = message({
    ...{ id: '01890000-0000-7000-8000-000000000004', clase: 'RESENA', titulo: 'Riberas' },
    ...{ estado: 'ENTREGADA', fallo: null, codigo: 201, respuesta: null, intentos: 1 },
    ubicacion: 'https://preprints.example/notas/1',
  });
  const undone = message({ id: '01890000-0000-7000-8000-000000000005', clase: 'ANULACION' });
  const { user, asked } = await show(
    page,
    {
      ...noJournals,
      listInboxes: () => ({ buzones: [inbox()] }),
      listInboxMessages: () => ({ mensajes: [message(), kept, undone], total: 3, page: 1, totalPages: 1 }),
      announceAgain: () => message({ estado: 'PENDIENTE' }),
    },
    at(inbox().id),
  );
  await screen.findAllByText('Responde: «No conocemos ese preprint»');
  const named = screen
    .getAllByRole('button', { name: /^Enviar de nuevo/ })
    .map((each) => each.getAttribute('aria-label'));
  expect(new Set(named).size).toBe(3);
  screen.getByRole('heading', { level: 1, name: 'Preprints' });
  screen.getAllByText(/respuesta 422 · 10 intentos/);
  expect(screen.getByRole('link', { name: 'Dónde lo guarda' }).getAttribute('href')).toBe(kept.ubicacion);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'No llegó');
  await user.click(
    await screen.findByRole('button', { name: 'Enviar de nuevo: Aguas (Preprints publicados tras su revisión)' }),
  );
  expect(asked).toContainEqual({
    call: 'announceAgain',
    input: { params: { id: inbox().id, entregaId: message().id } },
  });
  expect(asked.filter(({ call }) => call === 'listInboxMessages').at(-1)?.input).toMatchObject({
    query: { estado: 'FALLIDA', page: 1 },
  });
});
