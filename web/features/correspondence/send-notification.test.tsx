// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterAs } from '#web/data/session.fixture.ts';
import { away, complaints, field, fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { keptDrafts } from '#web/features/forms/kept-drafts.fixture.ts';
import { SendNotification } from './send-notification.tsx';

const button = () => screen.getByRole('button', { name: 'Enviar' });
const written = { Destinatario: 'luz@prueba.test', Asunto: 'El plazo', Mensaje: 'Te queda un día.' };
type Answers = NonNullable<Parameters<typeof showForm>[1]>;

async function opened(answers: Answers = {}, about?: { id: string; titulo: string }) {
  const recipients = () => ({ recipients: [] });
  const shown = await showForm(<SendNotification about={about} />, { recipients, ...answers });
  await shown.user.click(screen.getByRole('button', { name: 'Enviar Notificación' }));
  await screen.findByRole('dialog');
  const sent = () => shown.asked.filter(({ call }) => call === 'sendEmail').map(({ input }) => input);
  return { ...shown, sent };
}

it('is not offered to who only reads', async () => {
  await enterAs('LECTOR');
  await showForm(<SendNotification />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says beside each field what is missing, and goes to the first', async () => {
  await enterAs('ADMIN');
  const { user, sent } = await opened();
  await user.click(button());
  await waitFor(() =>
    expect(complaints()).toEqual({
      Destinatario: 'Escribe un correo electrónico válido',
      Asunto: 'Escribe el asunto',
      Mensaje: 'Escribe el mensaje',
    }),
  );
  expect(document.activeElement).toBe(field('Destinatario'));
  expect(sent()).toEqual([]);
});

it('sends the message once, also at a double click, and closes', async () => {
  await enterAs('ADMIN');
  const answer = Promise.withResolvers<{ message: string; enCorreo: boolean }>();
  const { user, sent } = await opened({ sendEmail: () => answer.promise });
  await fill(user, written);
  await user.dblClick(button());
  answer.resolve({ message: '', enCorreo: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([{ body: { to: 'luz@prueba.test', subject: 'El plazo', message: 'Te queda un día.' } }]);
  expect(await screen.findByText('¡Notificación enviada correctamente!')).toBeTruthy();
});

it('lets authors choose among the people of their works, about the work where they are', async () => {
  await enterAs('AUTOR');
  const id = '0190a000-0000-7000-8000-000000000009';
  const luz = { id, nombre: 'Luz Gil', email: null, papel: 'COAUTORIA' as const, obra: 'Humedales' };
  const answers: Answers = {
    recipients: () => ({ recipients: [luz] }),
    sendEmail: () => ({ message: 'Tu mensaje queda guardado.', enCorreo: false }),
  };
  const { user, sent } = await opened(answers, { id: 'obra', titulo: 'Humedales' });
  await user.selectOptions(await screen.findByRole('combobox'), 'Luz Gil (firma contigo «Humedales»)');
  await fill(user, { Mensaje: 'Ya está.' });
  await user.click(button());
  await waitFor(() =>
    expect(sent()).toEqual([{ body: { to: id, subject: 'Sobre «Humedales»', message: 'Ya está.' } }]),
  );
  // In the server's words: there is no mail server that takes it on.
  expect(await screen.findByText('Tu mensaje queda guardado.')).toBeTruthy();
});

it.each([
  [
    'what the server has against it, beside its field',
    refusing({ to: 'Nadie tiene ese correo.' }),
    'Nadie tiene ese correo.',
  ],
  ['that the server cannot be reached', away, /^Error al enviar la notificación\. No pudimos conectar con Pliego/],
])('says %s, and keeps what was written', async (_, sendEmail, words) => {
  await enterAs('ADMIN');
  const { user } = await opened({ sendEmail });
  await fill(user, written);
  await user.click(button());
  expect(await screen.findByText(words)).toBeTruthy();
  expect(complaints()).toEqual(typeof words === 'string' ? { Destinatario: words } : {});
  expect(field('Mensaje').value).toBe('Te queda un día.');
});

it('speaks of an email where it is the form of one', async () => {
  await enterAs('ADMIN');
  const answers: Answers = {
    recipients: () => ({ recipients: [] }),
    sendEmail: () => ({ message: '', enCorreo: true }),
  };
  const { user } = await showForm(<SendNotification asEmail />, answers);
  await user.click(screen.getByRole('button', { name: 'Enviar Notificación' }));
  await screen.findByRole('dialog');
  await fill(user, written);
  await user.click(button());
  expect(await screen.findByText('¡Correo enviado correctamente!')).toBeTruthy();
});

it('keeps a message that was not sent, each work’s apart, and forgets it once it was sent', async () => {
  await enterAs('ADMIN');
  const { drafts, answers: keeping } = keptDrafts();
  const answers: Answers = { ...keeping, sendEmail: () => ({ message: '', enCorreo: true }) };
  const humedales = { id: 'humedales', titulo: 'Humedales' };
  const first = await opened(answers, humedales);
  await fill(first.user, { Destinatario: 'luz@prueba.test', Mensaje: 'Te queda un día.' });
  await waitFor(() => expect(drafts.has('mensaje.humedales')).toBe(true), { timeout: 5000 });
  first.unmount();

  const other = await opened(answers, { id: 'dunas', titulo: 'Dunas' });
  expect([field('Destinatario').value, field('Mensaje').value]).toEqual(['', '']);
  other.unmount();

  const again = await opened(answers, humedales);
  expect(await screen.findByText(/^Hemos recuperado lo que escribiste/)).toBeTruthy();
  expect([field('Destinatario').value, field('Mensaje').value]).toEqual(['luz@prueba.test', 'Te queda un día.']);
  await again.user.click(button());
  await waitFor(() => expect(drafts.size).toBe(0));
});
