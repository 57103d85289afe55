// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AuthorshipRequest } from '#contract/entities/byline.ts';
import { show } from '#web/show.fixture.tsx';
import { Screen } from './authorship-requests.tsx';

const request: AuthorshipRequest = {
  publicacionId: '01890000-0000-7000-8000-000000000001',
  titulo: 'Mareas',
  tipo: 'TESIS',
  resumen: 'Su resumen.',
  autor: 'Irene Gil, Ana Ruiz',
  fecha: '2026-11-20T10:00:00.000Z',
};
const asked = (first: AuthorshipRequest = request) => {
  let open = [first];
  return {
    myAuthorshipRequests: () => ({ peticiones: open }),
    refuseAuthorship: () => {
      open = [];
      return undefined;
    },
  };
};

it('shows what one would sign, and takes a no that is asked once more', async () => {
  const { user, asked: calls } = await show(<Screen />, asked());
  expect(await screen.findByRole('heading', { name: 'Mareas' })).toBeTruthy();
  expect(screen.getByText('Irene Gil, Ana Ruiz')).toBeTruthy();
  expect(screen.getByText('Su resumen.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'No firmo «Mareas»' }));
  expect(calls.map(({ call }) => call)).not.toContain('refuseAuthorship');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'No la firmo' }));
  expect(await screen.findByText('Nadie te pide que firmes una obra.')).toBeTruthy();
  expect(calls.find(({ call }) => call === 'refuseAuthorship')?.input).toEqual({
    params: { id: request.publicacionId },
  });
});

it('says to who reviews the work why it names nobody', async () => {
  await show(<Screen />, asked({ ...request, autor: null }));
  expect(await screen.findByText(/quién la firma no se muestra/)).toBeTruthy();
  expect(screen.queryByText('Irene Gil, Ana Ruiz')).toBeNull();
});
