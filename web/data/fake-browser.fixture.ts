/** The parts of a browser that the session needs, for tests: two storages, and a fetch that a test answers. */
import { vi } from 'vitest';

class FakeStorage implements Storage {
  readonly #kept = new Map<string, string>();
  get length() {
    return this.#kept.size;
  }
  key = (index: number) => [...this.#kept.keys()][index] ?? null;
  getItem = (key: string) => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#kept.set(key, value);
  removeItem = (key: string) => void this.#kept.delete(key);
  clear = () => this.#kept.clear();
}

export interface Received {
  address: string;
  method: string;
  token: string | null;
  body: unknown;
}

/** Answers calls as `{ status, body }` or throws what fetch would. */
export type Answerer = (received: Received) => Answer | Promise<Answer>;
type Answer = { status: number; body?: unknown; headers?: Record<string, string> | undefined };

/** Stubs the browser. `received` lists every request in order; `fireStorage` tells the listeners that another tab changed a key. */
export function fakeBrowser(answer: Answerer) {
  const received: Received[] = [];
  const listeners: ((event: { key: string | null }) => void)[] = [];
  const localStorage = new FakeStorage();
  const sessionStorage = new FakeStorage();
  vi.stubGlobal('window', {
    localStorage,
    sessionStorage,
    addEventListener: (_: string, listener: (event: { key: string | null }) => void) => listeners.push(listener),
  });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const token = new Headers(init.headers).get('authorization');
    const request = { address, method: init.method ?? 'GET', token, body };
    received.push(request);
    const { status, body: answered, headers = {} } = await answer(request);
    return new Response(answered === undefined ? null : JSON.stringify(answered), { status, headers });
  });
  return {
    received,
    localStorage,
    sessionStorage,
    fireStorage: (key: string | null) => {
      for (const listener of listeners) listener({ key });
    },
  };
}
