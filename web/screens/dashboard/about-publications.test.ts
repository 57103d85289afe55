import { describe, expect, it } from 'vitest';
import { isAboutPublications } from './about-publications.ts';

const notification = { tipo: 'CUENTA', publicacionId: null } as const;

describe('a notification is about publications', () => {
  it('when its type says so', () => {
    expect(isAboutPublications({ ...notification, tipo: 'PUBLICACION' })).toBe(true);
  });

  it('when it mentions one, in whatever words', () => {
    const publicacionId = '0190a000-0000-7000-8000-000000000001';
    expect(isAboutPublications({ tipo: 'REVISION', publicacionId })).toBe(true);
  });

  it('and not otherwise', () => {
    expect(isAboutPublications(notification)).toBe(false);
  });
});
