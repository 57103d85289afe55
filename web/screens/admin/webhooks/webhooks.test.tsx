// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { Delivery, Webhook } from '#contract/entities/webhook.ts';
import { refuse } from '#contract/refuse.ts';
import { show } from '#web/show.fixture.tsx';
import { Screen } from './webhooks.tsx';

const secreto = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const webhook = (changes: Partial<Webhook> = {}): Webhook => ({
  id: '01890000-0000-7000-8000-000000000001',
  nombre: 'Repositorio',
  direccion: 'https://repositorio.example/avisos',
  eventos: ['obra.publicada', 'numero.publicado'],
  estado: 'ACTIVO',
  motivo: null,
  fechaCreacion: '2026-03-01T10:00:00.000Z',
  secretoAnteriorHasta: null,
  fechaExito: null,
  pendientes: 0,
  ...changes,
});
const delivery = (changes: Partial<Delivery> = {}): Delivery => ({
  ...{ id: '01890000-0000-7000-8000-000000000002', mensaje: 'msg_1', evento: 'obra.publicada', sobre: 'Aguas' },
  ...{ estado: 'FALLIDA', fallo: 'RECHAZADA', codigo: 500, milisegundos: 41, intentos: 10 },
  ...{ fechaCreacion: '2026-03-01T10:00:00.000Z', fechaIntento: '2026-03-04T10:00:00.000Z', fechaProxima: null },
  ...changes,
});
const at = (word: string) => `/admin/webhooks/${word}`;
const page = (
  <Routes>
    <Route path="/admin/webhooks/:id" element={<Screen />} />
  </Routes>
);

it('makes one, shows its secret once, and says what stands against an address', async () => {
  let refuses = true;
  const { user, asked } = await show(
    page,
    {
      listWebhooks: () => ({ webhooks: [] }),
      makeWebhook: () => {
        if (!refuses) return { webhook: webhook(), secreto };
        refuses = false;
        throw refuse('datos_no_validos', { errors: [{ field: 'direccion', code: 'direccion_webhook' }] });
      },
    },
    at('todos'),
  );
  await screen.findByText('Todavía no hay ninguno.');
  await user.click(screen.getByRole('button', { name: 'Nuevo webhook' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText(/^Nombre/), 'Repositorio');
  await user.type(form.getByLabelText(/^Dirección/), 'https://10.0.0.1/');
  await user.click(form.getByRole('checkbox', { name: /^Aviso sobre/ }));
  await user.click(form.getByRole('button', { name: 'Crear' }));
  await form.findByText(/de un servidor que esté en internet/);
  await user.click(form.getByRole('button', { name: 'Crear' }));
  await screen.findByText(secreto);
  const sent = asked.filter(({ call }) => call === 'makeWebhook').at(-1);
  expect(sent?.input).toMatchObject({ body: { nombre: 'Repositorio', direccion: 'https://10.0.0.1/' } });
  expect(JSON.stringify(sent?.input)).not.toContain('obra.aviso');
  await user.click(screen.getByRole('button', { name: 'Ya lo he guardado' }));
  await waitFor(() => expect(screen.queryByText(secreto)).toBeNull());
});

it('is tested, paused and given another secret; while the one before holds, only by withdrawing that', async () => {
  const hook = webhook({ secretoAnteriorHasta: '2026-03-02T10:00:00.000Z' });
  const { user, asked } = await show(
    page,
    {
      listWebhooks: () => ({ webhooks: [hook] }),
      testWebhook: () => delivery({ evento: 'prueba', sobre: null }),
      changeWebhook: () => webhook({ estado: 'PAUSADO' }),
      renewWebhookSecret: () => ({ webhook: webhook(), secreto }),
    },
    at('todos'),
  );
  await user.click(await screen.findByRole('button', { name: 'Enviar prueba: Repositorio' }));
  await user.click(screen.getByRole('button', { name: 'Más acciones: Repositorio' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pausar' }));
  await user.click(screen.getByRole('button', { name: 'Más acciones: Repositorio' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cambiar el secreto' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByRole('button', { name: 'Cambiar' }).hasAttribute('disabled')).toBe(true);
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Cambiar' }));
  await screen.findByText(secreto);
  const params = { id: hook.id };
  expect(asked.filter(({ call }) => call !== 'listWebhooks')).toEqual([
    { call: 'testWebhook', input: { params } },
    { call: 'changeWebhook', input: { params, body: { activo: false } } },
    { call: 'renewWebhookSecret', input: { params, body: { inmediata: true } } },
  ]);
});

it('shows what was delivered, why not, and sends it again', async () => {
  const hook = webhook();
  const { user, asked } = await show(
    page,
    {
      listWebhooks: () => ({ webhooks: [hook] }),
      listWebhookDeliveries: () => ({ entregas: [delivery()], total: 1, page: 1, totalPages: 1 }),
      redeliverWebhook: () => delivery({ estado: 'PENDIENTE' }),
    },
    at(hook.id),
  );
  await screen.findByText('Su servidor no lo aceptó.');
  screen.getByRole('heading', { level: 1, name: 'Repositorio' });
  screen.getByText(/respuesta 500 · 41 ms · 10 intentos/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'No llegó');
  await user.click(await screen.findByRole('button', { name: 'Enviar otra vez: Aguas' }));
  expect(asked).toContainEqual({
    call: 'redeliverWebhook',
    input: { params: { id: hook.id, entregaId: delivery().id } },
  });
  expect(asked.filter(({ call }) => call === 'listWebhookDeliveries').at(-1)?.input).toMatchObject({
    query: { estado: 'FALLIDA', page: 1 },
  });
});
