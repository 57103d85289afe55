// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { expect, it } from 'vitest';
import type { Claim, WorkClaims as Data } from '#contract/entities/claim.ts';
import { enterAs } from '#web/data/session.fixture.ts';
import { refusing } from '#web/features/forms/form.fixture.tsx';
import { show } from '#web/show.fixture.tsx';
import { AppealOffer, ComplaintOffer, WorkClaims } from './work-claims.tsx';

const id = '01890000-0000-7000-8000-0000000000b1';
const appeal: Claim = {
  id: '01890000-0000-7000-8000-0000000000c1',
  publicacionId: id,
  clase: 'APELACION',
  sobre: null,
  estado: 'ABIERTA',
  texto: 'Nadie leyó el anexo.',
  propia: true,
  persona: null,
  fecha: '2026-11-20T10:00:00.000Z',
  responde: 'EDICION',
  respuesta: null,
  respondidaPor: null,
  fechaCierre: null,
  acciones: ['RETIRAR'],
};
const rejected: Data = {
  reclamaciones: [],
  apelableHasta: '2026-12-20T10:00:00.000Z',
  acciones: ['APELAR', 'QUEJARSE'],
};

/** The parts of a work's page whose server takes an appeal, an answer and a withdrawal. */
async function shown(first: Data, failing = {}, role: 'AUTOR' | 'EDITOR' = 'AUTOR') {
  await enterAs(role);
  let now = first;
  return show(
    <main>
      <AppealOffer id={id} />
      <WorkClaims id={id} />
      <ComplaintOffer id={id} />
      <Toaster />
    </main>,
    {
      readClaims: () => now,
      makeClaim: () => {
        now = { reclamaciones: [appeal], apelableHasta: null, acciones: ['QUEJARSE'] };
        return now;
      },
      withdrawClaim: () => {
        now = { ...now, reclamaciones: [{ ...appeal, estado: 'RETIRADA', responde: null, acciones: [] }] };
        return undefined;
      },
      answerClaim: () => {
        const answered: Claim = {
          ...appeal,
          propia: false,
          estado: 'DESESTIMADA',
          respuesta: 'Lo he leído.',
          acciones: [],
        };
        now = { ...now, reclamaciones: [answered] };
        return answered;
      },
      ...failing,
    },
  );
}
const dialog = async () => within(await screen.findByRole('alertdialog'));

it('offers an appeal after a rejection, once, and its withdrawal', async () => {
  const { user, asked } = await shown(rejected);
  await user.click(await screen.findByRole('button', { name: 'Apelar el rechazo' }));
  const form = await dialog();
  const send = form.getByRole('button', { name: 'Apelar' });
  expect(send).toHaveProperty('disabled', true);
  await user.type(form.getByLabelText(/^Razones/), 'Nadie leyó el anexo.');
  await user.click(send);
  expect(await screen.findByText('Nadie leyó el anexo.')).toBeTruthy();
  expect(asked.find(({ call }) => call === 'makeClaim')?.input).toEqual({
    params: { id },
    body: { clase: 'APELACION', texto: 'Nadie leyó el anexo.' },
  });
  expect(screen.queryByRole('button', { name: 'Apelar el rechazo' })).toBeNull();
  expect(screen.getByText(/Espera a alguien de la redacción/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retirar' }));
  await user.click((await dialog()).getByRole('button', { name: 'Retirar' }));
  expect((await screen.findAllByText('Retirada')).length).toBeGreaterThan(0);
});

it('keeps what was written where it is refused, and says why', async () => {
  const { user } = await shown(rejected, { makeClaim: refusing({}, 'apelacion_presentada') });
  await user.click(await screen.findByRole('button', { name: 'Apelar el rechazo' }));
  const form = await dialog();
  await user.type(form.getByLabelText(/^Razones/), 'Mis razones.');
  await user.click(form.getByRole('button', { name: 'Apelar' }));
  expect(await screen.findByText(/Este rechazo ya se apeló/)).toBeTruthy();
  expect(form.getByLabelText(/^Razones/)).toHaveProperty('value', 'Mis razones.');
});

it('asks what a complaint is about', async () => {
  const { user, asked } = await shown({ reclamaciones: [], apelableHasta: null, acciones: ['QUEJARSE'] });
  expect(screen.queryByText('Apelaciones y quejas')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Presentar una queja' }));
  const form = await dialog();
  await user.type(form.getByLabelText(/^Qué ha pasado/), 'Un año sin noticias.');
  expect(form.getByRole('button', { name: 'Enviar la queja' })).toHaveProperty('disabled', true);
  await user.selectOptions(form.getByLabelText(/^Sobre qué/), 'TRAMITACION');
  await user.click(form.getByRole('button', { name: 'Enviar la queja' }));
  await expect
    .poll(() => asked.find(({ call }) => call === 'makeClaim')?.input)
    .toEqual({ params: { id }, body: { clase: 'QUEJA', sobre: 'TRAMITACION', texto: 'Un año sin noticias.' } });
});

it('is answered by who may, with an outcome and a text; who may not is shown no button', async () => {
  const forEditor: Claim = { ...appeal, propia: false, persona: 'Carla Díaz', acciones: ['RESPONDER'] };
  const { user, asked, unmount } = await shown(
    { reclamaciones: [forEditor], apelableHasta: null, acciones: [] },
    {},
    'EDITOR',
  );
  expect(await screen.findByText(/De Carla Díaz/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Responder' }));
  const form = await dialog();
  await user.type(form.getByLabelText(/^Respuesta/), 'Lo he leído.');
  expect(form.getByRole('button', { name: 'Responder' })).toHaveProperty('disabled', true);
  await user.selectOptions(form.getByLabelText(/^Qué respondes/), 'DESESTIMADA');
  await user.click(form.getByRole('button', { name: 'Responder' }));
  expect(await screen.findByText('Desestimada: el rechazo sigue en pie')).toBeTruthy();
  expect(asked.find(({ call }) => call === 'answerClaim')?.input).toEqual({
    params: { id: appeal.id },
    body: { resultado: 'DESESTIMADA', texto: 'Lo he leído.' },
  });
  unmount();
  await shown({ reclamaciones: [{ ...forEditor, acciones: [] }], apelableHasta: null, acciones: [] }, {}, 'EDITOR');
  expect(await screen.findByText(/De Carla Díaz/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Responder' })).toBeNull();
});
