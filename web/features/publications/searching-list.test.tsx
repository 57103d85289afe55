// @vitest-environment happy-dom
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '#web/show.fixture.tsx';
import { SearchingList, useSearch } from './searching-list.tsx';

const names = ['Ana', 'Alma', 'Nora'];
type Asked = { page: number; search?: string };

function People({ ask }: { ask: (asked: Asked) => Promise<string[]> }) {
  const search = useSearch({ longest: 5, fewestLetters: 2 });
  const query = useQuery({
    queryKey: ['people', search.asked],
    queryFn: () => ask(search.asked),
    placeholderData: keepPreviousData,
  });
  return (
    <SearchingList
      search={search}
      label="Buscar personas"
      query={query}
      loading="Buscando..."
      failed="No se pudo buscar."
    >
      {(found) => (
        <>
          <ul>
            {found.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <button type="button" onClick={() => search.turnTo(search.page + 1)}>
            Página {search.page}
          </button>
          {search.isEnough && 'Suficiente'}
        </>
      )}
    </SearchingList>
  );
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

async function people() {
  const ask = vi.fn(async ({ search = '' }: Asked) => names.filter((name) => name.toLowerCase().includes(search)));
  const { user } = await show(<People ask={ask} />);
  await screen.findByText('Nora');
  return { ask, user, box: screen.getByRole('searchbox', { name: 'Buscar personas' }) };
}

it('asks once for what was typed, as soon as it stands still', async () => {
  const { ask, user, box } = await people();
  await user.type(box, ' alma ');
  await waitFor(() => expect(shown()).toEqual(['Alma']));
  expect(ask.mock.calls.map(([asked]) => asked)).toEqual([{ page: 1 }, { page: 1, search: 'alma' }]);
});

it('begins at the first page again with other words, and asks for no more of them than the contract takes', async () => {
  const { ask, user, box } = await people();
  await user.click(screen.getByRole('button', { name: 'Página 1' }));
  await screen.findByRole('button', { name: 'Página 2' });
  await user.type(box, 'norah paz');
  await screen.findByRole('button', { name: 'Página 1' });
  await waitFor(() => expect(ask).toHaveBeenLastCalledWith({ page: 1, search: 'norah' }));
});

it('says when there are letters enough', async () => {
  const { ask, user, box } = await people();
  await user.type(box, 'a');
  await waitFor(() => expect(ask).toHaveBeenLastCalledWith({ page: 1, search: 'a' }));
  expect(screen.queryByText('Suficiente')).toBeNull();
  await user.type(box, 'l');
  expect(await screen.findByText('Suficiente')).toBeTruthy();
});
