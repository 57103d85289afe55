// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Role } from '#contract/vocabulary.ts';
import { savePreferences } from '#web/data/preferences.ts';
import { routes } from '#web/routes.tsx';
import { placesOf } from '#web/routing/places.ts';
import { show } from '#web/show.fixture.tsx';
import { Rail } from './rail.tsx';
import type { Counts } from './use-waiting.ts';

afterEach(() => {
  vi.restoreAllMocks();
  savePreferences({ rail: undefined });
});

const draw = (roles: Role[], counts: Counts = {}, at = '/dashboard', here = at) =>
  show(<Rail groups={placesOf(routes, { roles })} counts={counts} at={at} here={here} />);
const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('shows the places of a person by what they do', async () => {
  await draw(['AUTOR']);
  expect(namesIn('Inicio')).toEqual(['Panel', 'Notificaciones', 'Coautorías', 'Consentimientos']);
  expect(namesIn('Escribir')).toEqual(['Mis publicaciones', 'Nueva publicación', 'Plantillas', 'Estadísticas']);
  expect(screen.queryByRole('list', { name: 'Administrar' })).toBeNull();
});

it('says beside a name how much waits there, in words too, and nothing where nothing does', async () => {
  await draw(['REVISOR'], { revisiones: 2, notificaciones: 120, coautorias: 0 });
  expect(screen.getByRole('link', { name: 'Mis revisiones (2 te esperan)' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Notificaciones (120 sin leer)' }).textContent).toContain('99+');
  expect(screen.getByRole('link', { name: 'Coautorías' })).toBeTruthy();
});

it('marks the screen itself, and the place below which it is', async () => {
  const { unmount } = await draw(['AUTOR'], {}, '/mis-publicaciones');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Mis publicaciones');
  unmount();
  await draw(['AUTOR'], {}, '/mis-publicaciones', '/publications/:id');
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Mis publicaciones' }).getAttribute('aria-current')).toBe('true');
});

it('folds away what the person has no part in, opens it at a click, and where they are in it', async () => {
  const { user, unmount } = await draw(['LECTOR'], { revisiones: 1 });
  const more = screen.getByRole('button', { name: 'Más (1 te espera)' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('link', { name: /^Mis revisiones/ })).toBeNull();
  await user.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  expect(namesIn('Más')).toHaveLength(6);
  unmount();
  await draw(['LECTOR'], {}, '/mis-revisiones');
  expect(screen.getByRole('link', { name: 'Mis revisiones' })).toBeTruthy();
});

it('brings where one is into the list, where that is longer than the screen, and leaves it alone otherwise', async () => {
  // A list of 300 px, in which links stand one below the other.
  const scrolled = vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(() => {});
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const links = [...document.querySelectorAll('nav a')];
    return this.tagName === 'A' ? new DOMRect(0, 32 * links.indexOf(this), 200, 32) : new DOMRect(0, 0, 200, 300);
  });
  const { unmount } = await draw(['ADMIN'], {}, '/notificaciones');
  expect(scrolled).not.toHaveBeenCalled();
  unmount();
  await draw(['ADMIN'], {}, '/admin/ajustes');
  const place = screen.getAllByRole('link').indexOf(screen.getByRole('link', { current: 'page' }));
  expect(place).toBeGreaterThan(9);
  expect(scrolled.mock.calls).toEqual([[0, 32 * place + 16 - 150]]);
});

it('is narrowed and widened by its button, and this browser remembers it', async () => {
  const { user } = await draw(['AUTOR'], { obras: 3 });
  const button = () => screen.getByRole('button', { name: /el menú$/ });
  expect(button().getAttribute('aria-expanded')).toBe('true');
  await user.click(button());
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(document.documentElement.dataset.rail).toBe('narrow');
  expect(JSON.parse(localStorage.getItem('pliego.preferences') ?? '{}')).toMatchObject({ rail: 'narrow' });
  expect(screen.getByRole('link', { name: /^Mis publicaciones/ })).toBeTruthy();
  await user.click(button());
  expect(document.documentElement.dataset.rail).toBeUndefined();
});
