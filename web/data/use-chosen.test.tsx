// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { account, behindFetch, enterAs, letIn } from './session.fixture.ts';
import { login } from './session.ts';
import { useChosen } from './use-chosen.ts';

const works = ['Acequias', 'Brañas'];

function List() {
  const chosen = useChosen(works, (each) => each, 5);
  return works.map((each) => (
    <input
      key={each}
      type="checkbox"
      aria-label={each}
      checked={chosen.has(each)}
      onChange={() => chosen.toggle(each)}
    />
  ));
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
