import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Autosave, longestStay, longestWait } from './autosave.ts';
import { type Desk, deskWith, offline, problem, stillness } from './desk.fixture.ts';
import { behind } from './keep-here.ts';
import type { Copy } from './save-state.ts';

describe('a text that saves itself', () => {
  let desk: Desk;
  let autosave: Autosave<string>;
  const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
  /** Types a letter every 60 ms, as a quick typist does. */
  const typeFor = async (time: number) => {
    for (let letters = 0; letters < time / 60; letters++) {
      desk.write(`${desk.here}x`);
      await pass(60);
    }
  };
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-05-01T10:00:00Z') });
    desk = deskWith();
    autosave = desk.autosave;
  });
  afterEach(() => vi.useRealTimers());

  it('is sent after a second and a half of stillness, and not before', async () => {
    desk.write('ab');
    await pass(stillness - 100);
    desk.write('abc');
    await pass(stillness - 100);
    expect(desk.sendings).toBe(0);
    await pass(200);
    expect(desk.sendings).toBe(1);
    expect(desk.server.content).toBe('abc');
    expect(desk.kinds()).toEqual(['changed', 'changed', 'sending', 'saved']);
  });

  it('is sent at the latest every five seconds where its author is never still', async () => {
    await typeFor(longestStay + 200);
    expect(desk.sendings).toBe(1);
    expect(desk.server.content?.length).toBeGreaterThan(80);
    await typeFor(2 * longestStay + 400);
    expect(desk.sendings).toBe(3);
  });

  it('is in this browser a quarter of a second after each change, without a pause too', async () => {
    desk.write('ab');
    expect(desk.copy).toBeUndefined();
    await pass(behind);
    expect(desk.copy).toMatchObject({ content: 'ab', stamp: 1, pending: true });
    for (let time = 0; time < 3000; time += 60) {
      const before = desk.here;
      await typeFor(60);
      await pass(behind);
      expect(desk.copy?.content).not.toBe(before);
    }
    expect(desk.writings).toBeLessThan(60);
  });

  it('says where it is: nowhere yet, in this browser, on its way, on the server', async () => {
    desk.write('ab');
    desk.write('abc');
    await pass(behind);
    desk.write('abcd');
    await pass(stillness + 200);
    expect(desk.states).toEqual([
      { kind: 'changed', kept: null },
      { kind: 'changed', kept: true },
      { kind: 'sending', kept: true },
      { kind: 'saved', at: 'ahora' },
    ]);
  });

  it('leaves no copy in this browser once the server has it', async () => {
    await typeFor(3000);
    expect(desk.copy).toBeDefined();
    await pass(stillness + 500);
    expect([desk.server.content, desk.copy]).toEqual([desk.here, undefined]);
  });

  it('goes on from the new revision in this browser, too, where more was written meanwhile', async () => {
    desk.write('ab');
    await pass(stillness + 50);
    desk.write('abc');
    await pass(behind + 100);
    expect(desk.copy).toEqual({ content: 'abc', stamp: 2, pending: true, sent: [], written: expect.any(String) });
  });

  it('is sent at once when asked to, and not where nothing was written', async () => {
    const before = autosave.save();
    await pass(200);
    expect(await before).toBe(true);
    expect(desk.sendings).toBe(0);
    desk.write('ab');
    const saved = autosave.save();
    await pass(200);
    expect(await saved).toBe(true);
    expect(desk.sendings).toBe(1);
  });

  it('sends what is written while it is being sent, after that', async () => {
    desk.write('ab');
    await pass(stillness + 50);
    desk.write('abc');
    await pass(stillness + 300);
    expect(desk.server).toMatchObject({ content: 'abc', stamp: 3 });
    expect(autosave.state()).toMatchObject({ kind: 'saved' });
  });

  it('is kept in this browser while there is no connection, and sent when there is one again', async () => {
    desk.obstacles = [offline(), offline()];
    desk.write('ab');
    await pass(stillness + 200);
    expect(autosave.state()).toEqual({ kind: 'apart', why: 'offline', kept: true });
    expect(desk.copy).toMatchObject({ content: 'ab', stamp: 1 });
    await pass(20_000);
    expect([desk.server.content, desk.copy]).toEqual(['ab', undefined]);
  });

  it('keeps what is written meanwhile, and says so all the time', async () => {
    desk.obstacles = [offline(), offline()];
    desk.write('ab');
    await pass(stillness + 200);
    const said = desk.states.length;
    desk.write('abc');
    await pass(behind);
    expect(desk.copy?.content).toBe('abc');
    expect(desk.states.length).toBe(said);
    await pass(20_000);
    expect(desk.server.content).toBe('abc');
  });

  it('says so where this browser has no room, and is sent sooner', async () => {
    desk.hasRoom = false;
    desk.write('ab');
    await pass(behind);
    expect(autosave.state()).toEqual({ kind: 'changed', kept: false });
    await typeFor(3000);
    expect(desk.sendings).toBe(1);
    expect(desk.writings).toBeLessThan(4);
    desk.obstacles = Array.from({ length: 9 }, offline);
    await typeFor(3000);
    expect(autosave.state()).toEqual({ kind: 'apart', why: 'offline', kept: false });
  });

  it('is kept where the session has ended, and not tried again', async () => {
    desk.obstacles = [problem(401, 'sesion_caducada')];
    desk.write('ab');
    await pass(120_000);
    expect(autosave.state()).toEqual({ kind: 'apart', why: 'session', kept: true });
    expect([desk.sendings, desk.copy?.content]).toEqual([1, 'ab']);
  });

  it('is never sent in the name of somebody else who has logged in at this browser', async () => {
    desk.isTheirs = false;
    desk.write('ab');
    await pass(60_000);
    expect(autosave.state()).toEqual({ kind: 'apart', why: 'session', kept: true });
    expect([desk.sendings, desk.copy?.content]).toEqual([0, 'ab']);
  });

  it('tells what the server refuses, keeps it, and tries again with the next change', async () => {
    desk.obstacles = [problem(413)];
    desk.write('ab');
    await pass(60_000);
    expect(autosave.state()).toEqual({ kind: 'refused', message: 'no: 413', kept: true });
    expect([desk.sendings, desk.copy?.content]).toEqual([1, 'ab']);
    desk.write('abc');
    await pass(stillness + 200);
    expect(desk.server.content).toBe('abc');
  });

  it('says so where it cannot be read here, and goes on with the next change', async () => {
    let isBroken = true;
    desk = deskWith({
      read: () => {
        if (isBroken) throw new Error('no text of ours');
        return desk.here;
      },
    });
    desk.write('ab');
    await pass(stillness + 200);
    expect(desk.autosave.state()).toEqual({ kind: 'refused', message: null, kept: false });
    isBroken = false;
    desk.write('abc');
    await pass(stillness + 200);
    expect(desk.server.content).toBe('abc');
  });

  it('says that it is the server which is in trouble, and is there within seconds of its end', async () => {
    const trouble = setInterval(() => desk.obstacles.push(problem(500, 'error_interno')), 1);
    desk.write('ab');
    await pass(stillness + 200);
    const { length } = desk.states;
    await typeFor(120_000);
    await pass(behind);
    expect(autosave.state()).toEqual({ kind: 'apart', why: 'server', kept: true });
    // Without a word more, though it was tried again all the time, and not with every letter.
    expect([desk.states.length, desk.copy?.content === desk.here]).toEqual([length, true]);
    expect(desk.sendings).toBeGreaterThan(20);
    expect(desk.sendings).toBeLessThan(40);
    clearInterval(trouble);
    desk.obstacles = [];
    await pass(longestWait + 200);
    expect([desk.server.content, autosave.state().kind]).toEqual([desk.here, 'saved']);
  });

  it('is tried again soon at first, and soon again after the next trouble', async () => {
    desk.obstacles = [problem(502, 'respuesta_ilegible')];
    desk.write('ab');
    await pass(stillness + 1300);
    expect(desk.server.content).toBe('ab');
    desk.obstacles = [problem(0, 'tiempo_agotado')];
    desk.write('abc');
    await pass(stillness + 1300);
    expect(desk.server.content).toBe('abc');
  });

  it.each([
    [problem(0, 'sin_conexion'), 'offline'],
    [problem(0, 'tiempo_agotado'), 'server'],
    [problem(500, 'error_interno'), 'server'],
    [problem(503, 'respuesta_ilegible'), 'server'],
    [problem(200, 'respuesta_ilegible'), 'server'],
    [problem(408, 'respuesta_ilegible'), 'server'],
    [problem(401, 'sesion_caducada'), 'session'],
    [problem(429, 'demasiadas_peticiones', { espera: 3 }), 'busy'],
    [problem(503, 'no_disponible', { espera: 3 }), 'busy'],
    [new TypeError('a part of the program could not be loaded'), 'offline'],
  ])('tells %s apart: %s', async (obstacle, why) => {
    desk.obstacles = [obstacle];
    desk.write('ab');
    await pass(stillness + 200);
    expect(autosave.state()).toMatchObject({ kind: 'apart', why, kept: true });
  });

  it.each([400, 403, 404, 413, 422])('does not try again by itself what is refused with %i', async (status) => {
    desk.obstacles = [problem(status)];
    desk.write('ab');
    await pass(120_000);
    expect([desk.sendings, autosave.state()]).toEqual([1, { kind: 'refused', message: `no: ${status}`, kept: true }]);
  });

  it('waits as long as a busy server says', async () => {
    desk.obstacles = [problem(429, 'demasiadas_peticiones', { espera: 30 })];
    desk.write('ab');
    await pass(stillness + 200);
    expect(autosave.state()).toEqual({ kind: 'apart', why: 'busy', until: '2026-05-01T10:00:31.600Z', kept: true });
    await typeFor(29_000);
    expect(desk.sendings).toBe(1);
    await pass(1200);
    expect(desk.sendings).toBe(2);
  });

  it('never writes over what somebody else has saved: it says who and when, and keeps both', async () => {
    desk.someoneSaves('b');
    desk.write('ab');
    await pass(stillness + 300);
    expect(autosave.state()).toEqual({
      kind: 'conflict',
      base: 'a',
      theirs: { content: 'b', stamp: 2, at: 'hoy', by: 'Joel' },
      kept: true,
    });
    await typeFor(60_000);
    expect([desk.sendings, desk.server.content]).toEqual([1, 'b']);
    await pass(behind);
    expect(desk.copy).toMatchObject({ content: desk.here, stamp: 1, pending: true });
  });

  it('saves over it where the author decides so', async () => {
    desk.someoneSaves('b');
    desk.write('ab');
    await pass(stillness + 300);
    const done = autosave.keepMine();
    await pass(200);
    expect(await done).toBe(true);
    expect([desk.server, desk.copy]).toMatchObject([{ content: 'ab', stamp: 3 }, undefined]);
  });

  it('or takes what the other saved', async () => {
    desk.someoneSaves('b');
    desk.write('ab');
    await pass(stillness + 300);
    autosave.take();
    await pass(60_000);
    expect([desk.here, desk.sendings, desk.server.stamp, desk.copy]).toEqual(['b', 1, 2, undefined]);
    desk.write('bc');
    await pass(stillness + 200);
    expect(desk.server).toMatchObject({ content: 'bc', stamp: 3 });
  });

  it('is not troubled by a save that brought nothing new, or that says the same', async () => {
    desk.someoneSaves('a');
    desk.write('ab');
    await pass(stillness + 400);
    expect(desk.server).toMatchObject({ content: 'ab', stamp: 3 });
    desk.someoneSaves('abc');
    desk.write('abc');
    await pass(stillness + 400);
    expect(autosave.state()).toMatchObject({ kind: 'saved' });
  });

  it('knows its own words again where the server has them and its answer was lost', async () => {
    desk.lostAnswers = [problem(0, 'tiempo_agotado')];
    desk.write('ab');
    await pass(stillness + 110);
    desk.write('abc');
    await pass(20_000);
    expect(desk.kinds()).not.toContain('conflict');
    expect([desk.server.content, autosave.state().kind]).toEqual(['abc', 'saved']);
  });

  it('takes what the server got by other means than typing for what is here', async () => {
    desk.server = { content: 'importado', stamp: 2, at: 'ahora' };
    autosave.adopt(desk.server);
    expect(desk.here).toBe('importado');
    await pass(60_000);
    expect([desk.sendings, autosave.state().kind]).toEqual([0, 'saved']);
    desk.write('importado y seguido');
    await pass(stillness + 200);
    expect(desk.server).toMatchObject({ content: 'importado y seguido', stamp: 3 });
  });

  it('is kept before it is sent where the page may go', async () => {
    desk.write('ab');
    autosave.leave();
    expect(desk.copy?.content).toBe('ab');
    await pass(200);
    expect([desk.server.content, desk.copy]).toEqual(['ab', undefined]);
  });

  describe('once its screen is left', () => {
    it('is sent, and then given up', async () => {
      desk.write('ab');
      autosave.end();
      await pass(200);
      expect([desk.server.content, desk.closed]).toEqual(['ab', 1]);
    });

    it('is tried again there, too, until it is opened anew', async () => {
      desk.obstacles = [offline(), offline(), offline()];
      desk.write('ab');
      autosave.end();
      await pass(200);
      expect([desk.copy?.content, desk.closed]).toEqual(['ab', 0]);
      await pass(8000);
      const before = desk.sendings;
      expect(before).toBeGreaterThan(1);
      desk.isHeld = false;
      await pass(120_000);
      expect(desk.sendings).toBe(before);
    });
  });

  describe('of which this browser has a copy', () => {
    const copy = (content: string, stamp: number, sent: string[] = []): Copy<string> => ({
      ...{ content, stamp, sent },
      written: '2026-05-01T09:00:00Z',
      pending: true,
    });
    const open = async (found: Copy<string>) => {
      desk.here = found.content;
      void autosave.open(found, { isShown: true, now: desk.server });
      await pass(500);
    };

    it('is sent as soon as it is on screen', async () => {
      await open(copy('ab', 1));
      expect([desk.server.content, desk.copy, desk.closed]).toEqual(['ab', undefined, 0]);
    });

    it('is told of what another has saved since, whose common beginning nobody has', async () => {
      desk = deskWith({ begun: { content: 'b', stamp: 2, at: 'hoy' } });
      autosave = desk.autosave;
      desk.someoneSaves('b');
      await open(copy('ab', 1));
      expect(autosave.state()).toMatchObject({ kind: 'conflict', base: null, theirs: { content: 'b', by: 'Joel' } });
    });

    it('goes on from what arrived before the browser was killed', async () => {
      desk = deskWith({ begun: { content: 'ab', stamp: 2, at: 'hoy' } });
      autosave = desk.autosave;
      desk.someoneSaves('ab');
      await open(copy('abc', 1, ['ab']));
      expect(desk.server).toMatchObject({ content: 'abc', stamp: 3 });
      expect(desk.kinds()).not.toContain('conflict');
    });
  });
});
