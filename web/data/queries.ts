/** Asking and acting through TanStack Query, one way for every call of the contract, with the spec's constants (000 §9). */
import {
  onlineManager,
  type Query,
  QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CallName, ReadingCallName } from '#contract/calls.ts';
import type { Client } from '#contract/client.ts';
import { nameJournal } from '#web/messages/i18n.ts';
import { useClient } from './client-context.ts';
import { problemOf } from './problems.ts';

const fiveMinutes = 5 * 60_000;

/** Whether a failure is none of what was asked: a refusal stands, a line that is lost comes back. */
export const mayPass = (error: Error): boolean => {
  const status = problemOf(error)?.status ?? 0;
  return !(status >= 400 && status < 500);
};

/** Only failures that may pass are tried again, once, and not while there is no connection. */
const retry = (failures: number, error: Error): boolean => failures < 1 && mayPass(error) && onlineManager.isOnline();

/**
 * Without a connection a question or an act fails at once, and says so, instead of waiting in silence. A question is asked again
 * once there is a connection; an act is not done then, when nobody looks any more.
 */
const networkMode = 'always';

const longestWait = 60_000;
/**
 * For what a public page shows: while it could not be had, it is asked for again after 5 s, 10 s, 20 s, 40 s and then each
 * minute, as well as when the window or the connection comes back.
 */
export const healing = {
  refetchInterval: ({ state }: Pick<Query, 'state'>): number | false =>
    state.status === 'error' && state.data === undefined
      ? Math.min(5000 * 2 ** (state.errorUpdateCount - 1), longestWait)
      : false,
};

/** Where answers are kept. Texts learn the journal's name from it, whichever way it comes: along with the page, or anew. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: fiveMinutes, gcTime: fiveMinutes, retry, networkMode, refetchOnReconnect: true },
      mutations: { retry: false, networkMode },
    },
  });
  queryClient.getQueryCache().subscribe(({ query: { queryKey } }) => {
    if (queryKey[0] !== 'getIdentity') return;
    const identity = queryClient.getQueryData<Answer<'getIdentity'>>(queryKey);
    if (identity) nameJournal(identity.nombre);
  });
  return queryClient;
}

type Input<N extends CallName> = Parameters<Client[N]>;
type Answer<N extends CallName> = Awaited<ReturnType<Client[N]>>;

/** The compiler cannot follow `Client` by a name it does not know yet; that input and answer belong together is its type. */
const make = <N extends CallName>(client: Client, name: N, input: Input<N>): Promise<Answer<N>> =>
  (client[name] as (...input: Input<N>) => Promise<Answer<N>>)(...input);

/** Query options of a reading call: its name and input are the key. For loaders: `queryClient.ensureQueryData(callQuery(…))`. */
export const callQuery = <N extends ReadingCallName>(client: Client, name: N, ...input: Input<N>) =>
  queryOptions<Answer<N>, Error, Answer<N>, readonly unknown[]>({
    queryKey: [name, ...input],
    queryFn: () => make(client, name, input),
  });

/** `const { data, isPending, error } = useCall('getPublication', { params: { id } })`. */
export const useCall = <N extends ReadingCallName>(name: N, ...input: Input<N>) =>
  useQuery(callQuery(useClient(), name, ...input));

/** As `useCall`, for a part that its page stands without: missing for a failure, it comes by itself once it can be had. */
export const useHealingCall = <N extends ReadingCallName>(name: N, ...input: Input<N>) =>
  useQuery({ ...callQuery(useClient(), name, ...input), ...healing });

/** What is done once an act is settled, by whoever asked for it. */
interface Then<A> {
  onSuccess?: (answer: A) => unknown;
  onError?: (error: Error) => unknown;
  onSettled?: () => unknown;
}

/**
 * A call that changes something: `const submit = useAct('submitReview', ['myPublications', 'getPublication'])`, then
 * `submit.mutate({ params: { id } })`. What the calls named in `stale` gave is asked again afterwards. What is said of it then
 * is said whether or not the button is still there, which may go with what is asked again.
 */
export function useAct<N extends CallName>(name: N, stale: readonly CallName[] = []) {
  const client = useClient();
  const queryClient = useQueryClient();
  const mutation = useMutation<Answer<N>, Error, Input<N>[0]>({
    mutationFn: (input) => make(client, name, [input] as Input<N>),
    onSuccess: () => Promise.all(stale.map((call) => queryClient.invalidateQueries({ queryKey: [call] }))),
  });
  const { mutateAsync } = mutation;
  const mutate = useCallback(
    (input: Input<N>[0], { onSuccess, onError, onSettled }: Then<Answer<N>> = {}) => {
      void mutateAsync(input)
        .then(onSuccess, onError ?? (() => undefined))
        .finally(onSettled);
    },
    [mutateAsync],
  );
  return { ...mutation, mutate };
}
