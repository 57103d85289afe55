import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '#contract/problems.ts';
import { createAutosave } from './autosave.ts';
import { behind } from './keep-here.ts';
import type { Copy, SaveState, Stored } from './save-state.ts';

const stillness = 2000;
const problem = (status: number, code = 'x', more = {}) =>
  new ProblemError({ type: '', title: '', status, detail: '', message: `no: ${status}`, code, ...more });
const offline = () => problem(0, 'sin_conexion');
const nothing: Stored<string> = { content: null, stamp: null, at: null };

/** A server that keeps one text, and browsers that write it. */
function world() {
  let server = nothing;
  let saves = 0;
  const keepOnServer = (content: string | null): Stored<string> => {
    saves++;
    const at = new Date().toISOString();
    server = content === null ? nothing : { content, stamp: `${at} ${saves}`, at };
    return server;
  };
  return { server: () => server, saves: () => saves, keepOnServer };
}

/** A window of one person's. `by`: who else writes it, too. */
function browser({ server, keepOnServer }: ReturnType<typeof world>, by?: string, begun?: Stored<string>) {
  const seen = {
    local: undefined as Copy<string> | undefined,
    shown: [] as (string | null)[],
    state: { kind: 'empty' } as SaveState<string>,
    /** What stands in the way of the next calls. */
    obstacles: [] as Error[],
    room: true,
  };
  const pass = async () => {
    await new Promise((done) => setTimeout(done, 100));
    const obstacle = seen.obstacles.shift();
    if (obstacle) throw obstacle;
  };
  const open = () => {
    let content: string | null = begun?.content ?? null;
    /** A window that is gone writes nothing over what the next one has. */
    let isHeld = true;
    last?.letGo();
    const autosave = createAutosave<string>({
      begun,
      stillness,
      staysHere: true,
      isTheirs: () => true,
      same: (one, other) => one === other,
      read: () => content,
      show: (next) => {
        content = next;
        seen.shown.push(next);
      },
      local: {
        write: async (copy) => {
          if (seen.room && isHeld) seen.local = copy;
          return seen.room;
        },
        drop: () => {
          if (isHeld) seen.local = undefined;
        },
        isHeld: () => isHeld,
        close: () => undefined,
      },
      send: async (content, stamp) => {
        await pass();
        const { stamp: there, at } = server();
        if (content !== null && there !== null && there !== stamp)
          throw problem(409, 'texto_cambiado', { guardadoEn: at, ...(by && { guardadoPor: by }) });
        return keepOnServer(content);
      },
      fetch: async () => {
        await pass();
        return server();
      },
      onState: (state) => {
        seen.state = state;
      },
    });
    const write = (next: string | null) => {
      content = next;
      autosave.changed();
    };
    const form = {
      ...autosave,
      write,
      forget: () => {
        write(null);
        void autosave.keepMine();
      },
      letGo: () => {
        isHeld = false;
      },
    };
    last = form;
    void autosave.open(seen.local);
    return form;
  };
  let last: { letGo: () => void } | undefined;
  return { seen, open };
}
type Form = ReturnType<ReturnType<typeof browser>['open']>;

describe('a form that saves itself', () => {
  let there: ReturnType<typeof world>;
  let here: ReturnType<typeof browser>;
  let form: Form;
  const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
  beforeEach(async () => {
    vi.useFakeTimers({ now: new Date('2026-05-01T10:00:00Z') });
    there = world();
    here = browser(there);
    form = here.open();
    await pass(200);
  });
  afterEach(() => vi.useRealTimers());

  it('is in this browser in a moment, and on the server after two seconds of stillness', async () => {
    form.write('a');
    await pass(behind);
    expect([here.seen.local?.content, here.seen.state]).toEqual(['a', { kind: 'changed', kept: true }]);
    await pass(stillness - behind - 100);
    form.write('ab');
    await pass(stillness - 100);
    expect(there.saves()).toBe(0);
    await pass(300);
    expect([there.saves(), there.server().content]).toEqual([1, 'ab']);
    expect(here.seen.state).toEqual({ kind: 'saved', at: there.server().at });
    expect(here.seen.local).toMatchObject({ content: 'ab', pending: false });
  });

  it('is sent at once when the page is hidden, and where nothing was written nothing is', async () => {
    await form.save();
    form.write('a');
    void form.save();
    await pass(150);
    expect([there.saves(), there.server().content]).toEqual([1, 'a']);
    await pass(5000);
    expect(there.saves()).toBe(1);
  });

  it('is there again in a fresh browser', async () => {
    form.write('a');
    await pass(stillness + 200);
    const fresh = browser(there);
    fresh.open();
    await pass(200);
    expect(fresh.seen.shown).toEqual(['a']);
    expect(fresh.seen.state.kind).toBe('saved');
  });

  it('stands in this browser while there is no connection, and is sent by itself', async () => {
    here.seen.obstacles = [offline(), offline()];
    form.write('a');
    await pass(stillness + 200);
    expect(here.seen.state).toEqual({ kind: 'apart', why: 'offline', kept: true });
    form.write('ab');
    expect(here.seen.state.kind).toBe('apart');
    await pass(20_000);
    expect([there.server().content, here.seen.state.kind]).toEqual(['ab', 'saved']);
  });

  it('stands in this browser where the session ended, and is sent when the form is opened again', async () => {
    here.seen.obstacles = [problem(401)];
    form.write('a');
    await pass(60_000);
    expect(here.seen.state).toEqual({ kind: 'apart', why: 'session', kept: true });
    form.end();
    here.seen.obstacles = [];
    here.open();
    expect(here.seen.shown).toEqual(['a']);
    await pass(300);
    expect(there.server().content).toBe('a');
  });

  it('says so where it is nowhere, and what the server refuses', async () => {
    here.seen.room = false;
    form.write('a');
    await pass(behind);
    expect([here.seen.state, form.isKept()]).toEqual([{ kind: 'changed', kept: false }, false]);
    here.seen.room = true;
    here.seen.obstacles = [problem(422)];
    form.write('ab');
    await pass(60_000);
    expect(here.seen.state).toEqual({ kind: 'refused', message: 'no: 422', kept: true });
  });

  it('is shown on opening as it is here, and then as it is wherever it is newer', async () => {
    form.write('de casa');
    await pass(stillness + 200);
    form.end();
    const work = browser(there);
    const atWork = work.open();
    await pass(200);
    atWork.write('de casa y del trabajo');
    await pass(stillness + 200);
    here.seen.shown = [];
    here.open();
    expect(here.seen.shown).toEqual(['de casa']);
    await pass(200);
    expect(here.seen.shown).toEqual(['de casa', 'de casa y del trabajo']);
  });

  it('of two that were written apart shows both, whichever is the newer', async () => {
    const work = browser(there);
    const atWork = work.open();
    await pass(200);
    here.seen.obstacles = Array.from({ length: 9 }, offline);
    form.write('sin red, antes');
    await pass(stillness + 200);
    form.end();
    atWork.write('en el trabajo');
    await pass(stillness + 200);
    here.seen.obstacles = [];
    here.seen.shown = [];
    form = here.open();
    await pass(200);
    await pass(500);
    expect([here.seen.shown, here.seen.state]).toMatchObject([
      ['sin red, antes'],
      { kind: 'conflict', theirs: { content: 'en el trabajo' } },
    ]);
    form.take();
    expect(here.seen.shown).toEqual(['sin red, antes', 'en el trabajo']);
    await pass(stillness + 200);
    here.seen.obstacles = Array.from({ length: 9 }, offline);
    atWork.write('otra vez en el trabajo');
    await pass(stillness + 200);
    form.write('sin red, después');
    await pass(stillness + 200);
    form.end();
    here.seen.obstacles = [];
    here.open();
    await pass(800);
    expect(here.seen.state).toMatchObject({ kind: 'conflict', theirs: { content: 'otra vez en el trabajo' } });
    expect(there.server().content).toBe('otra vez en el trabajo');
  });

  describe('in two windows', () => {
    let other: ReturnType<typeof browser>;
    let elsewhere: Form;
    beforeEach(async () => {
      other = browser(there);
      elsewhere = other.open();
      await pass(200);
      elsewhere.write('la otra');
      await pass(stillness + 200);
      here.seen.shown = [];
    });

    it('tells the one that comes back to the front of the newer text, and changes nothing by itself', async () => {
      void form.look();
      await pass(200);
      expect(here.seen.state).toMatchObject({ kind: 'conflict', theirs: { content: 'la otra' } });
      expect(here.seen.shown).toEqual([]);
      form.take();
      expect([here.seen.shown, here.seen.state.kind]).toEqual([['la otra'], 'saved']);
      form.write('la otra, seguida');
      await pass(stillness + 200);
      expect(there.server().content).toBe('la otra, seguida');
    });

    it('never writes over it unseen, keeps both, and then lets its author decide', async () => {
      form.write('la mía');
      await pass(60_000);
      expect(here.seen.state.kind).toBe('conflict');
      expect([there.server().content, here.seen.local?.content]).toEqual(['la otra', 'la mía']);
      form.write('la mía, seguida');
      await pass(60_000);
      expect(there.server().content).toBe('la otra');
      form.keepMine();
      await pass(200);
      expect(there.server().content).toBe('la mía, seguida');
      void elsewhere.look();
      await pass(200);
      expect(other.seen.state.kind).toBe('conflict');
    });

    it('is known to agree before it is sent for good, or not to', async () => {
      form.write('la mía');
      const disagrees = form.agrees();
      await pass(60_000);
      expect([await disagrees, here.seen.state.kind]).toEqual([false, 'conflict']);
      form.keepMine();
      await pass(200);
      const agrees = form.agrees();
      await pass(200);
      expect([await agrees, there.server().content]).toEqual([true, 'la mía']);
      elsewhere.write('la otra, seguida');
      void elsewhere.keepMine();
      await pass(400);
      void elsewhere.keepMine();
      await pass(400);
      const overtaken = form.agrees();
      await pass(200);
      expect([await overtaken, here.seen.state.kind]).toEqual([false, 'conflict']);
    });

    it('is not troubled by the same words, nor by a text that was sent meanwhile', async () => {
      form.write('la otra');
      await pass(stillness + 400);
      expect(here.seen.state.kind).toBe('saved');
      elsewhere.forget();
      await pass(200);
      void form.look();
      await pass(200);
      expect(here.seen.state.kind).toBe('saved');
    });
  });

  it('goes on from what the form was made with, also where its author is quicker than the server', async () => {
    const begun = there.keepOnServer('empezado');
    const quick = browser(there, 'Joel', begun);
    quick.open().write('empezado y seguido');
    await pass(stillness + 400);
    expect([there.server().content, quick.seen.state.kind]).toEqual(['empezado y seguido', 'saved']);
  });

  it('tells who writes before an older text of theirs has come of that one', async () => {
    there.keepOnServer('lo de ayer');
    const quick = browser(there);
    quick.open().write('lo de hoy');
    await pass(stillness + 400);
    expect(quick.seen.state).toMatchObject({ kind: 'conflict', theirs: { content: 'lo de ayer' } });
  });

  it('is gone from both once it was sent', async () => {
    form.write('a');
    await pass(stillness + 200);
    form.forget();
    form.end();
    await pass(200);
    expect([there.server().content, here.seen.local]).toEqual([null, undefined]);
  });

  it('is taken from the server later where it was sent and then the connection was lost', async () => {
    form.write('a');
    await pass(stillness + 200);
    here.seen.obstacles = [offline(), offline()];
    form.forget();
    form.end();
    await pass(200);
    expect(there.server().content).toBe('a');
    here.seen.shown = [];
    here.open();
    await pass(300);
    expect([there.server().content, here.seen.local, here.seen.shown]).toEqual([null, undefined, []]);
  });

  it('shows nothing on opening of what was sent from another machine', async () => {
    form.write('a');
    await pass(stillness + 200);
    form.end();
    there.keepOnServer(null);
    here.seen.shown = [];
    here.open();
    await pass(200);
    expect([here.seen.shown, here.seen.local]).toEqual([['a', null], undefined]);
  });

  it('of several people is never replaced by what another kept, not even on opening', async () => {
    const mine = browser(there, 'Joel');
    form = mine.open();
    await pass(200);
    mine.seen.obstacles = [offline()];
    form.write('lo mío');
    await pass(stillness + 200);
    form.end();
    there.keepOnServer('lo de Joel');
    mine.open();
    await pass(500);
    expect(mine.seen.state).toMatchObject({ kind: 'conflict', theirs: { content: 'lo de Joel' } });
    const late = browser(there, 'Joel');
    const later = late.open();
    await pass(200);
    there.keepOnServer('otra vez Joel');
    later.write('yo también');
    await pass(stillness + 400);
    expect(late.seen.state).toMatchObject({ kind: 'conflict', theirs: { content: 'otra vez Joel', by: 'Joel' } });
  });
});
