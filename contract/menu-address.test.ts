import { expect, it } from 'vitest';
import { isMenuAddress } from './menu-address.ts';

it.each([
  '/',
  '/catalogo',
  '/catalogo?tipo=TESIS&search=agua',
  '/catalogo#resultados',
  '/documentos/plazos',
  '/blog',
  'https://revistas.example.org/normas?v=2#autores',
  'https://xn--espaa-rta.example/',
])('%s is one of the menu', (address) => {
  expect(isMenuAddress(address)).toBe(true);
});

it.each([
  '',
  'catalogo',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<b>',
  'http://revistas.example.org',
  'https:/revistas.example.org',
  'https://',
  'https://ana:clave@revistas.example.org',
  'ftp://revistas.example.org',
  '//otro.example',
  '/\\otro.example',
  '/catalogo\n',
  ' /catalogo',
  '/cat alogo',
  // Of members, or what is no page.
  '/dashboard',
  '/admin/ajustes',
  '/editorial',
  '/publications/create',
  '/api/settings',
  '/files/x',
  '/catalogo/../dashboard',
  '/./dashboard',
  '/no-existe',
])('%j is none', (address) => {
  expect(isMenuAddress(address)).toBe(false);
});
