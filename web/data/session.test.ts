import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problems } from '#contract/problems.ts';
import { type Answerer, fakeBrowser } from './fake-browser.fixture.ts';

const ana = {
  id: '0b1ff2a2-93c5-4c88-9c2c-3a6f6d0c8f11',
  nombres: 'Ana',
  apellidos: 'Paz',
  email: 'ana@pliego.test',
  afiliacion: '',
  orcid: null,
  fotoUrl: '',
  biografia: '',
  roles: ['AUTOR'],
  rol: 'AUTOR',
  rolSolicitado: null,
  fechaCreacion: '2026-01-01T00:00:00.000Z',
};
const away = { noDisponibleHasta: null, ausenteDesde: null, notaAusencia: '' };
const reviewing = { palabrasClave: [], capacidadRevisiones: null, ...away };
const preferencias = { theme: null, language: null, notifications: true, teclas: true };
const entered = {
  status: 200,
  body: {
    access_token: 'a0',
    refresh_token: 'r0',
    user: { ...ana, correoVerificado: false, ...reviewing, preferencias },
  },
};
const credentials = { email: 'ana@pliego.test', password: 'secreto' };

async function open(answer: Answerer = () => entered) {
  const browser = fakeBrowser(answer);
  const session = await import('./session.ts');
  return { ...browser, ...session };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('the session', () => {
  it('starts loading, and ends unauthenticated where nothing is stored', async () => {
    const { authState, startSession } = await open();
    expect(authState()).toMatchObject({ user: null, isAuthenticated: false, isLoading: true, error: null });
    startSession();
    expect(authState()).toMatchObject({ user: null, isAuthenticated: false, isLoading: false });
  });

  it('is restored where token and user are both stored', async () => {
    const { authState, startSession, localStorage } = await open();
    localStorage.setItem('authToken', 'a0');
    localStorage.setItem('user', JSON.stringify({ ...ana, roles: ['ROLE_AUTOR'] }));
    startSession();
    await vi.waitFor(() => expect(authState()).toMatchObject({ user: ana, isAuthenticated: true, isLoading: false }));
  });

  it.each([
    ['is missing', undefined],
    ['is no user', '{"id":1}'],
    ['is no JSON', '{'],
  ])('is not restored where the stored user %s', async (_, stored) => {
    const { authState, startSession, localStorage } = await open();
    localStorage.setItem('authToken', 'a0');
    if (stored) localStorage.setItem('user', stored);
    startSession();
    await vi.waitFor(() => expect(authState()).toMatchObject({ user: null, isLoading: false }));
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('leaves no token behind that opens nothing by itself', async () => {
    const { startSession, localStorage, sessionStorage } = await open();
    localStorage.setItem('refreshToken', 'r0');
    localStorage.setItem('pliego.preferences', '{}');
    sessionStorage.setItem('user', JSON.stringify(ana));
    startSession();
    expect([localStorage.getItem('refreshToken'), sessionStorage.getItem('user')]).toEqual([null, null]);
    expect(localStorage.getItem('pliego.preferences')).toBe('{}');
  });
});

describe('the person of a session', () => {
  it('is kept as the server says anew, and never becomes somebody else', async () => {
    const { login, updateUser, authState, localStorage } = await open();
    await login(credentials, true);
    const { user } = authState();
    if (!user) throw new Error('Nobody is logged in');
    updateUser({ ...user, roles: ['AUTOR', 'REVISOR'] });
    expect(authState().user?.roles).toEqual(['AUTOR', 'REVISOR']);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ roles: ['AUTOR', 'REVISOR'] });
    updateUser({ ...user, id: '0b1ff2a2-93c5-4c88-9c2c-3a6f6d0c8f22', roles: ['ADMIN'] });
    expect(authState().user).toMatchObject({ id: user.id, roles: ['AUTOR', 'REVISOR'] });
  });
});

describe('a login', () => {
  it('stores both tokens and the user: in localStorage where it is to be remembered, else in sessionStorage', async () => {
    const { login, localStorage, sessionStorage, authState } = await open();
    await login(credentials, true);
    expect(localStorage.getItem('authToken')).toBe('a0');
    expect(localStorage.getItem('refreshToken')).toBe('r0');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject(ana);
    expect(authState()).toMatchObject({ user: ana, isAuthenticated: true, error: null });
    await login(credentials, false);
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(sessionStorage).toHaveLength(3);
  });

  it('brings what the account prefers', async () => {
    const preferring = {
      ...entered.body.user,
      preferencias: { theme: 'dark', language: 'en', notifications: false, teclas: true },
    };
    const { login, localStorage } = await open(() => ({ status: 200, body: { ...entered.body, user: preferring } }));
    await login(credentials, true);
    expect(JSON.parse(localStorage.getItem('pliego.preferences') ?? '')).toEqual(preferring.preferencias);
  });

  it('that is refused clears the user and says why', async () => {
    const { status, es } = problems.credenciales_incorrectas;
    const code = 'credenciales_incorrectas';
    const body = { type: '', title: es, status, detail: es, message: es, code };
    const { login, authState } = await open(() => ({ status, body }));
    await expect(login(credentials, true)).rejects.toThrow(es);
    expect(authState()).toMatchObject({ user: null, isAuthenticated: false, isLoading: false, error: es });
  });
});

describe('a session that ends by itself', () => {
  it('says so, until the next login', async () => {
    const { login, startSession, authState } = await open();
    startSession();
    await login(credentials, true);
    const { endSession } = await import('./session-end.ts');
    endSession();
    expect(authState()).toMatchObject({ user: null, isAuthenticated: false, expired: true });
    await login(credentials, true);
    expect(authState()).toMatchObject({ isAuthenticated: true, expired: false });
  });

  it('is forgotten in silence where the person has closed it, as with a new password', async () => {
    const { login, dropSession, authState, localStorage } = await open();
    await login(credentials, true);
    dropSession();
    expect(authState()).toMatchObject({ user: null, isAuthenticated: false, expired: false });
    expect(localStorage.getItem('authToken')).toBeNull();
  });
});

describe('a logout', () => {
  it('clears everything and tells the server', async () => {
    const { login, logout, authState, localStorage, received } = await open();
    await login(credentials, true);
    logout();
    for (const key of ['authToken', 'refreshToken', 'user']) expect(localStorage.getItem(key)).toBeNull();
    expect(authState()).toMatchObject({ user: null, isAuthenticated: false, loggedOut: true });
    const body = { refresh_token: 'r0' };
    expect(received.at(-1)).toEqual({ address: '/api/auth/logout', method: 'POST', token: null, body });
  });

  it('in another tab ends the session here, and a login there opens it', async () => {
    const { login, startSession, authState, localStorage, fireStorage } = await open();
    startSession();
    await login(credentials, true);
    const kept = ['authToken', 'refreshToken', 'user'].map((key) => [key, localStorage.getItem(key) ?? ''] as const);
    localStorage.clear();
    fireStorage(null);
    expect(authState()).toMatchObject({ user: null, isAuthenticated: false });
    for (const [key, value] of kept) localStorage.setItem(key, value);
    fireStorage('authToken');
    await settled();
    expect(authState()).toMatchObject({ user: ana, isAuthenticated: true });
  });
});
