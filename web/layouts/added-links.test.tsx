// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MenuEntry } from '#contract/entities/site-facts.ts';
import { defaultSettings, identitySchema } from '#contract/entities/system.ts';
import { speak } from '#web/messages/i18n.ts';
import { show } from '#web/show.fixture.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

const entry = (es: string, direccion: string, parte: MenuEntry['parte'] = 'CABECERA', en = ''): MenuEntry => ({
  texto: { es, en },
  direccion,
  parte,
});
const shown = (menu: MenuEntry[], address = '/catalogo') =>
  show(
    <>
      <Header />
      <Footer />
    </>,
    { getIdentity: () => identitySchema.parse({ ...defaultSettings, menu }) },
    address,
  );
const header = () => within(screen.getByRole('navigation', { name: 'Principal' }));

it('stand after the site’s own in the header, and in a group of their own in the footer', async () => {
  await shown([
    entry('Normas', 'https://revistas.example.org/normas'),
    entry('Plazos', '/documentos/plazos', 'PIE'),
    entry('Tesis', '/catalogo?tipo=TESIS'),
  ]);
  expect(await screen.findByRole('link', { name: 'Normas' })).toBeTruthy();
  const names = header()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names.slice(-2)).toEqual(['Normas', 'Tesis']);
  expect(names.length).toBe(7);
  const normas = header().getByRole('link', { name: 'Normas' });
  expect([normas.getAttribute('href'), normas.getAttribute('target')]).toEqual([
    'https://revistas.example.org/normas',
    null,
  ]);
  const more = within(screen.getByRole('navigation', { name: 'Más' }));
  expect(more.getByRole('link', { name: 'Plazos' }).getAttribute('href')).toBe('/documentos/plazos');
});

it('say where one is, and there is no group without any', async () => {
  await shown([entry('Tesis', '/catalogo?tipo=TESIS')], '/catalogo?tipo=TESIS');
  expect((await screen.findByRole('link', { name: 'Tesis' })).getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('navigation', { name: 'Más' })).toBeNull();
});

it('are read in English where there is one, in Spanish otherwise, and said to be so', async () => {
  await speak('en');
  try {
    await shown([entry('Normas', '/blog', 'PIE', 'Guidelines'), entry('Tesis', '/catalogo?tipo=TESIS', 'PIE')]);
    expect(await screen.findByRole('link', { name: 'Guidelines' })).toBeTruthy();
    expect((await screen.findByText('Tesis')).getAttribute('lang')).toBe('es');
  } finally {
    await speak('es');
  }
});
