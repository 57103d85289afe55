import { describe, expect, it } from 'vitest';
import type { User } from '#contract/entities/user.ts';
import type { Role } from '#contract/vocabulary.ts';
import { afterLogin, judge } from './guarded.tsx';

const person = (...roles: Role[]): User => ({
  id: '0b1ff2a2-93c5-4c88-9c2c-3a6f6d0c8f11',
  nombres: 'Ana',
  apellidos: 'Paz',
  email: 'ana@pliego.test',
  afiliacion: '',
  orcid: null,
  fotoUrl: '',
  biografia: '',
  roles,
  rol: roles[0] ?? 'LECTOR',
  rolSolicitado: null,
  fechaCreacion: '2026-01-01T00:00:00.000Z',
});
const nobody = { user: null, isStarting: false };
const as = (...roles: Role[]) => ({ user: person(...roles), isStarting: false });

describe('a guard', () => {
  it('shows nothing while nothing is known', () => {
    expect(judge('login', { user: null, isStarting: true })).toBe('wait');
    expect(judge('guest', { user: null, isStarting: true })).toBe('wait');
  });

  it('sends who is not logged in to the login, and who is away from it', () => {
    expect(judge('login', nobody)).toBe('login');
    expect(judge('AUTOR', nobody)).toBe('login');
    expect(judge('guest', nobody)).toBe('open');
    expect(judge('guest', as('LECTOR'))).toBe('away');
    expect(judge('login', as('LECTOR'))).toBe('open');
  });

  it('leads who has yet to set up their second step there from every screen of members, and leaves them what guests see', () => {
    const narrow = { user: { ...person('EDITOR'), faltaSegundoPaso: true as const }, isStarting: false };
    expect(judge('login', narrow)).toBe('enrol');
    expect(judge('EDITOR', narrow)).toBe('enrol');
    expect(judge('site', narrow, true)).toBe('open');
    expect(judge('guest', narrow)).toBe('away');
  });

  it('opens the site to everybody where it is public, and waits while that is not known', () => {
    expect(judge('site', nobody, true)).toBe('open');
    expect(judge('site', { user: null, isStarting: true }, true)).toBe('open');
    expect(judge('site', nobody, undefined)).toBe('wait');
    expect(judge('site', nobody, false)).toBe('login');
    expect(judge('site', as('LECTOR'), false)).toBe('open');
  });

  it('lets in holders of its role, any of theirs, and ADMIN to what is AUTOR’s', () => {
    expect(judge('AUTOR', as('AUTOR'))).toBe('open');
    expect(judge('AUTOR', as('REVISOR', 'AUTOR'))).toBe('open');
    expect(judge('AUTOR', as('ADMIN'))).toBe('open');
    expect(judge('AUTOR', as('EDITOR'))).toBe('forbidden');
    expect(judge('ADMIN', as('AUTOR'))).toBe('forbidden');
  });
});

describe('after logging in', () => {
  it('leads to the private page that was asked for, else to the dashboard', () => {
    expect(afterLogin({ from: '/publications/create?x=1' })).toBe('/publications/create?x=1');
    expect(afterLogin(null)).toBe('/dashboard');
    expect(afterLogin({ from: 7 })).toBe('/dashboard');
    // Who types the bare address wants their desk, not the page for those who have no account.
    expect(afterLogin({ from: '/' })).toBe('/dashboard');
  });

  it('never leads to another site', () => {
    expect(afterLogin({ from: '//evil.example' })).toBe('/dashboard');
    expect(afterLogin({ from: 'https://evil.example' })).toBe('/dashboard');
  });
});
