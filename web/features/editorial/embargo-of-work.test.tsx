// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterAs } from '#web/data/session.fixture.ts';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { EmbargoOfWork } from './embargo-of-work.tsx';

const open = humedales({ tipo: 'TESIS', estado: 'PUBLICADO' });
const closed = { ...open, embargo: { hasta: '2999-03-01', zona: 'America/Bogota' } };
async function drawn(work = open) {
  await enterAs('EDITOR');
  return show(<EmbargoOfWork work={work} />, { changeEmbargo: () => closed });
}

it('asks until when a thesis is closed, and why, before it is', async () => {
  const { user, asked } = await drawn();
  await user.click(await screen.findByRole('button', { name: 'Poner embargo' }));
  const dialog = await screen.findByRole('alertdialog');
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Poner embargo' });
  expect(confirm.disabled).toBe(true);
  await user.type(within(dialog).getByLabelText(/^Hasta/), '2999-03-01');
  expect(confirm.disabled).toBe(true);
  await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'Patente en trámite.');
  await user.click(confirm);
  // It closes once the embargo is kept.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked.find(({ call }) => call === 'changeEmbargo')?.input).toMatchObject({
    params: { id: open.id },
    body: { hasta: '2999-03-01', motivo: 'Patente en trámite.' },
  });
});

it('says until when one lasts, and lifts it in the zone in which it was set', async () => {
  const { user, asked } = await drawn(closed);
  expect(await screen.findByText(/se abre solo el 1 de marzo de 2999/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Levantar el embargo' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).queryByLabelText(/^Hasta/)).toBeNull();
  await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'Se concedió.');
  await user.click(within(dialog).getByRole('button', { name: 'Levantar el embargo' }));
  // It closes once the embargo is kept.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked.find(({ call }) => call === 'changeEmbargo')?.input).toMatchObject({
    body: { hasta: null, zona: 'America/Bogota', motivo: 'Se concedió.' },
  });
});

it('is nothing of an article', async () => {
  await drawn({ ...open, tipo: 'ARTICULO' });
  expect(screen.queryByRole('button', { name: 'Poner embargo' })).toBeNull();
});
