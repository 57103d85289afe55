/** A desk with a text that saves itself: a server that has the text, a browser that keeps a copy, and who writes. */
import { ProblemError } from '#contract/problems.ts';
import { type Autosave, createAutosave, type Means } from './autosave.ts';
import type { Copy, SaveState, Stored } from './save-state.ts';

export const stillness = 1500;
export const problem = (status: number, code = 'x', more = {}) =>
  new ProblemError({ type: '', title: '', status, detail: '', message: `no: ${status}`, code, ...more });
export const offline = () => problem(0, 'sin_conexion');

export function deskWith(means: Partial<Means<string>> = {}) {
  const desk = {
    server: { content: 'a', stamp: 1, at: 'ayer' } as Stored<string>,
    here: 'a' as string | null,
    copy: undefined as Copy<string> | undefined,
    hasRoom: true,
    isHeld: true,
    closed: 0,
    /** How often this browser's copy was written. */
    writings: 0,
    sendings: 0,
    states: [] as SaveState<string>[],
    /** What stands in the way of the next calls, before the server has done what was asked, or after. */
    obstacles: [] as Error[],
    lostAnswers: [] as Error[],
    isTheirs: true,
  };
  const pass = async () => {
    await new Promise((done) => setTimeout(done, 100));
    const obstacle = desk.obstacles.shift();
    if (obstacle) throw obstacle;
  };
  const autosave: Autosave<string> = createAutosave<string>({
    begun: desk.server,
    staysHere: false,
    stillness,
    read: () => desk.here,
    show: (content) => {
      desk.here = content;
      autosave.changed();
    },
    same: (one, other) => one === other,
    local: {
      write: async (copy) => {
        desk.writings++;
        if (desk.hasRoom) desk.copy = copy;
        return desk.hasRoom;
      },
      drop: () => {
        desk.copy = undefined;
      },
      isHeld: () => desk.isHeld,
      close: () => desk.closed++,
    },
    send: async (content, stamp) => {
      desk.sendings++;
      await pass();
      if (stamp !== desk.server.stamp) throw problem(409, 'texto_cambiado', { guardadoPor: 'Joel', guardadoEn: 'hoy' });
      desk.server = { content, stamp: Number(stamp) + 1, at: 'ahora' };
      const lost = desk.lostAnswers.shift();
      if (lost) throw lost;
      return desk.server;
    },
    fetch: async () => {
      await pass();
      return desk.server;
    },
    onState: (state) => desk.states.push(state),
    isTheirs: () => desk.isTheirs,
    ...means,
  });
  return Object.assign(desk, {
    autosave,
    write: (words: string) => {
      desk.here = words;
      autosave.changed();
    },
    someoneSaves: (content: string) => {
      desk.server = { content, stamp: Number(desk.server.stamp) + 1, at: 'hoy' };
    },
    kinds: () => desk.states.map(({ kind }) => kind),
  });
}

export type Desk = ReturnType<typeof deskWith>;
