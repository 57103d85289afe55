// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AuthorshipRequest } from '#contract/entities/byline.ts';
import type { AskedSuccession } from '#contract/entities/succession.ts';
import { show } from '#web/show.fixture.tsx';
import { Screen } from './authorship-requests.tsx';

const request: AuthorshipRequest = {
  publicacionId: '01890000-0000-7000-8000-000000000001',
  titulo: 'Mareas',
  tipo: 'TESIS',
  resumen: 'Su resumen.',
  autor: 'Irene Gil, Ana Ruiz',
  fecha: '2026-11-20T10:00:00.000Z',
};
const asked = (first: AuthorshipRequest = request) => {
  let open = [first];
  return {
    myAuthorshipRequests: () => ({ peticiones: open }),
    mySuccessions: () => ({ relevos: [] }),
    refuseAuthorship: () => {
      open = [];
      return undefined;
    },
  };
};

it('shows what one would sign, and takes a no that is asked once more', async () => {
  const { user, asked: calls } = await show(<Screen />, asked());
  expect(await screen.findByRole('heading', { name: 'Mareas' })).toBeTruthy();
  expect(screen.getByText('Irene Gil, Ana Ruiz')).toBeTruthy();
  expect(screen.getByText('Su resumen.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'No firmo «Mareas»' }));
  expect(calls.map(({ call }) => call)).not.toContain('refuseAuthorship');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'No la firmo' }));
  expect(await screen.findByText('Nadie te pide que firmes una obra.')).toBeTruthy();
  expect(calls.find(({ call }) => call === 'refuseAuthorship')?.input).toEqual({
    params: { id: request.publicacionId },
  });
});

it('says to who reviews the work why it names nobody', async () => {
  await show(<Screen />, asked({ ...request, autor: null }));
  expect(await screen.findByText(/quién la firma no se muestra/)).toBeTruthy();
  expect(screen.queryByText('Irene Gil, Ana Ruiz')).toBeNull();
});

const succession: AskedSuccession = {
  publicacionId: '01890000-0000-7000-8000-000000000002',
  titulo: 'Corrientes',
  tipo: 'ARTICULO',
  papel: 'NUEVO',
  nombre: 'Ana Ruiz',
  porRedaccion: false,
  firma: false,
  motivo: 'Me voy un año.',
  fecha: '2026-11-20T10:00:00.000Z',
  fechaLimite: null,
};
const succeeding = (first: AskedSuccession) => {
  let open = [first];
  return {
    myAuthorshipRequests: () => ({ peticiones: [] }),
    mySuccessions: () => ({ relevos: open }),
    answerSuccession: () => {
      open = [];
      return { publicacionId: first.publicacionId, cumplido: false };
    },
  };
};

it('asks whoever is proposed as the main author, and a yes once more', async () => {
  const { user, asked: calls } = await show(<Screen />, succeeding(succession));
  expect(await screen.findByRole('heading', { name: 'Corrientes' })).toBeTruthy();
  expect(screen.getByText(/al aceptar, la firmas/)).toBeTruthy();
  expect(screen.getByText('Motivo: Me voy un año.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Acepto la autoría principal de «Corrientes»' }));
  expect(calls.map(({ call }) => call)).not.toContain('answerSuccession');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Acepto' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Corrientes' })).toBeNull());
  const sent = calls.find(({ call }) => call === 'answerSuccession');
  expect(sent?.input).toEqual({ params: { id: succession.publicacionId }, body: { acepta: true } });
});

it('asks the main author whom the editors would have another in the place of, until when', async () => {
  const byEditors = { ...succession, papel: 'ACTUAL' as const, porRedaccion: true, firma: true };
  const limited = { ...byEditors, fechaLimite: '2026-12-04T10:00:00.000Z' };
  const { user, asked: calls } = await show(<Screen />, succeeding(limited));
  expect(await screen.findByText(/Ana Ruiz lleve la autoría principal en tu lugar.*4 de diciembre/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Me opongo al relevo en «Corrientes»' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Corrientes' })).toBeNull());
  expect(calls.find(({ call }) => call === 'answerSuccession')?.input).toMatchObject({ body: { acepta: false } });
});

it('says to a main author who objected before that without their answer nothing changes', async () => {
  const again = { ...succession, papel: 'ACTUAL' as const, porRedaccion: true, firma: true };
  await show(<Screen />, succeeding(again));
  expect(await screen.findByText(/propone de nuevo que Ana Ruiz.*sin tu respuesta nada cambia\./)).toBeTruthy();
});
