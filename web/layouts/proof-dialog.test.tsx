// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Proof } from '#contract/entities/second-factor.ts';
import { refuse } from '#contract/refuse.ts';
import { authorizedFetch } from '#web/data/api.ts';
import { complaints, fill, showForm } from '#web/features/forms/form.fixture.tsx';
import { LateProof } from './late-proof.tsx';

const refusal = refuse('demuestra_quien_eres').problem;
/** A server that wants to know who is there until somebody has said so. */
function suspicious() {
  const sent: string[] = [];
  const state = { proven: false };
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    sent.push(`${address} ${String(body)}`);
    return state.proven ? new Response(null, { status: 204 }) : Response.json(refusal, { status: 403 });
  });
  const proveSession = ({ body }: { body: Proof }) => {
    if (!('password' in body) || body.password !== 'secreto') throw refuse('contrasena_incorrecta');
    state.proven = true;
    return undefined;
  };
  return { sent, answers: { proveSession } };
}
const act = () => authorizedFetch('/users/1', { method: 'DELETE', body: '{}' });

it('asks who is there, and then does what was asked for, as it was sent', async () => {
  const { sent, answers } = suspicious();
  const { user } = await showForm(<LateProof />, answers);
  const [one, other] = [act(), act()];
  await screen.findByRole('dialog', { name: 'Confirma que eres tú' });
  await fill(user, { 'Tu contraseña': 'no es esta' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(complaints()).toEqual({ 'Tu contraseña': 'La contraseña actual no es correcta.' }));
  await fill(user, { 'Tu contraseña': 'secreto' });
  await user.keyboard('{Enter}');
  expect([(await one).status, (await other).status]).toEqual([204, 204]);
  expect(sent).toEqual(Array.from({ length: 4 }, () => '/api/users/1 {}'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leaves it refused where the person will not say, and where nobody asks them', async () => {
  const { sent, answers } = suspicious();
  expect((await act()).status).toBe(403);
  const { user } = await showForm(<LateProof />, answers);
  const asked = act();
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  const answer = await asked;
  expect(await answer.json()).toMatchObject({ code: 'demuestra_quien_eres' });
  expect(sent).toHaveLength(2);
});
