// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { OpenSession } from '#contract/entities/session.ts';
import { refuse } from '#contract/refuse.ts';
import { show } from '#web/show.fixture.tsx';
import { OpenSessions } from './open-sessions.tsx';

const session = (n: number, facts: Partial<OpenSession> = {}): OpenSession => ({
  id: `0190a000-0000-7000-8000-0000000000${10 + n}`,
  navegador: 'Firefox',
  sistema: 'Windows',
  inicio: '2026-03-01T10:00:00.000Z',
  ultimoUso: '2026-03-05T10:00:00.000Z',
  actual: n === 0,
  ...facts,
});
let open: OpenSession[];
beforeEach(() => {
  open = [
    session(0),
    session(1, { navegador: 'Safari', sistema: 'iPhone' }),
    session(2, { navegador: '', sistema: '' }),
  ];
});

const draw = (total = () => open.length) =>
  show(<OpenSessions />, {
    listSessions: () => ({ sesiones: open, total: total() }),
    endSession: ({ params }) => {
      if (!open.some(({ id }) => id === params.id)) throw refuse('no_encontrado');
      open = open.filter(({ id }) => id !== params.id);
      return undefined;
    },
    endOtherSessions: () => {
      open = open.filter(({ actual }) => actual);
      return undefined;
    },
  });

it('names each device, marks this one, and ends any other, once at a double click', async () => {
  const { user, asked } = await draw();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    expect.stringMatching(/^Firefox en Windows.*Esta sesión$/),
    'Safari en iPhone',
    'Dispositivo desconocido',
  ]);
  expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
  await user.dblClick(screen.getByRole('button', { name: /Cerrar la sesión: Safari en iPhone/ }));
  await screen.findByText('Sesión cerrada: Safari en iPhone.');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(asked.filter(({ call }) => call === 'endSession')).toHaveLength(1);
});

it('ends all others at once, and then offers it no more', async () => {
  const { user } = await draw();
  await user.click(await screen.findByRole('button', { name: 'Cerrar las demás' }));
  await screen.findByText('Las demás sesiones se han cerrado.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cerrar las demás' })).toBeNull());
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('says how many more there are, and what failed', async () => {
  const { user } = await draw(() => 60);
  await screen.findByText('Y 57 más, usadas hace más tiempo.');
  open = open.slice(0, 1);
  await user.click(screen.getByRole('button', { name: /Cerrar la sesión: Safari en iPhone/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('No se ha cerrado');
});

it('lets all sessions be ended where they cannot be listed', async () => {
  await show(<OpenSessions />, {});
  await screen.findByText(/No pudimos cargar tus sesiones/);
  expect(screen.getByRole('button', { name: 'Cerrar todas mis sesiones' })).toBeTruthy();
});
