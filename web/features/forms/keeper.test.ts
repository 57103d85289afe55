import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '#contract/problems.ts';
import { type Copy, createKeeper, type Keeper, type KeepState, type Stored, stillness } from './keeper.ts';

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

function browser({ server, keepOnServer }: ReturnType<typeof world>, alone = true, begun?: Stored<string>) {
  const seen = {
    local: undefined as Copy<string> | undefined,
    shown: [] as (string | null)[],
    state: { kind: 'idle' } as KeepState<string>,
    /** What stands in the way of the next calls. */
    obstacles: [] as Error[],
    room: true,
  };
  const pass = async () => {
    await new Promise((done) => setTimeout(done, 100));
    const obstacle = seen.obstacles.shift();
    if (obstacle) throw obstacle;
  };
  const open = (): Keeper<string> => {
    const keeper = createKeeper<string>({
      alone,
      begun,
      read: () => seen.local,
      keep: (copy) => {
        if (seen.room) seen.local = copy;
        return seen.room;
      },
      drop: () => {
        seen.local = undefined;
      },
      send: async (content, stamp) => {
        await pass();
        const { stamp: there, at } = server();
        if (content !== null && there !== null && there !== stamp)
          throw problem(409, 'texto_cambiado', { guardadoEn: at, ...(!alone && { guardadoPor: 'Joel' }) });
        return keepOnServer(content);
      },
      fetch: async () => {
        await pass();
        return server();
      },
      show: (content) => seen.shown.push(content),
      onState: (state) => {
        seen.state = state;
      },
    });
    void keeper.open();
    return keeper;
  };
  return { seen, open };
}

describe('something that keeps itself', () => {
  let there: ReturnType<typeof world>;
  let here: ReturnType<typeof browser>;
  let keeper: Keeper<string>;
  const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
  beforeEach(async () => {
    vi.useFakeTimers({ now: new Date('2026-05-01T10:00:00Z') });
    there = world();
    here = browser(there);
    keeper = here.open();
    await pass(200);
  });
  afterEach(() => vi.useRealTimers());

  it('is in this browser at once, and on the server after two seconds of stillness', async () => {
    keeper.write('a');
    expect([here.seen.local?.content, here.seen.state]).toEqual(['a', { kind: 'changed', here: true }]);
    await pass(stillness - 100);
    keeper.write('ab');
    await pass(stillness - 100);
    expect(there.saves()).toBe(0);
    await pass(300);
    expect([there.saves(), there.server().content]).toEqual([1, 'ab']);
    expect(here.seen.state).toEqual({ kind: 'kept', at: there.server().at });
    expect(here.seen.local).toMatchObject({ content: 'ab', pending: false });
  });

  it('is sent at once when the page is hidden, and where nothing was written nothing is', async () => {
    await keeper.save();
    keeper.write('a');
    void keeper.save();
    await pass(150);
    expect([there.saves(), there.server().content]).toEqual([1, 'a']);
    keeper.write('a');
    await pass(5000);
    expect(there.saves()).toBe(1);
  });

  it('is there again in a fresh browser', async () => {
    keeper.write('a');
    await pass(stillness + 200);
    const fresh = browser(there);
    fresh.open();
    await pass(200);
    expect(fresh.seen.shown).toEqual(['a']);
    expect(fresh.seen.state.kind).toBe('kept');
  });

  it('stands in this browser while there is no connection, and is sent by itself', async () => {
    here.seen.obstacles = [offline(), offline()];
    keeper.write('a');
    await pass(stillness + 200);
    expect(here.seen.state).toEqual({ kind: 'apart', why: 'offline', here: true });
    keeper.write('ab');
    expect(here.seen.state.kind).toBe('apart');
    await pass(20_000);
    expect([there.server().content, here.seen.state.kind]).toEqual(['ab', 'kept']);
  });

  it('stands in this browser where the session ended, and is sent when the form is opened again', async () => {
    here.seen.obstacles = [problem(401)];
    keeper.write('a');
    await pass(60_000);
    expect(here.seen.state).toEqual({ kind: 'apart', why: 'session', here: true });
    keeper.end();
    here.seen.obstacles = [];
    here.open();
    expect(here.seen.shown).toEqual(['a']);
    await pass(300);
    expect(there.server().content).toBe('a');
  });

  it('says so where it is nowhere, and what the server refuses', async () => {
    here.seen.room = false;
    keeper.write('a');
    expect([here.seen.state, keeper.isKept()]).toEqual([{ kind: 'changed', here: false }, false]);
    here.seen.room = true;
    here.seen.obstacles = [problem(422)];
    keeper.write('ab');
    await pass(60_000);
    expect(here.seen.state).toEqual({ kind: 'refused', message: 'no: 422', here: true });
  });

  it('is shown on opening as it is here, and then as it is wherever it is newer', async () => {
    keeper.write('de casa');
    await pass(stillness + 200);
    keeper.end();
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

  it('takes the newer of two that were written apart, each way', async () => {
    const work = browser(there);
    const atWork = work.open();
    await pass(200);
    here.seen.obstacles = Array.from({ length: 9 }, offline);
    keeper.write('sin red, antes');
    await pass(stillness + 200);
    keeper.end();
    atWork.write('en el trabajo');
    await pass(stillness + 200);
    here.seen.obstacles = [];
    here.seen.shown = [];
    keeper = here.open();
    await pass(200);
    expect(here.seen.shown).toEqual(['sin red, antes', 'en el trabajo']);
    here.seen.obstacles = Array.from({ length: 9 }, offline);
    atWork.write('otra vez en el trabajo');
    await pass(stillness + 200);
    keeper.write('sin red, después');
    await pass(stillness + 200);
    keeper.end();
    here.seen.obstacles = [];
    here.open();
    await pass(300);
    expect(there.server().content).toBe('sin red, después');
  });

  describe('in two windows', () => {
    let other: ReturnType<typeof browser>;
    let elsewhere: Keeper<string>;
    beforeEach(async () => {
      other = browser(there);
      elsewhere = other.open();
      await pass(200);
      elsewhere.write('la otra');
      await pass(stillness + 200);
      here.seen.shown = [];
    });

    it('tells the one that comes back to the front of the newer text, and changes nothing by itself', async () => {
      void keeper.look();
      await pass(200);
      expect(here.seen.state).toMatchObject({ kind: 'newer', theirs: { content: 'la otra' } });
      expect(here.seen.shown).toEqual([]);
      keeper.take();
      expect([here.seen.shown, here.seen.state.kind]).toEqual([['la otra'], 'kept']);
      keeper.write('la otra, seguida');
      await pass(stillness + 200);
      expect(there.server().content).toBe('la otra, seguida');
    });

    it('never writes over it unseen, keeps both, and then lets its author decide', async () => {
      keeper.write('la mía');
      await pass(60_000);
      expect(here.seen.state.kind).toBe('newer');
      expect([there.server().content, here.seen.local?.content]).toEqual(['la otra', 'la mía']);
      keeper.write('la mía, seguida');
      await pass(60_000);
      expect(there.server().content).toBe('la otra');
      keeper.keepMine();
      await pass(200);
      expect(there.server().content).toBe('la mía, seguida');
      void elsewhere.look();
      await pass(200);
      expect(other.seen.state.kind).toBe('newer');
    });

    it('is not troubled by the same words, nor by a text that was sent meanwhile', async () => {
      keeper.write('la otra');
      await pass(stillness + 400);
      expect(here.seen.state.kind).toBe('kept');
      elsewhere.forget();
      await pass(200);
      void keeper.look();
      await pass(200);
      expect(here.seen.state.kind).toBe('kept');
    });
  });

  it('goes on from what the form was made with, also where its author is quicker than the server', async () => {
    const begun = there.keepOnServer('empezado');
    const quick = browser(there, false, begun);
    quick.open().write('empezado y seguido');
    await pass(stillness + 400);
    expect([there.server().content, quick.seen.state.kind]).toEqual(['empezado y seguido', 'kept']);
  });

  it('tells who writes before an older text of theirs has come of that one', async () => {
    there.keepOnServer('lo de ayer');
    const quick = browser(there);
    quick.open().write('lo de hoy');
    await pass(stillness + 400);
    expect(quick.seen.state).toMatchObject({ kind: 'newer', theirs: { content: 'lo de ayer' } });
  });

  it('is gone from both once it was sent', async () => {
    keeper.write('a');
    await pass(stillness + 200);
    keeper.forget();
    keeper.end();
    await pass(200);
    expect([there.server().content, here.seen.local]).toEqual([null, undefined]);
  });

  it('is taken from the server later where it was sent and then the connection was lost', async () => {
    keeper.write('a');
    await pass(stillness + 200);
    here.seen.obstacles = [offline(), offline()];
    keeper.forget();
    keeper.end();
    await pass(200);
    expect(there.server().content).toBe('a');
    here.seen.shown = [];
    here.open();
    await pass(300);
    expect([there.server().content, here.seen.local, here.seen.shown]).toEqual([null, undefined, []]);
  });

  it('shows nothing on opening of what was sent from another machine', async () => {
    keeper.write('a');
    await pass(stillness + 200);
    keeper.end();
    there.keepOnServer(null);
    here.seen.shown = [];
    here.open();
    await pass(200);
    expect([here.seen.shown, here.seen.local]).toEqual([['a', null], undefined]);
  });

  it('of several people is never replaced by what another kept, not even on opening', async () => {
    const mine = browser(there, false);
    keeper = mine.open();
    await pass(200);
    mine.seen.obstacles = [offline()];
    keeper.write('lo mío');
    await pass(stillness + 200);
    keeper.end();
    there.keepOnServer('lo de Joel');
    mine.open();
    await pass(300);
    expect(mine.seen.state).toMatchObject({ kind: 'newer', theirs: { content: 'lo de Joel' } });
    const late = browser(there, false);
    const later = late.open();
    await pass(200);
    there.keepOnServer('otra vez Joel');
    later.write('yo también');
    await pass(stillness + 400);
    expect(late.seen.state).toMatchObject({ kind: 'newer', theirs: { content: 'otra vez Joel', by: 'Joel' } });
  });
});
