import { environmentManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, healing } from './queries.ts';

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

describe('what could not be had', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // As in a browser: a server asks nothing again.
    environmentManager.setIsServer(() => false);
  });
  afterEach(() => {
    environmentManager.setIsServer(() => true);
    onlineManager.setOnline(true);
    vi.useRealTimers();
  });

  /** A question that is observed, as by a screen. */
  const observed = (queryFn: () => Promise<string>) => {
    const queryClient = createQueryClient();
    queryClient.mount();
    const observer = new QueryObserver(queryClient, { queryKey: ['x'], queryFn, ...healing, retry: false });
    observer.subscribe(() => undefined);
    return observer;
  };

  it('is asked again in growing steps, until it is there', async () => {
    const queryFn = vi.fn(async () => 'agua').mockRejectedValue(new Error('away'));
    const observer = observed(queryFn);
    const after: number[] = [];
    for (const wait of [0, 5, 10, 20, 40, 60, 60]) {
      await seconds(wait);
      after.push(queryFn.mock.calls.length);
    }
    expect(after).toEqual([1, 2, 3, 4, 5, 6, 7]);
    queryFn.mockResolvedValue('agua');
    await seconds(60);
    expect(observer.getCurrentResult().data).toBe('agua');
    await seconds(600);
    expect(queryFn).toHaveBeenCalledTimes(8);
  });

  it('fails at once without a connection, and is asked again as soon as there is one', async () => {
    onlineManager.setOnline(false);
    const queryFn = vi.fn(async () => 'agua').mockRejectedValueOnce(new Error('away'));
    const observer = observed(queryFn);
    await seconds(0);
    expect(observer.getCurrentResult().isError).toBe(true);
    onlineManager.setOnline(true);
    await seconds(0);
    expect(observer.getCurrentResult().data).toBe('agua');
  });
});

it('an act without a connection fails at once, and is not done when there is one again', async () => {
  const queryClient = createQueryClient();
  queryClient.mount();
  const mutationFn = vi.fn(() => Promise.reject(new Error('away')));
  onlineManager.setOnline(false);
  const act = queryClient.getMutationCache().build(queryClient, { mutationFn });
  await expect(act.execute(undefined)).rejects.toThrow('away');
  onlineManager.setOnline(true);
  await queryClient.resumePausedMutations();
  expect(mutationFn).toHaveBeenCalledOnce();
  queryClient.unmount();
});
