import { describe, expect, it } from 'vitest';
import type { NoticedWork, Notification, NotificationClase } from '#contract/entities/notification.ts';
import type { User } from '#contract/entities/user.ts';
import type { NotificationTipo, Role } from '#contract/vocabulary.ts';
import { leadsTo, placeOf } from './place-of.ts';

const work = '0190a000-0000-7000-8000-00000000000a';
const review = '0190a000-0000-7000-8000-00000000000b';

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
const clases: Record<NotificationTipo, NotificationClase> = {
  PUBLICACION: 'OBRA',
  REVISION: 'REVISION',
  CUENTA: 'CUENTA',
  SISTEMA: 'SISTEMA',
};
const about = (facts: Partial<NoticedWork> = {}): NoticedWork => ({
  id: work,
  titulo: 'Humedales',
  idioma: 'es',
  estado: 'EN_REVISION',
  propia: false,
  revisionId: null,
  silenciada: false,
  ...facts,
});
const to = (tipo: NotificationTipo, obra: NoticedWork | null, ...roles: Role[]) =>
  placeOf({ tipo, clase: clases[tipo], obra }, person(...roles))?.to;

describe('a notification leads', () => {
  it('to its work, where its reader has it', () => {
    expect(to('PUBLICACION', about({ propia: true }), 'AUTOR')).toBe(`/publications/${work}`);
    expect(to('PUBLICACION', about(), 'EDITOR')).toBe(`/editorial/${work}`);
    expect(to('REVISION', about(), 'EDITOR')).toBe(`/editorial/${work}`);
    expect(to('PUBLICACION', about({ estado: 'PUBLICADO' }), 'LECTOR')).toBe(`/catalogo/${work}`);
  });

  it('editors to what is announced, where they decide about it', () => {
    const announced = { tipo: 'PUBLICACION', clase: 'ANUNCIO', obra: about({ estado: 'PUBLICADO' }) } as const;
    expect(placeOf(announced, person('EDITOR'))?.to).toBe('/editorial/anuncios');
    expect(placeOf(announced, person('LECTOR'))?.to).toBe(`/catalogo/${work}`);
  });

  it('reviewers to their review, editors too where it is about their own', () => {
    expect(to('REVISION', about({ revisionId: review }), 'REVISOR')).toBe(`/revisiones/${review}`);
    expect(to('REVISION', about({ revisionId: review }), 'EDITOR')).toBe(`/revisiones/${review}`);
    expect(to('PUBLICACION', about({ revisionId: review, estado: 'PUBLICADO' }), 'REVISOR')).toBe(
      `/revisiones/${review}`,
    );
  });

  it('reviewers to their work list where they may not read the work any more', () => {
    expect(to('REVISION', null, 'REVISOR')).toBe('/mis-revisiones');
    expect(to('REVISION', null, 'EDITOR')).toBeUndefined();
  });

  it('administrators to the accounts, others to their own', () => {
    expect(to('CUENTA', null, 'ADMIN')).toBe('/admin/users');
    expect(to('CUENTA', null, 'LECTOR')).toBe('/perfil');
  });

  it('to where its question is answered, whatever else one may read', () => {
    const asked = (clase: NotificationClase) =>
      placeOf({ tipo: 'PUBLICACION', clase, obra: about() }, person('EDITOR'))?.to;
    expect(asked('FIRMA')).toBe('/coautorias');
    expect(asked('CONSENTIMIENTO')).toBe('/consentimientos');
    expect(asked('DATOS')).toBe('/configuracion');
    expect(asked('RECLAMACION')).toBe('/editorial/reclamaciones');
    const own = placeOf({ tipo: 'CUENTA', clase: 'RECLAMACION', obra: about({ propia: true }) }, person('AUTOR'));
    expect(own?.to).toBe(`/publications/${work}`);
  });

  it('to the discussion that it tells of: beside one’s review, or on the desk', () => {
    const told = (obra: NoticedWork, ...roles: Role[]) =>
      placeOf({ tipo: 'REVISION', clase: 'MENSAJE', obra }, person(...roles))?.to;
    expect(told(about({ revisionId: review }), 'REVISOR')).toBe(`/revisiones/${review}#discusion`);
    expect(told(about(), 'EDITOR')).toBe(`/editorial/${work}?parte=discusion`);
    expect(told(about(), 'REVISOR')).toBe('/mis-revisiones');
  });

  it('to its own words where it has no place', () => {
    const said: Notification = {
      id: review,
      tipo: 'SISTEMA',
      clase: 'MENSAJE',
      publicacionId: null,
      obra: null,
      titulo: 'Tienes un mensaje',
      asunto: 'Tienes un mensaje',
      mensaje: 'Hola.',
      fecha: '2026-01-01T00:00:00.000Z',
      leida: false,
      para: 'ana@casa.test',
    };
    expect(placeOf(said, person('ADMIN'))).toBeNull();
    expect(leadsTo(said, person('ADMIN'))).toBe(`/notificaciones?ver=${review}`);
    expect(leadsTo(said, person('ADMIN'), 3)).toBe(`/notificaciones?pagina=3&ver=${review}`);
  });
});
