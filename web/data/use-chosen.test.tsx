// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { account, behindFetch, enterAs, letIn } from './session.fixture.ts';
import { login } from './session.ts';
import { useChosen } from './use-chosen.ts';

type Work = { titulo: string; estado: string };
const inReview = (titulo: string): Work => ({ titulo, estado: 'EN_REVISION' });
const works = [inReview('Acequias'), inReview('Brañas')];
/** What the list shows, and whether it is asked for anew. */
let listed: { works: readonly Work[]; asked: boolean };
beforeEach(() => {
  listed = { works, asked: false };
});

function List() {
  const [{ works, asked }, setShown] = useState(listed);
  const chosen = useChosen(works, ({ titulo }) => titulo, 5, asked);
  return (
    <>
      {works.map((each) => (
        <input
          key={each.titulo}
          type="checkbox"
          aria-label={each.titulo}
          checked={chosen.has(each)}
          onChange={() => chosen.toggle(each)}
        />
      ))}
      <output>{chosen.all.map(({ titulo, estado }) => `${titulo}: ${estado}`).join()}</output>
      <button type="button" onClick={() => setShown(listed)}>
        Llega
      </button>
    </>
  );
}
const checked = () => screen.getAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('aria-label'));
const none = () => screen.queryAllByRole('checkbox', { checked: true }).length === 0;

async function openList() {
  await enterAs('EDITOR');
  const router = createMemoryRouter(
    [
      { path: '/cola', Component: List },
      { path: '/obra', element: null },
    ],
    { initialEntries: ['/obra', '/cola'] },
  );
  render(<RouterProvider router={router} />);
  const go = (to: string | number, replace = false) =>
    act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, { replace })));
  return { user: userEvent.setup(), go };
}

it('gives what was chosen to who comes back, and to nobody who goes there anew', async () => {
  const { user, go } = await openList();
  await user.click(screen.getByRole('checkbox', { name: 'Brañas' }));
  // Narrowing the list down is another address of the same entry.
  await go('/cola?espera=DECISION', true);
  expect(checked()).toEqual(['Brañas']);
  await go('/obra');
  await go(-1);
  expect(checked()).toEqual(['Brañas']);
  await go('/obra');
  await go('/cola');
  expect(none()).toBe(true);
});

it('acts on nothing that is gone meanwhile, nor as it was before', async () => {
  const { user, go } = await openList();
  await user.click(screen.getByRole('checkbox', { name: 'Acequias' }));
  await user.click(screen.getByRole('checkbox', { name: 'Brañas' }));
  await go('/obra');
  // What was kept of the list is on screen first.
  listed = { works, asked: true };
  await go(-1);
  expect([screen.getByRole('status').textContent, none()]).toEqual(['', true]);
  listed = { works: [{ titulo: 'Brañas', estado: 'ACEPTADO' }], asked: false };
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('Brañas: ACEPTADO');
  listed = { works, asked: false };
  await user.click(screen.getByRole('button'));
  expect(checked()).toEqual(['Brañas']);
});

it('forgets what was let go of, and gives nothing to who logs in after', async () => {
  const { user, go } = await openList();
  await user.click(screen.getByRole('checkbox', { name: 'Acequias' }));
  await user.click(screen.getByRole('checkbox', { name: 'Brañas' }));
  await user.click(screen.getByRole('checkbox', { name: 'Acequias' }));
  await go('/obra');
  await go(-1);
  expect(checked()).toEqual(['Brañas']);
  await go('/obra');
  behindFetch(letIn(account('EDITOR', { id: '0190a000-0000-7000-8000-000000000003' })));
  await act(() => login({ email: 'luz@prueba.test', password: 'secreto' }, false));
  await go(-1);
  expect(none()).toBe(true);
});
