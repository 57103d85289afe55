// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { expect, it } from 'vitest';
import { interruptedJob } from '#contract/entities/job.ts';
import type { Mail } from '#contract/entities/mail.ts';
import { review } from '#web/features/reviewing/review.fixture.ts';
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
  reviewId: null,
  acciones: [],
});

it.each([
  ['550 No such mailbox', '550 No such mailbox'],
  [interruptedJob, 'Se interrumpió demasiadas veces.'],
])('says why a mail was not delivered: %s', async (error, words) => {
  await show(<MailDialog mail={mail(error)} onClose={() => {}} />);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('offers to send an invitation again whose link is forgotten, with another', async () => {
  const failed: Mail = { ...mail('550 No such mailbox'), reviewId: 'r1', acciones: ['REENVIAR', 'DESCARTAR'] };
  const { user, asked } = await show(
    <>
      <MailDialog mail={failed} onClose={() => {}} />
      <Toaster />
    </>,
    { resendInvitation: () => review('r1') },
  );
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Enviar de nuevo' }));
  expect(await screen.findByText('Invitación enviada de nuevo, con otro enlace.')).toBeTruthy();
  expect(asked).toEqual([{ call: 'resendInvitation', input: { params: { id: 'r1' } } }]);
});
