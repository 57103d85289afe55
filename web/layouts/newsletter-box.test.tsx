// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { away, complaints, field, fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { NewsletterBox } from './newsletter-box.tsx';

const button = () => screen.getByRole('button', { name: 'Suscribirse' });
const written = { Boletín: 'ana@prueba.test' };

it('says in its own words what is no address, goes there, and sends nothing', async () => {
  const { user, asked } = await showForm(<NewsletterBox />);
  for (const text of ['', 'ana']) {
    await fill(user, { Boletín: text });
    await user.click(button());
    expect(complaints()).toEqual({ Boletín: 'Escribe una dirección de correo válida.' });
    expect(document.activeElement).toBe(field('Boletín'));
  }
  expect(button().closest('form')?.noValidate).toBe(true);
  await user.type(field('Boletín'), '@');
  expect(complaints()).toEqual({});
  expect(asked).toEqual([]);
});

it('signs up once, also at a double click, in the language of the page, and says what is still to do', async () => {
  const answer = Promise.withResolvers<undefined>();
  const { user, asked } = await showForm(<NewsletterBox />, { subscribe: () => answer.promise });
  await fill(user, written);
  await user.dblClick(button());
  answer.resolve(undefined);
  expect((await screen.findByText(/Falta un paso/)).textContent).toContain('ana@prueba.test');
  expect(asked).toEqual([{ call: 'subscribe', input: { body: { email: 'ana@prueba.test', idioma: 'es' } } }]);
});

it.each([
  ['what the server has against it', refusing({ email: 'Esa dirección no existe.' }), /^Esa dirección no existe\.$/],
  ['that the server refuses it without a word for the field', refusing({}), /Hay datos que corregir/],
  ['that the server cannot be reached', away, /No pudimos conectar con Pliego/],
])('says beside the address %s', async (_, subscribe, words) => {
  const { user } = await showForm(<NewsletterBox />, { subscribe });
  await fill(user, written);
  await user.click(button());
  await waitFor(() => expect(complaints()).toEqual({ Boletín: expect.stringMatching(words) }));
  expect(field('Boletín').value).toBe('ana@prueba.test');
});
