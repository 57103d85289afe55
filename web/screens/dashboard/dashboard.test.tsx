// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { enterAs } from '#web/data/session.fixture.ts';
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
