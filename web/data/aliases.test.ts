import { describe, expect, it } from 'vitest';
import { readAnswer, readPublication, readReview } from './aliases.ts';
import { readRole, readUser } from './aliases-of-people.ts';

describe('the reading layer', () => {
  describe('reads a list of publications', () => {
    it.each([
      ['a bare list', [{ id: 'a' }]],
      ['publications', { publications: [{ id: 'a' }] }],
      ['items', { items: [{ id: 'a' }] }],
      ['data', { data: [{ id: 'a' }] }],
    ])('from %s', (_, answer) => {
      expect(readAnswer('listPublications', answer)).toMatchObject({
        publications: [{ id: 'a' }],
        total: 1,
        page: 1,
        totalPages: 1,
      });
    });

    it('with its total, under either name', () => {
      expect(readAnswer('listPublications', { items: [], total: 7 })).toMatchObject({ total: 7 });
      expect(readAnswer('listPublications', { items: [], count: 7, page: 2 })).toMatchObject({ total: 7, page: 2 });
    });

    it('and leaves what is no list to the schema', () => {
      expect(readAnswer('listPublications', { nothing: true })).toEqual({ nothing: true });
    });
  });

  it.each(['users', 'data', 'items', 'results'])('reads users under %s', (name) => {
    expect(readAnswer('listUsers', { [name]: [{ nombre: 'Ana', role: 'ROLE_AUTOR' }] })).toMatchObject({
      users: [{ nombres: 'Ana', rol: 'AUTOR', roles: ['AUTOR'] }],
    });
  });

  it.each(['reviews', 'data'])('reads reviews under %s, or as a bare list', (name) => {
    expect(readAnswer('myReviews', { [name]: [{ id: 'r' }] })).toMatchObject({ reviews: [{ id: 'r' }] });
    expect(readAnswer('myReviews', [{ id: 'r' }])).toMatchObject({ reviews: [{ id: 'r' }], total: 1 });
  });

  it('reads activity as a bare list', () => {
    expect(readAnswer('activity', [{ id: '1' }])).toMatchObject({ activity: [{ id: '1' }], total: 1 });
  });

  it('reads notifications and counts the unread', () => {
    const old = { title: 'T', message: 'M', createdAt: '2026-01-01', to: 'a@b.c', subject: 'S', leida: false };
    expect(readAnswer('listNotifications', [old, { ...old, leida: true }])).toMatchObject({
      notifications: [{ titulo: 'T', mensaje: 'M', fecha: '2026-01-01', para: 'a@b.c', asunto: 'S' }, {}],
      noLeidas: 1,
    });
  });

  it('reads a profile alone or wrapped in data', () => {
    const answer = { data: { roles: ['ROLE_editor'] } };
    expect(readAnswer('profile', answer)).toMatchObject({ data: { roles: ['EDITOR'], rol: 'EDITOR' } });
    expect(readAnswer('profile', answer.data)).toMatchObject({ data: { rol: 'EDITOR' } });
    expect(readAnswer('authProfile', answer)).toMatchObject({ rol: 'EDITOR' });
  });

  it('reads the user of an auth response', () => {
    expect(readAnswer('login', { access_token: 'a', user: { rol: { nombre: 'ROLE_REVISOR' } } })).toMatchObject({
      user: { rol: 'REVISOR', roles: ['REVISOR'] },
    });
  });
});

describe('a role', () => {
  it.each(['AUTOR', 'ROLE_AUTOR', 'role_autor', { nombre: 'Role_Autor' }])('%o is AUTOR', (role) => {
    expect(readRole(role)).toBe('AUTOR');
  });

  it('is the rol, else the first of roles, else LECTOR', () => {
    expect(readUser({ rol: 'ROLE_ADMIN', roles: [{ nombre: 'AUTOR' }] })).toMatchObject({
      rol: 'ADMIN',
      roles: ['AUTOR'],
    });
    expect(readUser({ roles: [{ nombre: 'ROLE_EDITOR' }] })).toMatchObject({ rol: 'EDITOR' });
    expect(readUser({})).toMatchObject({ rol: 'LECTOR', roles: ['LECTOR'] });
  });
});

describe('a publication', () => {
  it('has its keywords as a list or as text, under either name', () => {
    expect(readPublication({ palabras_clave: 'agua, sal,' })).toMatchObject({ palabrasClave: ['agua', 'sal'] });
    expect(readPublication({ palabrasClave: ['agua'] })).toMatchObject({ palabrasClave: ['agua'] });
  });

  it('has its category from metadatos, its summary from descripcion, its author from the person', () => {
    const old = {
      metadatos: { categoria: 'Química' },
      descripcion: 'Breve',
      autorPrincipal: { id: 'u', nombres: 'Ana', apellidos: 'Paz' },
    };
    expect(readPublication(old)).toMatchObject({
      categoria: 'Química',
      resumen: 'Breve',
      autorPrincipalId: 'u',
      autor: 'Ana Paz',
    });
  });

  it('keeps its own names before any alias', () => {
    expect(readPublication({ resumen: 'R', descripcion: 'D' })).toMatchObject({ resumen: 'R' });
  });
});

describe('a review', () => {
  it.each(['fechaAsignacion', 'fecha_asignacion', 'createdAt'])('was assigned on its %s', (name) => {
    expect(readReview({ [name]: '2026-01-01' })).toMatchObject({ fechaAsignacion: '2026-01-01' });
  });

  it.each(['fechaLimite', 'fecha_limite', 'deadline'])('is due on its %s', (name) => {
    expect(readReview({ [name]: '2026-02-01' })).toMatchObject({ fechaLimite: '2026-02-01' });
  });

  it('knows its work from the nested publication', () => {
    expect(readReview({ publicacion: { id: 'p', titulo: 'T', autor: 'A' }, tipo_publicacion: 'TESIS' })).toMatchObject({
      publicacionId: 'p',
      publicacionTitulo: 'T',
      titulo: 'T',
      autor: 'A',
      autorNombre: 'A',
      tipo: 'TESIS',
      historialCambios: [],
    });
  });

  it('says its comment under both names', () => {
    expect(readReview({ comentarios: 'C' })).toMatchObject({ comentarios: 'C', comentario: 'C' });
    expect(readReview({ comentario: 'C' })).toMatchObject({ comentarios: 'C', comentario: 'C' });
  });
});
