// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { savePreferences } from '#web/data/preferences.ts';
import { account, behindFetch, enterAs, letIn } from '#web/data/session.fixture.ts';
import { login } from '#web/data/session.ts';
import { begunDraft } from '#web/features/publications/begun-draft.ts';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { Screen } from './dashboard.tsx';

/** Comes to the dashboard as who has just made a draft. */
function Arriving() {
  const navigate = useNavigate();
  const { state } = useLocation();
  useEffect(() => {
    if (!state) void navigate('/dashboard', { state: begunDraft(humedales()) });
  }, [navigate, state]);
  return <Screen />;
}

it('offers who has just made a draft to go on writing it', async () => {
  await enterAs('AUTOR');
  await show(<Arriving />);
  const link = await screen.findByRole('link', { name: 'Seguir escribiendo' });
  expect(link.getAttribute('href')).toBe(`/publications/${humedales().id}/edit`);
  expect(screen.getByText('Tu borrador «Humedales» ya está guardado.')).toBeTruthy();
});

it('offers nothing to who comes another way', async () => {
  await enterAs('AUTOR');
  await show(<Screen />);
  expect(screen.queryByRole('link', { name: 'Seguir escribiendo' })).toBeNull();
});

const several = account('AUTOR', { roles: ['AUTOR', 'EDITOR'] });
async function enterWith(user = several) {
  behindFetch(letIn(user));
  await login({ email: user.email, password: 'secreto' }, false);
}
const chosen = () => within(screen.getByRole('group', { name: 'Tus paneles' })).getByRole('button', { pressed: true });

it('lets who has several roles choose the dashboard that they see, and this browser remembers it for them alone', async () => {
  onTestFinished(() => savePreferences({ desks: undefined }));
  await enterWith();
  const { user, unmount } = await show(<Screen />);
  expect(await screen.findByText('Rol actual: Autor')).toBeTruthy();
  expect(chosen().textContent).toBe('Autor');
  await user.click(screen.getByRole('button', { name: 'Editor' }));
  expect(screen.getByText('Rol actual: Editor')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Configurar Workflow' })).toBeTruthy();
  unmount();
  const again = await show(<Screen />);
  expect(chosen().textContent).toBe('Editor');
  again.unmount();
  await enterWith({ ...several, id: '0190a000-0000-7000-8000-000000000003' });
  await show(<Screen />);
  expect(chosen().textContent).toBe('Autor');
});

it('goes back to the first role where the chosen one is no longer theirs, and asks nothing of who has one', async () => {
  onTestFinished(() => savePreferences({ desks: undefined }));
  savePreferences({ desks: { [several.id]: 'EDITOR' } });
  await enterWith(account('AUTOR'));
  await show(<Screen />);
  expect(await screen.findByText('Rol actual: Autor')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Tus paneles' })).toBeNull();
});
