/** A session for tests of components: an account, and a server behind `fetch` that lets it in or refuses it. */
import { vi } from 'vitest';
import type { Account } from '#contract/entities/user.ts';
import type { Role } from '#contract/vocabulary.ts';
import { login } from './session.ts';

/** Ana, with these roles. */
export const account = (rol: Role = 'AUTOR', said: Partial<Account> = {}): Account => ({
  id: '0190a000-0000-7000-8000-000000000002',
  nombres: 'Ana',
  apellidos: 'Ruiz',
  email: 'ana@prueba.test',
  afiliacion: 'UNAM',
  orcid: null,
  fotoUrl: '',
  biografia: '',
  roles: [rol],
  rol,
  rolSolicitado: null,
  fechaCreacion: '2026-01-01T00:00:00.000Z',
  correoVerificado: true,
  palabrasClave: [],
  capacidadRevisiones: null,
  noDisponibleHasta: null,
  ausenteDesde: null,
  notaAusencia: '',
  preferencias: { theme: null, language: null, notifications: true, teclas: true },
  ...said,
});

/** What the server says to who is let in. */
export const letIn = (user = account()) => ({ status: 200, body: { access_token: 'a', refresh_token: 'r', user } });

/** Has the server answer so; without an answer it is away. Gives what it is sent, in order. */
export function behindFetch(answer?: { status: number; body: unknown }) {
  const sent: { address: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    sent.push({ address, body: JSON.parse(String(body)) });
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  return sent;
}

/** Logs Ana in, with this role. */
export async function enterAs(rol: Role) {
  behindFetch(letIn(account(rol)));
  await login({ email: 'ana@prueba.test', password: 'secreto' }, false);
}
