import { describe, expect, it } from 'vitest';
import type { User } from '#contract/entities/user.ts';
import type { Role } from '#contract/vocabulary.ts';
import { placeOf } from './place-of.ts';

const person = (...roles: Role[]): User => ({
  id: '0190a000-0000-7000-8000-000000000001',
  nombres: 'Ana',
  apellidos: 'Ríos',
  email: 'ana@casa.test',
  afiliacion: '',
  orcid: null,
  fotoUrl: '',
  biografia: '',
  roles,
  rol: roles[0] ?? 'LECTOR',
  rolSolicitado: null,
  fechaCreacion: '2026-01-01T00:00:00.000Z',
});
const to = (tipo: 'PUBLICACION' | 'REVISION' | 'CUENTA' | 'SISTEMA', ...roles: Role[]) =>
  placeOf({ tipo }, person(...roles))?.to;

describe('a notification leads', () => {
  it('reviewers to their work list', () => {
    expect(to('REVISION', 'REVISOR')).toBe('/mis-revisiones');
    expect(to('REVISION', 'EDITOR')).toBeUndefined();
  });

  it('administrators to the accounts, others to their own', () => {
    expect(to('CUENTA', 'ADMIN')).toBe('/admin/users');
    expect(to('CUENTA', 'LECTOR')).toBe('/perfil');
  });

  it('nowhere beside the work itself', () => {
    expect(to('PUBLICACION', 'AUTOR')).toBeUndefined();
    expect(to('SISTEMA', 'ADMIN')).toBeUndefined();
  });
});
