// @vitest-environment happy-dom
/** Who signed the licence of a work: nothing where none is asked for; signing what is shown; asking those who are missing. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Signer, WorkRights } from '#contract/entities/rights.ts';
import { show } from '#web/show.fixture.tsx';
import { RightsSection } from './rights-section.tsx';

const id = '01900000-0000-7000-8000-000000000001';
const signer = (nombre: string, more: Partial<Signer> = {}): Signer => ({
  quien: '0123456789abcdef',
  nombre,
  conCuenta: true,
  propia: false,
  estado: 'SIN_FIRMAR',
  fecha: null,
  medio: null,
  motivo: '',
  pedida: null,
  vence: null,
  correo: null,
  tieneCorreo: false,
  acciones: [],
  ...more,
});
const rights: WorkRights = {
  demanda: 'SE_PIDE',
  version: 1,
  terminos: { texto: { es: 'Autorizo a publicarla.', en: 'I authorise it.' }, licencia: null },
  autores: [
    signer('Ana Ruiz', { propia: true, acciones: ['FIRMAR'] }),
    signer('Lea Soto', { quien: 'fedcba9876543210', conCuenta: false, acciones: ['PEDIR'] }),
  ],
  historial: [],
};

it('is nothing where the journal asks for none, and asks for nothing', async () => {
  const { container } = await show(<RightsSection work={{ id }} />, {});
  expect(container.textContent).toBe('');
});

it('has the text signed as it is shown', async () => {
  let sent: unknown;
  const { user } = await show(<RightsSection work={{ id, derechosPedidos: 'SE_PIDE' }} />, {
    readRights: () => rights,
    answerRights: (input: unknown) => {
      sent = input;
      return rights;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Leer y firmar' }));
  await user.click(await screen.findByRole('button', { name: 'Firmar' }));
  await screen.findByText('Han firmado 0 de 2.');
  expect(sent).toMatchObject({ body: { respuesta: 'FIRMADA', texto: 'Autorizo a publicarla.', licencia: null } });
});

it('asks for the address of who has none, and sends it', async () => {
  let sent: unknown;
  const { user } = await show(<RightsSection work={{ id, derechosPedidos: 'SE_PIDE' }} />, {
    readRights: () => rights,
    askRights: (input: unknown) => {
      sent = input;
      return { ...rights, pedidas: 1 };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pedir la firma a Lea Soto' }));
  await user.type(await screen.findByLabelText(/^Correo/), 'lea@fuera.test');
  await user.click(screen.getByRole('button', { name: 'Pedir la firma' }));
  await expect
    .poll(() => sent)
    .toMatchObject({
      body: { autores: [{ quien: 'fedcba9876543210', correo: 'lea@fuera.test' }] },
    });
});
