import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft, forgetDrafts, storedDraft } from './drafts.ts';
import { loggedOutUsers } from './logged-out.ts';
import { recentWorks, rememberWork } from './recent-works.ts';

/** A storage whose keys are its own, as in a browser. */
function fakeStorage(): Record<string, unknown> {
  const storage: Record<string, unknown> = {};
  const hidden = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
  };
  for (const [name, value] of Object.entries(hidden)) Object.defineProperty(storage, name, { value, writable: true });
  return storage;
}

describe('what was written and not sent', () => {
  let localStorage: Record<string, unknown>;
  let sessionStorage: Record<string, unknown>;
  /** As a browser has it from before. */
  const keepDraft = (user: string, what: string, written: unknown) => {
    localStorage[`pliego.draft.${user}.${what}`] = JSON.stringify(written);
  };
  beforeEach(() => {
    localStorage = fakeStorage();
    sessionStorage = fakeStorage();
    vi.stubGlobal('window', { localStorage, sessionStorage });
  });

  it('is found again under the same person and name', () => {
    keepDraft('ana', 'revision.1', { comentarios: 'A medias' });
    expect(storedDraft('ana', 'revision.1')).toEqual({ comentarios: 'A medias' });
  });

  it('is nobody else’s', () => {
    keepDraft('ana', 'revision.1', 'A medias');
    expect(storedDraft('luis', 'revision.1')).toBeUndefined();
    expect(storedDraft('ana', 'revision.2')).toBeUndefined();
  });

  it('is gone once it was sent', () => {
    keepDraft('ana', 'revision.1', 'A medias');
    forgetDraft('ana', 'revision.1');
    expect(storedDraft('ana', 'revision.1')).toBeUndefined();
  });

  it('is gone as a whole when its person logs out, and only theirs', () => {
    keepDraft('ana', 'revision.1', 'A medias');
    keepDraft('ana', 'respuesta.2', 'Gracias');
    keepDraft('luis', 'revision.1', 'Empezada');
    for (const work of ['una', 'otra', 'una']) rememberWork('ana', work);
    rememberWork('luis', 'suya');
    expect(recentWorks('ana')).toEqual(['una', 'otra']);
    localStorage['pliego.preferences'] = '{}';
    sessionStorage['pliego.form.declinar.1'] = '{}';
    sessionStorage['pliego.session'] = '{}';
    forgetDrafts('ana');
    expect([recentWorks('ana'), recentWorks('luis')]).toEqual([[], ['suya']]);
    expect(Object.keys(sessionStorage)).toEqual(['pliego.session']);
    expect(Object.keys(localStorage)).toEqual([
      'pliego.draft.luis.revision.1',
      'pliego.draft.luis.recientes',
      'pliego.preferences',
      'pliego.loggedOut',
    ]);
    expect(loggedOutUsers()).toEqual(['ana']);
  });

  it('counts as nothing where the browser holds something else there', () => {
    localStorage['pliego.draft.ana.revision.1'] = '{"comentarios":';
    expect(storedDraft('ana', 'revision.1')).toBeUndefined();
  });
});
