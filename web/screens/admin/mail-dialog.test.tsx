// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { interruptedJob } from '#contract/entities/job.ts';
import type { Mail } from '#contract/entities/mail.ts';
import { show } from '#web/show.fixture.tsx';
import { MailDialog } from './mail-dialog.tsx';

const mail = (error: string): Mail => ({
  id: 'm1',
  para: 'ana@prueba.test',
  asunto: 'Tu obra',
  texto: 'Hola.',
  estado: 'FALLIDO',
  intentos: 8,
  fechaCreacion: '2026-03-01T10:00:00.000Z',
  fechaEnvio: null,
  fechaIntento: null,
  error,
  acciones: [],
});

it.each([
  ['550 No such mailbox', '550 No such mailbox'],
  [interruptedJob, 'Se interrumpió demasiadas veces.'],
])('says why a mail was not delivered: %s', async (error, words) => {
  await show(<MailDialog mail={mail(error)} onClose={() => {}} />);
  expect(await screen.findByText(words)).toBeTruthy();
});
