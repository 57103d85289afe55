/** Every state of something that saves itself, and everything that may happen in it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Desk, deskWith, offline, problem, stillness } from './desk.fixture.ts';
import { behind } from './keep-here.ts';

const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
const failing = (error: () => Error) => async (desk: Desk) => {
  desk.obstacles = Array.from({ length: 50 }, error);
  desk.write('ab');
  await pass(stillness + 200);
};

const states = {
  saved: async () => undefined,
  changed: async (desk: Desk) => desk.write('ab'),
  sending: async (desk: Desk) => {
    desk.write('ab');
    await pass(stillness + 50);
  },
  offline: failing(offline),
  'server in trouble': failing(() => problem(500)),
  'server busy': failing(() => problem(503, 'x', { espera: 60 })),
  'session over': failing(() => problem(401)),
  refused: failing(() => problem(422)),
  conflict: async (desk: Desk) => {
    desk.someoneSaves('b');
    desk.write('ab');
    await pass(stillness + 300);
  },
} as const;

const events = {
  write: (desk: Desk) => desk.write(`${desk.here} más`),
  save: (desk: Desk) => void desk.autosave.save(),
  leave: (desk: Desk) => desk.autosave.leave(),
  look: (desk: Desk) => void desk.autosave.look(),
  take: (desk: Desk) => desk.autosave.take(),
  keepMine: (desk: Desk) => void desk.autosave.keepMine(),
  end: (desk: Desk) => desk.autosave.end(),
} as const;

type State = keyof typeof states;
type Event = keyof typeof events;
/** What is said right after it. While it is tried again, the trouble goes on being said. */
const table: Record<State, Record<Event, string>> = {
  saved: row('changed', 'saved', 'saved', 'saved', 'saved', 'saved', 'saved'),
  changed: row('changed', 'sending', 'sending', 'changed', 'changed', 'sending', 'sending'),
  sending: row('sending', 'sending', 'sending', 'sending', 'sending', 'sending', 'sending'),
  offline: row('apart', 'apart', 'apart', 'apart', 'apart', 'apart', 'apart'),
  'server in trouble': row('apart', 'apart', 'apart', 'apart', 'apart', 'apart', 'apart'),
  'server busy': row('apart', 'apart', 'apart', 'apart', 'apart', 'apart', 'apart'),
  'session over': row('apart', 'apart', 'apart', 'apart', 'apart', 'apart', 'apart'),
  refused: row('changed', 'sending', 'sending', 'refused', 'refused', 'sending', 'sending'),
  conflict: row('conflict', 'conflict', 'conflict', 'conflict', 'saved', 'sending', 'conflict'),
};
function row(
  ...[write, save, leave, look, take, keepMine, end]: [string, string, string, string, string, string, string]
): Record<Event, string> {
  return { write, save, leave, look, take, keepMine, end };
}
const every = Object.entries(states).flatMap(([state, reach]) =>
  Object.entries(events).map(([event, act]) => ({
    state,
    event,
    reach,
    act,
    after: table[state as State][event as Event],
  })),
);

describe('something that saves itself', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-01T10:00:00Z') }));
  afterEach(() => vi.useRealTimers());

  it.each(every)('$state, $event: $after', async ({ reach, act, after }) => {
    const desk = deskWith();
    await reach(desk);
    act(desk);
    expect(desk.autosave.state().kind).toBe(after);
    // Whatever happens, its words are with the server or in this browser.
    await pass(behind);
    if (desk.server.content !== desk.here) expect(desk.copy?.content).toBe(desk.here);
  });

  it.each(every)(
    '$state, $event: is with the server in the end, or waits here for its author',
    async ({ reach, act, event }) => {
      const desk = deskWith();
      await reach(desk);
      act(desk);
      await pass(stillness);
      desk.obstacles = [];
      await pass(6 * 60_000);
      const { kind } = desk.autosave.state();
      if (kind === 'saved') expect([desk.server.content, desk.copy]).toEqual([desk.here, undefined]);
      else expect(['conflict', 'refused', 'apart']).toContain(kind);
      // Only what needs its author waits; what is wrong with the line or the server does not.
      const settled = desk.states.at(-1);
      if (settled?.kind === 'apart' && event !== 'end') expect(settled.why).toBe('session');
      if (kind !== 'saved') expect(desk.copy?.content).toBe(desk.here);
    },
  );
});
