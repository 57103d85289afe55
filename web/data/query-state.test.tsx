// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '#web/show.fixture.tsx';
import { QueryState, together } from './query-state.tsx';

const failed = 'No se pudieron cargar las notas.';
const away = new Error('away');

function Notes({ ask, say = failed }: { ask: () => Promise<string[]>; say?: string | ((error: Error) => string) }) {
  const query = useQuery({ queryKey: ['notes'], queryFn: ask, retry: false });
  return (
    <>
      <QueryState
        query={query}
        loading="Cargando notas..."
        failed={say}
        isEmpty={(notes) => notes.length === 0}
        empty="Aún no hay notas."
      >
        {(notes) => <p>{notes.join(', ')}</p>}
      </QueryState>
      <button type="button" onClick={() => void query.refetch()}>
        Actualizar
      </button>
      {query.isError && query.data && 'No se pudo actualizar.'}
    </>
  );
}

describe('what is asked for', () => {
  it('is said to be on its way, and then it is there', async () => {
    const answer = Promise.withResolvers<string[]>();
    await show(<Notes ask={() => answer.promise} />);
    expect(screen.getByRole('status').textContent).toBe('Cargando notas...');
    answer.resolve(['Falta el DOI']);
    expect((await screen.findByText('Falta el DOI')).tagName).toBe('P');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is said to be nothing where there is nothing', async () => {
    await show(<Notes ask={async () => []} />);
    expect(await screen.findByText('Aún no hay notas.')).toBeTruthy();
  });

  it('fails aloud in the screen’s words, and is asked for again', async () => {
    const ask = vi.fn(async () => ['Falta el DOI']).mockRejectedValueOnce(away);
    const { user } = await show(<Notes ask={ask} />);
    expect((await screen.findByRole('alert')).textContent).toContain(failed);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Falta el DOI')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('fails in the words that are made of its failure', async () => {
    await show(<Notes ask={() => Promise.reject(away)} say={(error) => `${failed} (${error.message})`} />);
    expect((await screen.findByRole('alert')).textContent).toContain(`${failed} (away)`);
  });

  it('leaves its failure and the focus in place while it is asked for again, and when that fails too', async () => {
    const second = Promise.withResolvers<string[]>();
    const ask = vi.fn(() => second.promise).mockRejectedValueOnce(away);
    const { user } = await show(<Notes ask={ask} />);
    const alert = await screen.findByRole('alert');
    const again = screen.getByRole('button', { name: 'Reintentar' });
    await user.click(again);
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'));
    expect([screen.getByRole('alert'), document.activeElement]).toEqual([alert, again]);
    second.reject(away);
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull());
    expect([screen.getByRole('alert'), document.activeElement]).toEqual([alert, again]);
  });

  it('stays in sight where asking anew fails', async () => {
    const ask = vi.fn(async () => ['Falta el DOI']);
    const { user } = await show(<Notes ask={ask} />);
    await screen.findByText('Falta el DOI');
    ask.mockRejectedValue(away);
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    await screen.findByText('No se pudo actualizar.');
    expect(screen.getByText('Falta el DOI')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('what needs several answers', () => {
  const refetch = vi.fn(async () => undefined);
  const there = { data: 'obra', error: null, isFetching: false, refetch };
  const coming = { data: undefined, error: null, isFetching: true, refetch };
  const lost = { data: undefined, error: away, isFetching: false, refetch };

  it('is there once all are, and under way as long as one is', () => {
    expect(together([there, there], 'ambas')).toMatchObject({ data: 'ambas', error: null, isFetching: false });
    expect(together([there, coming], undefined)).toMatchObject({ data: undefined, error: null, isFetching: true });
  });

  it('has failed with the first that has nothing to show', () => {
    expect(together([there, lost], undefined).error).toBe(away);
    expect(together([there, { ...there, error: away }], 'ambas').error).toBeNull();
  });

  it('is asked for again as a whole', async () => {
    await together([there, lost], undefined).refetch();
    expect(refetch).toHaveBeenCalledTimes(2);
  });
});
