// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showForm } from '#web/features/forms/form.fixture.tsx';
import { AcceptedTexts } from './accepted-texts.tsx';

const march = '2026-03-03T10:00:00.000Z';
const may = '2026-05-05T10:00:00.000Z';
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('says which text is in force and which the person accepted, and leads to it', async () => {
  await showForm(<AcceptedTexts />, {
    legalTexts: () => ({
      textos: [
        { slug: 'terminos', version: march, aceptado: { version: march, fecha: may } },
        { slug: 'privacidad', version: null, aceptado: { version: null, fecha: may } },
      ],
    }),
  });
  await screen.findByText('La aceptaste el 5 de mayo de 2026.');
  expect(lines()).toEqual([
    expect.stringContaining('Versión del 3 de marzo de 2026'),
    expect.stringContaining('El texto con el que nace la plataformaLo aceptaste el 5 de mayo de 2026.'),
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/documentos/terminos',
    '/documentos/privacidad',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says where nothing is known, and where there is a newer text, which may be accepted once it was read', async () => {
  const privacidad = { slug: 'privacidad' as const, version: null, aceptado: null };
  let accepted = march;
  const texts = () => ({
    textos: [{ slug: 'terminos' as const, version: may, aceptado: { version: accepted, fecha: accepted } }, privacidad],
  });
  const { user, asked } = await showForm(<AcceptedTexts />, {
    legalTexts: texts,
    acceptLegalText: () => {
      accepted = may;
      return texts();
    },
  });
  await screen.findByText(/No consta qué versión aceptaste/);
  expect(lines()[0]).toContain('fue la versión del 3 de marzo de 2026. Desde entonces hay otra.');
  const [first] = screen.getAllByRole('button', { name: 'Aceptar el texto de ahora: Términos y condiciones' });
  if (!first) throw new Error('button');
  await user.click(first);
  await waitFor(() => expect(lines()[0]).toContain('La aceptaste el 5 de mayo de 2026.'));
  expect(asked.find(({ call }) => call === 'acceptLegalText')?.input).toEqual({
    body: { slug: 'terminos', version: may },
  });
});
