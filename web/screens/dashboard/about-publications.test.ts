import { describe, expect, it } from 'vitest';
import { isAboutPublications } from './about-publications.ts';

const notification = { tipo: 'CUENTA', titulo: 'Bienvenida', mensaje: 'Tu cuenta está lista.' } as const;

describe('a notification is about publications', () => {
  it('when its type says so', () => {
    expect(isAboutPublications({ ...notification, tipo: 'PUBLICACION' })).toBe(true);
  });

  it('when its title or message mentions one, with the accent or without', () => {
    expect(isAboutPublications({ ...notification, mensaje: 'Tu publicación tiene una revisión nueva.' })).toBe(true);
    expect(isAboutPublications({ ...notification, titulo: 'PUBLICACION aprobada' })).toBe(true);
  });

  it('and not otherwise', () => {
    expect(isAboutPublications(notification)).toBe(false);
  });
});
