// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { away, complaints, field, fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { readBegunDraft } from '#web/features/publications/begun-draft.ts';
import { speak } from '#web/messages/i18n.ts';
import { humedales } from '#web/publication.fixture.ts';
import { Screen } from './new.tsx';

const address = '/publicaciones/nueva';
const button = () => screen.getByRole('button', { name: 'Crear Publicación' });
const written = { Título: ' Humedales ', Resumen: 'Aves de paso.', 'Palabras clave': 'aves, salinidad, aves' };
type Answers = NonNullable<Parameters<typeof showForm>[1]>;

/** What the dashboard learns of the draft that was made. */
const Told = () => <p>Borrador: {readBegunDraft(useLocation().state)?.titulo}</p>;

async function opened(createPublication: Answers['createPublication']) {
  const screens = (
    <>
      <Screen />
      <Told />
    </>
  );
  const shown = await showForm(screens, { createPublication }, address);
  const sent = () => shown.asked.filter(({ call }) => call === 'createPublication').map(({ input }) => input);
  return { ...shown, sent };
}

it('says beside each field what is missing or wrong, and goes to the first', async () => {
  const { user, sent } = await opened(away);
  await fill(user, { Páginas: '100001' });
  await user.click(button());
  await waitFor(() =>
    expect(Object.values(complaints())).toEqual([
      'Escribe el título',
      'Escribe el resumen',
      'Escribe al menos una palabra clave',
      'Escribe un número entero, como mucho 100.000',
    ]),
  );
  expect(document.activeElement).toBe(field('Título'));
  expect(sent()).toEqual([]);
});

it('makes one draft, also at a double click, and leads to the dashboard', async () => {
  const { user, sent, place } = await opened(() => humedales());
  await fill(user, written);
  await user.selectOptions(field('Tipo'), 'Tesis');
  await user.dblClick(button());
  await waitFor(() => expect(place()).toBe('/dashboard'));
  expect(await screen.findByText('Borrador: Humedales')).toBeTruthy();
  const metadatos = { doi: expect.stringMatching(/^10\.1000\/\d{1,5}$/), pages: 0 };
  const facts = { titulo: 'Humedales', resumen: 'Aves de paso.', palabrasClave: ['aves', 'salinidad'], tipo: 'TESIS' };
  expect(sent()).toEqual([{ body: { ...facts, idioma: 'es', metadatos, coautoresIds: [] } }]);
});

it('proposes the language of the screens for the work, and takes another', async () => {
  await speak('en');
  onTestFinished(() => speak('es'));
  const { user, sent } = await opened(() => humedales());
  await fill(user, { Title: 'Wetlands', Abstract: 'Birds of passage.', Keywords: 'birds' });
  expect(field('Language').value).toBe('en');
  await user.click(screen.getByRole('button', { name: 'Create Publication' }));
  await waitFor(() => expect(sent()).toMatchObject([{ body: { titulo: 'Wetlands', idioma: 'en' } }]));
});

it('keeps the language that was chosen', async () => {
  const { user, sent } = await opened(() => humedales());
  await fill(user, written);
  await user.selectOptions(field('Idioma'), 'Portugués');
  await user.click(button());
  await waitFor(() => expect(sent()).toMatchObject([{ body: { idioma: 'pt' } }]));
});

it('says beside its field what the server has against it', async () => {
  const { user, place } = await opened(refusing({ 'metadatos.pages': 'Demasiadas páginas.' }));
  await fill(user, written);
  await user.click(button());
  await waitFor(() => expect(Object.values(complaints())).toEqual(['Demasiadas páginas.']));
  expect([document.activeElement, place()]).toEqual([field('Páginas'), address]);
});

it('says that the server cannot be reached, and keeps what was written', async () => {
  const { user, place } = await opened(away);
  await fill(user, written);
  await user.click(button());
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Error al crear publicación: No pudimos conectar/);
  expect([field('Resumen').value, place()]).toEqual(['Aves de paso.', address]);
});
