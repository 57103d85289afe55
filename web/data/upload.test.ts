import { afterEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { problems } from '#contract/problems.ts';
import { fakeBrowser } from './fake-browser.fixture.ts';
import { upload } from './upload.ts';

const params = { id: '01900000-0000-7000-8000-000000000000' };
const body = new Blob(['0123456789']);
const picture = { src: '/files/obra/a.png', ancho: 640, alto: 480 };

/** The browser's request, answered by the test. */
class FakeRequest {
  static made: FakeRequest[] = [];
  upload: { onprogress?: (event: { loaded: number }) => void; onload?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  address = '';
  constructor() {
    FakeRequest.made.push(this);
  }
  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {}
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number, answered: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(answered) });
    this.onload?.();
    this.onloadend?.();
  }
}
const request = (index = 0) =>
  vi.waitFor(() => {
    const made = FakeRequest.made[index];
    if (!made) throw new Error('not sent yet');
    return made;
  });

function open() {
  FakeRequest.made = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const { localStorage } = fakeBrowser(() => ({ status: 200, body: { access_token: 'a1', refresh_token: 'r1' } }));
  localStorage.setItem('authToken', 'a0');
  localStorage.setItem('refreshToken', 'r0');
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an upload', () => {
  it('tells how far it is and gives the answer as the call reads it', async () => {
    open();
    const onProgress = vi.fn();
    const sent = upload(calls.uploadPicture, { params, body }, { onProgress });
    const made = await request();
    expect(made.address).toBe(`POST /api/publications/${params.id}/pictures`);
    expect(made.headers).toMatchObject({ authorization: 'Bearer a0', 'content-type': 'application/octet-stream' });
    made.upload.onprogress?.({ loaded: 4 });
    made.answer(201, picture);
    expect(await sent).toEqual(picture);
    expect(onProgress).toHaveBeenCalledWith(4);
  });

  it('goes again with a renewed token', async () => {
    open();
    const sent = upload(calls.uploadPicture, { params, body });
    (await request()).answer(401, {});
    const again = await request(1);
    expect(again.headers.authorization).toBe('Bearer a1');
    again.answer(201, picture);
    expect(await sent).toEqual(picture);
  });

  it('throws what the server refuses, and what is no answer', async () => {
    open();
    const { status, es } = problems.demasiado_grande;
    const document = { type: '/docs', title: es, status, detail: es, message: es, code: 'demasiado_grande' };
    const refusedOne = upload(calls.uploadPicture, { params, body });
    (await request()).answer(status, document);
    await expect(refusedOne).rejects.toMatchObject({ problem: { code: 'demasiado_grande' } });
    const lost = upload(calls.uploadPicture, { params, body });
    (await request(1)).onerror?.();
    await expect(lost).rejects.toMatchObject({ problem: { code: 'sin_conexion' } });
  });

  it('stops when asked to', async () => {
    open();
    const stop = new AbortController();
    const sent = upload(calls.uploadPicture, { params, body }, { signal: stop.signal });
    await request();
    stop.abort();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('gives up where nothing goes for a minute', async () => {
    vi.useFakeTimers();
    open();
    const sent = upload(calls.uploadPicture, { params, body });
    const caught = expect(sent).rejects.toMatchObject({ problem: { code: 'tiempo_agotado' } });
    await vi.advanceTimersByTimeAsync(59_000);
    FakeRequest.made[0]?.upload.onprogress?.({ loaded: 1 });
    await vi.advanceTimersByTimeAsync(59_000);
    await vi.advanceTimersByTimeAsync(2_000);
    await caught;
  });
});
