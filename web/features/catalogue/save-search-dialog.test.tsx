// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { account } from '#web/data/session.fixture.ts';
import { showForm } from '#web/features/forms/form.fixture.tsx';
import { readAddress } from './address.ts';
import { SaveSearchDialog } from './save-search-dialog.tsx';

const draw = (correoVerificado: boolean) =>
  showForm(<SaveSearchDialog address={readAddress(new URLSearchParams('q=delta'))} onClose={() => {}} />, {
    profile: () => ({ data: account('AUTOR', { correoVerificado }) }),
    saveSearch: () => ({
      id: '0190a000-0000-7000-8000-000000000011',
      nombre: '«delta»',
      consulta: 'q=delta',
      frecuencia: 'SEMANAL',
      pausada: false,
      fechaCreacion: '2026-03-01T10:00:00.000Z',
    }),
  });

it('promises mail to who confirmed their address', async () => {
  const { user } = await draw(true);
  await user.click(await screen.findByRole('button', { name: 'Guardar' }));
  await screen.findByText('Guardada ««delta»». Te escribiremos cuando haya algo nuevo.');
  expect(screen.queryByText('Confirma tu correo')).toBeNull();
});

it('promises none to others until they do, and offers the link anew', async () => {
  const { user } = await draw(false);
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/Hasta entonces no te escribimos de tus búsquedas/);
  within(dialog).getByRole('button', { name: 'Enviar otro enlace' });
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Guardada ««delta»». Te escribiremos de ella cuando confirmes tu correo.');
});
