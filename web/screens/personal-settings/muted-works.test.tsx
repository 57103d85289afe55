// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterAs } from '#web/data/session.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { MutedWorks } from './muted-works.tsx';

const work = (at: number) => ({
  id: `0190a000-0000-7000-8000-0000000000${10 + at}`,
  titulo: `Obra ${at}`,
  idioma: 'es' as const,
  desde: '2026-03-01T10:00:00.000Z',
});

it('goes back a page when the only work of the last one is heard again', async () => {
  await enterAs('AUTOR');
  const muted = [work(1), work(2), work(3)];
  const { user } = await show(<MutedWorks />, {
    mutedWorks: ({ query }) => {
      const page = Number(query?.page ?? 1);
      const totalPages = Math.ceil(muted.length / 2);
      return { obras: muted.slice((page - 1) * 2, page * 2), total: muted.length, page, totalPages };
    },
    unmuteWork: () => {
      muted.pop();
      return undefined;
    },
  });
  await screen.findByText('Obra 1');
  await user.click(screen.getByRole('button', { name: /[Ss]iguiente/ }));
  await screen.findByText('Obra 3');
  const [unmute] = screen.getAllByRole('button');
  if (unmute) await user.click(unmute);
  expect(await screen.findByText('Obra 1')).toBeTruthy();
  expect(screen.queryByText('Obra 3')).toBeNull();
});
