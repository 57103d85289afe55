// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { away, complaints, field, fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { NewsletterBox } from './newsletter-box.tsx';

const button = () => screen.getByRole('button', { name: 'Suscribirse' });
const written = { Boletín: 'ana@prueba.test' };

it('asks the browser to see to the address, and sends nothing without one', async () => {
  const { user, asked } = await showForm(<NewsletterBox />);
  await user.click(button());
  await fill(user, { Boletín: 'ana' });
  await user.click(button());
  expect(field('Boletín').validity.valid).toBe(false);
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
  ['what the server has against it', refusing({}), /Hay datos que corregir/],
  ['that the server cannot be reached', away, /No pudimos conectar con Pliego/],
])('says beside the address %s', async (_, subscribe, words) => {
  const { user } = await showForm(<NewsletterBox />, { subscribe });
  await fill(user, written);
  await user.click(button());
  await waitFor(() => expect(complaints()).toEqual({ Boletín: expect.stringMatching(words) }));
  expect(field('Boletín').value).toBe('ana@prueba.test');
});
