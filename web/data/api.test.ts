import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '#contract/entities/system.ts';
import { problems } from '#contract/problems.ts';
import { type Answerer, fakeBrowser } from './fake-browser.fixture.ts';
import { messageOf } from './problems.ts';

const refusal = (code: keyof typeof problems) => {
  const { status, es } = problems[code];
  return { status, body: { type: `/docs#${code}`, title: es, status, detail: es, message: es, code } };
};
const settings = { ...defaultSettings };

/** A server that takes token `a1`, and renews `r0` once. */
function serverWithRenewal(): Answerer {
  let renewals = 0;
  return ({ address, token }) => {
    if (address === '/api/auth/refresh') {
      renewals += 1;
      if (renewals > 1) return refusal('sesion_caducada');
      return { status: 200, body: { access_token: 'a1', refresh_token: 'r1' } };
    }
    return token === 'Bearer a1' ? { status: 200, body: settings } : refusal('sesion_caducada');
  };
}

/** The modules keep state of their own: each test gets fresh ones. */
async function open(answer: Answerer) {
  const browser = fakeBrowser(answer);
  const { fetchTransport } = await import('./api.ts');
  const { storeSession } = await import('./stored-session.ts');
  const { onSessionEnd } = await import('./session-end.ts');
  const ended = vi.fn();
  onSessionEnd(ended);
  const logIn = (remember = true) => {
    const user = { id: 'u' } as Parameters<typeof storeSession>[1];
    storeSession({ access: 'a0', refresh: 'r0' }, user, remember);
  };
  return { ...browser, call: fetchTransport, ended, logIn };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('goes to /api with its parameters, query and JSON body', async () => {
    const { call, received } = await open(() => ({ status: 204 }));
    await call('deletePublication', { params: { id: 'a b' } });
    await call('listPublications', { query: { page: 2, search: undefined } }).catch(() => undefined);
    await call('declineReview', { params: { id: 'r' }, body: { motivo: 'M' } }).catch(() => undefined);
    expect(received.map(({ method, address, body }) => [method, address, body])).toEqual([
      ['DELETE', '/api/publications/a%20b', undefined],
      ['GET', '/api/publications?page=2', undefined],
      ['POST', '/api/reviews/r/decline', { motivo: 'M' }],
    ]);
  });

  it('carries the stored token, from either storage', async () => {
    const { call, received, logIn } = await open(() => ({ status: 200, body: settings }));
    await call('getSettings', {});
    logIn(true);
    await call('getSettings', {});
    logIn(false);
    await call('getSettings', {});
    expect(received.map(({ token }) => token)).toEqual([null, 'Bearer a0', 'Bearer a0']);
  });

  it('gives the answer as its schema reads it', async () => {
    const { call } = await open(() => ({ status: 200, body: { ...settings, más: 1 } }));
    expect(await call('getSettings', {})).toEqual(settings);
  });

  it('is done where what checks its answer cannot be had: as after a deployment', async () => {
    vi.doMock('./check-answer.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    try {
      const { call } = await open(() => ({ status: 200, body: { ...settings, más: 1 } }));
      expect(await call('getSettings', {})).toEqual({ ...settings, más: 1 });
      const silent = await open(() => ({ status: 200 }));
      await expect(silent.call('getSettings', {})).rejects.toThrow('Recibimos una respuesta que no entendemos.');
    } finally {
      vi.doUnmock('./check-answer.ts');
    }
  });

  it('throws the document of a refusal', async () => {
    const { call } = await open(() => refusal('sin_permiso'));
    await expect(call('getSettings', {})).rejects.toMatchObject({
      message: 'No tienes permiso para hacer esto.',
      problem: { status: 403, code: 'sin_permiso' },
    });
  });

  it('tells a server in trouble and what it cannot take from an answer that nobody understands', async () => {
    const failing = (status: number, headers?: Record<string, string>) =>
      open(() => ({ status, headers, body: '<h1>nginx</h1>' })).then(({ call }) => call('getSettings', {}));
    await expect(failing(502)).rejects.toThrow('Pliego no responde bien en este momento.');
    await expect(failing(413)).rejects.toThrow('Es demasiado grande para enviarlo.');
    await expect(failing(404)).rejects.toThrow('Recibimos una respuesta que no entendemos.');
  });

  it('gives the screen its own default for an answer that nobody understands, and no other words', async () => {
    const failureOf = async (answer: Parameters<typeof open>[0]) => {
      const { call } = await open(answer);
      return call('getSettings', {}).catch((error: unknown) => messageOf(error, 'Error al iniciar sesión'));
    };
    expect(await failureOf(() => ({ status: 502, body: '<h1>nginx</h1>' }))).toBe('Error al iniciar sesión');
    expect(await failureOf(() => ({ status: 500, body: {} }))).toBe('Error al iniciar sesión');
    expect(await failureOf(() => ({ status: 200, body: ['nada'] }))).toBe('Error al iniciar sesión');
    expect(await failureOf(() => refusal('sin_permiso'))).toBe('No tienes permiso para hacer esto.');
  });

  it('shows a message that comes without a code', async () => {
    const { call } = await open(() => ({ status: 409, body: { message: 'Ya estaba enviada.' } }));
    await expect(call('getSettings', {})).rejects.toMatchObject({
      message: 'Ya estaba enviada.',
      problem: { status: 409, message: 'Ya estaba enviada.' },
    });
  });

  it('says for how long a server wants to be left alone, in seconds or until a time', async () => {
    const busy = async (header: string, code?: 'sin_permiso') => {
      const answer = { ...(code ? refusal(code) : { status: 503 }), headers: { 'retry-after': header } };
      const { call } = await open(() => answer);
      return expect(call('getSettings', {})).rejects;
    };
    await (await busy('7')).toMatchObject({ problem: { espera: 7 } });
    await (await busy('7', 'sin_permiso')).toMatchObject({ problem: { espera: 7, code: 'sin_permiso' } });
    const inAMinute = new Date(Date.now() + 60_000).toUTCString();
    await (await busy(inAMinute)).toMatchObject({ problem: { espera: expect.closeTo(60, -1) } });
    await (await busy('mañana')).toMatchObject({ problem: expect.not.objectContaining({ espera: expect.anything() }) });
  });

  it('throws a problem in Spanish where nothing comes back, and where what comes back is no answer', async () => {
    const offline = await open(() => {
      throw new TypeError('fetch failed');
    });
    await expect(offline.call('getSettings', {})).rejects.toMatchObject({
      problem: { status: 0, code: 'sin_conexion' },
    });
    const slow = await open(() => {
      throw new DOMException('', 'TimeoutError');
    });
    await expect(slow.call('getSettings', {})).rejects.toMatchObject({ problem: { code: 'tiempo_agotado' } });
    const strange = await open(() => ({ status: 200, body: ['nada'] }));
    await expect(strange.call('getSettings', {})).rejects.toMatchObject({ problem: { code: 'respuesta_ilegible' } });
  });
});

describe('a 401', () => {
  it('is mended by one refresh, whatever the number of callers', async () => {
    const { call, received, localStorage, logIn, ended } = await open(serverWithRenewal());
    logIn();
    await Promise.all([call('getSettings', {}), call('getSettings', {}), call('getSettings', {})]);
    expect(received.filter(({ address }) => address === '/api/auth/refresh')).toHaveLength(1);
    expect(localStorage.getItem('authToken')).toBe('a1');
    expect(localStorage.getItem('refreshToken')).toBe('r1');
    expect(ended).not.toHaveBeenCalled();
  });

  it('uses the token that another tab has renewed meanwhile', async () => {
    const { call, received, localStorage, logIn } = await open(({ token }) => {
      if (token === 'Bearer a1') return { status: 200, body: settings };
      localStorage.setItem('authToken', 'a1');
      return refusal('sesion_caducada');
    });
    logIn();
    await call('getSettings', {});
    expect(received.map(({ token }) => token)).toEqual(['Bearer a0', 'Bearer a1']);
  });

  it('that no refresh mends removes both tokens and ends the session', async () => {
    const { call, localStorage, logIn, ended } = await open(() => refusal('sesion_caducada'));
    logIn();
    await expect(call('getSettings', {})).rejects.toMatchObject({ problem: { status: 401 } });
    expect(localStorage).toHaveLength(0);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('of a login is only a refusal', async () => {
    const { call, received, localStorage, logIn, ended } = await open(() => refusal('credenciales_incorrectas'));
    logIn();
    await expect(call('login', { body: { email: 'a@b.c', password: 'x' } })).rejects.toMatchObject({
      problem: { code: 'credenciales_incorrectas' },
    });
    expect(received).toHaveLength(1);
    expect(received[0]?.token).toBeNull();
    expect(localStorage.getItem('authToken')).toBe('a0');
    expect(ended).not.toHaveBeenCalled();
  });

  it('ends no session when the server is in trouble and cannot renew it, and says that', async () => {
    const { call, localStorage, logIn, ended } = await open(({ address }) =>
      address === '/api/auth/refresh' ? { status: 503 } : refusal('sesion_caducada'),
    );
    logIn();
    await expect(call('getSettings', {})).rejects.toMatchObject({ problem: { status: 503 } });
    expect(localStorage.getItem('refreshToken')).toBe('r0');
    expect(ended).not.toHaveBeenCalled();
  });
});
