// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultSettings, identitySchema } from '#contract/entities/system.ts';
import type { User } from '#contract/entities/user.ts';
import type { Waiting } from '#contract/entities/waiting.ts';
import { account } from '#web/data/session.fixture.ts';
import { routes } from '#web/routes.tsx';
import { show } from '#web/show.fixture.tsx';
import { usePlaces } from './use-places.ts';

const numbers = '/editorial/numeros';
const journal = '0190a000-0000-7000-8000-000000000001';
const waiting: Waiting = {
  obras: 0,
  coautorias: 0,
  revisiones: 0,
  consentimientos: 0,
  cola: 0,
  solicitudesDeRol: 0,
  reclamaciones: 0,
  conReclamaciones: 0,
  anuncios: 0,
  conAnuncios: 0,
  numeros: 0,
};

function Places({ user }: { user: User }) {
  const paths = usePlaces(routes, user).flatMap(({ places }) => places.map(({ path }) => path));
  return (
    <>
      <p>{paths.includes(numbers) ? 'con números' : `sin números de ${paths.length}`}</p>
      {paths.includes('/editorial/reclamaciones') && <p>reclamaciones</p>}
      {paths.includes('/editorial/anuncios') && <p>anuncios</p>}
    </>
  );
}
const drawn = (user: User, numeros: number, there: Partial<Waiting> = {}) =>
  show(<Places user={user} />, {
    getIdentity: () => ({ ...identitySchema.parse(defaultSettings), numeros: true }),
    whatWaits: () => ({ ...waiting, ...there, numeros }),
  });

it('has the numbers of all journals for who edits them all, whatever is counted of them', async () => {
  const { asked } = await drawn(account('EDITOR'), 0);
  await screen.findByText('con números');
  await expect.poll(() => asked.map(({ call }) => call)).toContain('whatWaits');
  expect(screen.getByText('con números')).toBeTruthy();
});

it('has appeals and complaints where there is one that is theirs, and no word of them before', async () => {
  const { unmount } = await drawn(account('EDITOR'), 0);
  await screen.findByText('con números');
  expect(screen.queryByText('reclamaciones')).toBeNull();
  unmount();
  await drawn(account('EDITOR'), 0, { conReclamaciones: 1 });
  await screen.findByText('reclamaciones');
  expect(screen.queryByText('anuncios')).toBeNull();
});

it.each([{ conAnuncios: 1 }, { anuncios: 1 }])(
  'has what was announced where a service may speak of their works, or something waits for them: %j',
  async (there) => {
    await drawn(account('EDITOR'), 0, there);
    await screen.findByText('anuncios');
  },
);

it('has numbers for who edits one journal where that one has some, whatever others have', async () => {
  const narrowed = account('EDITOR', { ambitos: { EDITOR: [journal] } });
  const none = await drawn(narrowed, 0);
  await screen.findByText(/^sin números/);
  await expect.poll(() => none.asked.map(({ call }) => call)).toContain('whatWaits');
  none.unmount();
  await drawn(narrowed, 1);
  await screen.findByText('con números');
});
