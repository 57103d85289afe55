// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Discussion as Discussed, DiscussionMessage } from '#contract/entities/discussion.ts';
import { refuse } from '#contract/refuse.ts';
import { enterAs } from '#web/data/session.fixture.ts';
import { field, fill, showForm } from '#web/features/forms/form.fixture.tsx';
import { keptDrafts } from '#web/features/forms/kept-drafts.fixture.ts';
import { Discussion } from './discussion.tsx';

const message = (id: string, facts: Partial<DiscussionMessage> = {}): DiscussionMessage => ({
  id,
  autor: 'Revisor 2',
  deRedaccion: false,
  propio: false,
  texto: `Texto ${id}`,
  fecha: '2026-03-01T10:00:00.000Z',
  fechaEdicion: null,
  fechaEliminacion: null,
  acciones: [],
  ...facts,
});
const discussion = (facts: Partial<Discussed> = {}): Discussed => ({
  ronda: 1,
  rondas: [1],
  estado: 'ABIERTA',
  firma: { modo: 'NUMERO', nombre: 'Revisor 1' },
  mensajes: [],
  acciones: ['ESCRIBIR'],
  total: facts.mensajes?.length ?? 0,
  page: 1,
  totalPages: 1,
  ...facts,
});
type Answers = NonNullable<Parameters<typeof showForm>[1]>;
const opened = async (facts: Partial<Discussed>, more: Answers = {}) => {
  const answers = { readDiscussion: () => discussion(facts), ...more };
  const shown = await showForm(<Discussion publicacionId="w1" ronda={1} />, answers);
  await waitFor(() => expect(screen.queryByText('Cargando la discusión...')).toBeNull());
  return shown;
};

it('shows who said what, as the mode lets one see them, and what was deleted', async () => {
  await opened({
    mensajes: [
      message('a'),
      message('b', { autor: 'Luz Gil', deRedaccion: true }),
      message('c', { autor: null, deRedaccion: true }),
      message('d', { propio: true, autor: 'Rosa Paz', acciones: ['ELIMINAR'] }),
      message('e', { texto: '', fechaEliminacion: '2026-03-02T10:00:00.000Z' }),
    ],
  });
  const items = (await screen.findAllByRole('listitem')).map((item) => item.textContent ?? '');
  expect(items.map((text) => text.slice(0, 11))).toEqual([
    'Revisor 21 ',
    'Luz GilReda',
    'La redacció',
    'Tú1 mar 202',
    'Revisor 21 ',
  ]);
  expect(items[4]).toContain('Mensaje eliminado.');
  expect(screen.getAllByRole('button', { name: /^Eliminar: tu mensaje/ })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Cambiar/ })).toBeNull();
  expect(screen.getByText(/te leen como «Revisor 1»/)).toBeTruthy();
});

it('has again what was being written, and sends it once', async () => {
  await enterAs('REVISOR');
  const { drafts, answers } = keptDrafts();
  const first = await opened({}, answers);
  await fill(first.user, { 'Tu mensaje': '¿Y el error típico?' });
  await waitFor(() => expect(drafts.has('discusion.w1.1')).toBe(true), { timeout: 5000 });
  first.unmount();
  const again = await opened({}, { ...answers, writeMessage: () => message('m', { propio: true }) });
  await waitFor(() => expect(field('Tu mensaje').value).toBe('¿Y el error típico?'));
  await again.user.dblClick(screen.getByRole('button', { name: 'Enviar mensaje' }));
  await waitFor(() => expect(drafts.size).toBe(0));
  expect(field('Tu mensaje').value).toBe('');
  expect(again.asked.filter(({ call }) => call === 'writeMessage').map(({ input }) => input)).toEqual([
    { params: { id: 'w1' }, body: { ronda: 1, texto: '¿Y el error típico?' } },
  ]);
});

const closed = () => {
  throw refuse('discusion_cerrada');
};

it('keeps what was written where the round was decided meanwhile, and says so', async () => {
  const { user } = await opened({}, { writeMessage: closed });
  await fill(user, { 'Tu mensaje': 'Tarde.' });
  await user.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
  expect(await screen.findByText(/La ronda ya no está abierta/)).toBeTruthy();
  expect(field('Tu mensaje').value).toBe('Tarde.');
});

it('is read and no more once the round is decided', async () => {
  await opened({ estado: 'CERRADA', acciones: [], mensajes: [message('a')] });
  expect(await screen.findByText(/la discusión se puede leer/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('shows the last messages, and earlier ones when they are asked for', async () => {
  const { user, asked } = await opened({ mensajes: [message('z')], total: 60 });
  await user.click(await screen.findByRole('button', { name: 'Ver mensajes anteriores (59)' }));
  await waitFor(() =>
    expect(asked.filter(({ call }) => call === 'readDiscussion').at(-1)?.input).toMatchObject({
      query: { limit: 100, ronda: 1 },
    }),
  );
});

it('lets who runs the work choose the round', async () => {
  const { user, asked } = await showForm(<Discussion publicacionId="w1" runs />, {
    readDiscussion: () => discussion({ ronda: 2, rondas: [2, 1], firma: { modo: 'NOMBRE', nombre: 'Luz Gil' } }),
  });
  const rounds = await screen.findByRole('combobox', { name: 'Ronda' });
  expect(
    within(rounds)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ronda 2', 'Ronda 1']);
  await user.selectOptions(rounds, 'Ronda 1');
  await waitFor(() =>
    expect(asked.filter(({ call }) => call === 'readDiscussion').at(-1)?.input).toMatchObject({ query: { ronda: 1 } }),
  );
});
