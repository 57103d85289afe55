// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { expect, it } from 'vitest';
import type { ReturnedAddress } from '#contract/entities/mail.ts';
import { show } from '#web/show.fixture.tsx';
import ReturnedMail from './returned-mail.tsx';

const address = (fields: Partial<ReturnedAddress>): ReturnedAddress => ({
  direccion: 'ana@prueba.test',
  clase: 'PERMANENTE',
  veces: 1,
  palabras: '550 5.1.1 No such user',
  ultima: '2026-03-01T10:00:00.000Z',
  detenida: '2026-03-01T10:00:00.000Z',
  ...fields,
});
const dias = [
  { dia: '2026-02-28', enviados: 12, devueltos: 1, fallidos: 0, detenidos: 0 },
  { dia: '2026-03-01', enviados: 1, devueltos: 2, fallidos: 1, detenidos: 3 },
];
const list = (direcciones: ReturnedAddress[]) => ({ direcciones, total: direcciones.length, page: 1, totalPages: 1 });

it('says of each address why nothing is sent to it, and lifts one by its button', async () => {
  const direcciones = [
    address({}),
    address({ direccion: 'eva@prueba.test', clase: 'TEMPORAL', veces: 5, palabras: '' }),
  ];
  const { user, asked } = await show(
    <>
      <ReturnedMail />
      <Toaster />
    </>,
    { listReturned: () => list(direcciones), deliveryDays: () => ({ dias }), liftReturned: () => undefined },
  );
  expect(await screen.findByText('550 5.1.1 No such user')).toBeTruthy();
  expect(screen.getByText('No se pudo entregar 5 veces')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Volver a enviar correos a eva@prueba.test' }));
  expect(await screen.findByText('Los próximos correos a eva@prueba.test saldrán.')).toBeTruthy();
  expect(asked.filter(({ call }) => call === 'liftReturned')).toEqual([
    { call: 'liftReturned', input: { body: { direccion: 'eva@prueba.test' } } },
  ]);
});

it('adds up the days, and has them as a table, the newest first', async () => {
  await show(<ReturnedMail />, { listReturned: () => list([]), deliveryDays: () => ({ dias }) });
  expect(await screen.findByText('Ninguna dirección devuelve el correo.')).toBeTruthy();
  expect(await screen.findByText('13 correos enviados, 3 devueltos, 1 fallido, 3 detenidos.')).toBeTruthy();
  const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(rows.slice(-2)).toEqual(['1 de marzo de 20261213', '28 de febrero de 202612100']);
});
