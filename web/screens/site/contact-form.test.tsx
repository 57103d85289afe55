// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { away, complaints, field, fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { ContactForm } from './contact-form.tsx';

const body = { nombre: 'Ana Ruiz', email: 'ana@prueba.test', asunto: 'Una duda', mensaje: '¿Cómo envío mi obra?' };
const written = {
  Nombre: ` ${body.nombre} `,
  'Correo electrónico': body.email,
  Asunto: body.asunto,
  Mensaje: body.mensaje,
};
const button = () => screen.getByRole('button', { name: 'Enviar mensaje' });

it('says beside each field what is missing, and goes to the first', async () => {
  const { user, asked } = await showForm(<ContactForm />);
  await user.click(button());
  await waitFor(() =>
    expect(complaints()).toEqual({
      Nombre: 'Escribe tu nombre',
      'Correo electrónico': 'Escribe un correo electrónico válido',
      Asunto: 'Escribe el asunto',
      Mensaje: 'Escribe tu mensaje',
    }),
  );
  expect(document.activeElement).toBe(field('Nombre'));
  expect(asked).toEqual([]);
});

it('sends once what was written, also at a double click, and says where the answer goes', async () => {
  const answer = Promise.withResolvers<undefined>();
  const { user, asked } = await showForm(<ContactForm />, { sendContactMessage: () => answer.promise });
  await fill(user, written);
  await user.dblClick(button());
  answer.resolve(undefined);
  expect(await screen.findByText('Gracias, Ana Ruiz. Te responderemos a ana@prueba.test.')).toBeTruthy();
  expect(asked).toEqual([{ call: 'sendContactMessage', input: { body } }]);
});

it('says beside its field what the server has against it', async () => {
  const sendContactMessage = refusing({ asunto: 'Di algo más.' });
  const { user } = await showForm(<ContactForm />, { sendContactMessage });
  await fill(user, written);
  await user.click(button());
  await waitFor(() => expect(complaints()).toEqual({ Asunto: 'Di algo más.' }));
  expect(document.activeElement).toBe(field('Asunto'));
});

it('says that the server cannot be reached, and keeps what was written', async () => {
  const { user } = await showForm(<ContactForm />, { sendContactMessage: away });
  await fill(user, written);
  await user.click(button());
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos conectar con Pliego.');
  expect(field('Mensaje').value).toBe(body.mensaje);
});

it('has again what was typed, where the page is loaded again, until it was sent', async () => {
  const first = await showForm(<ContactForm />);
  await fill(first.user, written);
  first.unmount();
  const again = await showForm(<ContactForm />, { sendContactMessage: () => undefined });
  await waitFor(() => expect(field('Mensaje').value).toBe(body.mensaje));
  await again.user.click(button());
  await screen.findByText(/^Gracias, Ana Ruiz/);
  again.unmount();
  await showForm(<ContactForm />);
  expect(field('Mensaje').value).toBe('');
});
