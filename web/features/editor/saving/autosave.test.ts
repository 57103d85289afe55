import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '#contract/problems.ts';
import type { WorkText } from '../work-text.ts';
import { createAutosave, type Kept, type SaveState, type Stored, stillness } from './autosave.ts';

const text = (words: string, references: readonly string[] = []): WorkText => ({
  documento: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
  referencias: references.map((texto, index) => ({ id: `r${index}`, texto })),
});
const problem = (status: number, code = 'x', more = {}) =>
  new ProblemError({ type: '', title: '', status, detail: '', message: `no: ${status}`, code, ...more });
const offline = () => problem(0, 'sin_conexion');

describe('a text that saves itself', () => {
  let here: string;
  let server: Stored;
  let kept: Kept | null;
  let states: SaveState['kind'][];
  /** What stands in the way of the next calls. */
  let obstacles: Error[];
  let sendings: number;
  let autosave: ReturnType<typeof createAutosave>;
  const write = (words: string) => {
    here = words;
    autosave.changed();
  };
  const someoneSaves = (words: string) => {
    server = { ...text(words), revision: server.revision + 1 };
  };

  beforeEach(() => {
    vi.useFakeTimers();
    here = 'a';
    server = { ...text('a'), revision: 1 };
    kept = null;
    states = [];
    obstacles = [];
    sendings = 0;
    autosave = createAutosave({
      revision: 1,
      base: text('a'),
      read: () => text(here),
      send: async (written, revision) => {
        sendings++;
        await new Promise((done) => setTimeout(done, 100));
        const obstacle = obstacles.shift();
        if (obstacle) throw obstacle;
        if (revision !== server.revision)
          throw problem(409, 'texto_cambiado', { revision: server.revision, guardadoPor: 'Joel', guardadoEn: 'hoy' });
        server = { ...written, revision: revision + 1 };
        return server;
      },
      fetch: async () => server,
      keep: (draft) => {
        kept = draft;
        return true;
      },
      forget: () => {
        kept = null;
      },
      onState: ({ kind }) => states.push(kind),
    });
  });
  afterEach(() => vi.useRealTimers());
  const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

  it('is sent after a second and a half of stillness, and not before', async () => {
    write('ab');
    await pass(stillness - 100);
    write('abc');
    await pass(stillness - 100);
    expect(sendings).toBe(0);
    await pass(200);
    expect(sendings).toBe(1);
    expect(server).toMatchObject(text('abc'));
    expect(states).toEqual(['changed', 'changed', 'sending', 'saved']);
  });

  it('is sent at once when asked to, and not where nothing was written', async () => {
    const before = autosave.save();
    await pass(200);
    expect(await before).toBe(true);
    expect(sendings).toBe(0);
    write('ab');
    const saved = autosave.save();
    await pass(200);
    expect(await saved).toBe(true);
    expect(sendings).toBe(1);
  });

  it('sends what is written while it is being sent, after that', async () => {
    write('ab');
    await pass(stillness + 50);
    write('abc');
    await pass(stillness + 300);
    expect(server).toEqual({ ...text('abc'), revision: 3 });
    expect(autosave.state()).toMatchObject({ kind: 'saved' });
  });

  it('is kept in this browser while there is no connection, and sent when there is one again', async () => {
    obstacles = [offline(), offline()];
    write('ab');
    await pass(stillness + 200);
    expect(autosave.state()).toEqual({ kind: 'apart', why: 'offline', kept: true });
    expect(kept).toEqual({ ...text('ab'), revision: 1 });
    await pass(5200);
    expect(server.revision).toBe(1);
    await pass(10_200);
    expect(server).toMatchObject(text('ab'));
    expect(kept).toBeNull();
  });

  it('does not say that this browser has words which it does not have yet', async () => {
    obstacles = [offline(), offline()];
    write('ab');
    await pass(stillness + 200);
    write('abc');
    expect(autosave.state()).toEqual({ kind: 'changed' });
    await pass(stillness + 200);
    expect(autosave.state()).toEqual({ kind: 'apart', why: 'offline', kept: true });
    expect(kept).toMatchObject(text('abc'));
  });

  it('says so where this browser has no room either', async () => {
    const states: SaveState[] = [];
    const cramped = createAutosave({
      revision: 1,
      base: null,
      read: () => text('b'),
      send: () => Promise.reject(offline()),
      fetch: async () => server,
      keep: () => false,
      forget: () => undefined,
      onState: (state) => states.push(state),
    });
    cramped.changed();
    await cramped.save();
    expect(states.at(-1)).toEqual({ kind: 'apart', why: 'offline', kept: false });
  });

  it('is kept where the session has ended, and not tried again', async () => {
    obstacles = [problem(401, 'sesion_caducada')];
    write('ab');
    await pass(120_000);
    expect(autosave.state()).toEqual({ kind: 'apart', why: 'session', kept: true });
    expect([sendings, kept?.documento]).toEqual([1, text('ab').documento]);
  });

  it('tells what the server refuses, keeps it, and tries again with the next change', async () => {
    obstacles = [problem(422)];
    write('ab');
    await pass(stillness + 200);
    expect(autosave.state()).toEqual({ kind: 'refused', message: 'no: 422', kept: true });
    write('abc');
    await pass(stillness + 200);
    expect(server).toMatchObject(text('abc'));
  });

  it('waits as long as a busy server says', async () => {
    obstacles = [problem(429, 'demasiadas_peticiones', { espera: 30 })];
    write('ab');
    await pass(stillness + 200);
    await pass(29_000);
    expect(sendings).toBe(1);
    await pass(1200);
    expect(sendings).toBe(2);
  });

  it('never writes over what somebody else has saved: it says who and when, and keeps both', async () => {
    someoneSaves('b');
    write('ab');
    await pass(stillness + 200);
    expect(autosave.state()).toEqual({
      kind: 'conflict',
      base: text('a'),
      theirs: server,
      by: 'Joel',
      at: 'hoy',
      kept: true,
    });
    write('abc');
    await pass(60_000);
    expect(server).toMatchObject(text('b'));
    expect(kept).toEqual({ ...text('abc'), revision: 1 });
  });

  it('saves over it where the author decides so', async () => {
    someoneSaves('b');
    write('ab');
    await pass(stillness + 200);
    void autosave.keepMine();
    await pass(200);
    expect(server).toEqual({ ...text('ab'), revision: 3 });
    expect(kept).toBeNull();
  });

  it('or takes what the other saved', async () => {
    someoneSaves('b');
    write('ab');
    await pass(stillness + 200);
    autosave.takeTheirs((theirs) => {
      expect(theirs).toMatchObject(text('b'));
      write('b');
    });
    await pass(60_000);
    expect([sendings, server.revision, kept]).toEqual([1, 2, null]);
    write('bc');
    await pass(stillness + 200);
    expect(server).toEqual({ ...text('bc'), revision: 3 });
  });

  it('is not troubled by a save that brought nothing new, or that says the same', async () => {
    server = { ...text('a'), revision: 7 };
    write('ab');
    await pass(stillness + 400);
    expect(server).toEqual({ ...text('ab'), revision: 8 });
    someoneSaves('abc');
    write('abc');
    await pass(stillness + 400);
    expect(autosave.state()).toMatchObject({ kind: 'saved' });
  });

  it('tells of a list of references that another changed, as of words', async () => {
    server = { ...text('a', ['Suya']), revision: 2 };
    write('ab');
    await pass(stillness + 400);
    expect(autosave.state()).toMatchObject({ kind: 'conflict', theirs: text('a', ['Suya']) });
  });

  it('takes what the server got by other means than typing for what is here', async () => {
    server = { ...text('importado'), revision: 2 };
    autosave.adopt(server, ({ documento }) => {
      expect(documento).toEqual(text('importado').documento);
      write('importado');
    });
    await pass(60_000);
    expect([sendings, autosave.state().kind]).toEqual([0, 'saved']);
    write('importado y seguido');
    await pass(stillness + 200);
    expect(server).toEqual({ ...text('importado y seguido'), revision: 3 });
  });

  it('is kept before it is sent where the page may go', async () => {
    write('ab');
    autosave.leave();
    expect(kept).toMatchObject(text('ab'));
    await pass(200);
    expect([server.documento, kept]).toEqual([text('ab').documento, null]);
  });
});
