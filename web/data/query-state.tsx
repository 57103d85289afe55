import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

/** A query, as far as a screen shows how it stands: what `useCall` and `useQuery` give. */
export interface Asked<T> {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

type Props<T> = {
  query: Asked<T>;
  /** 'Cargando revisiones...'; or what stands in the place of what is to come, as a Skeleton. */
  loading: ReactNode;
  /** What could not be loaded: 'No se pudieron cargar las revisiones.'; or what puts the failure into words. */
  failed: string | ((error: Error) => string);
  isEmpty?: (data: T) => boolean;
  /** What is said where there is nothing; or what stands there. */
  empty?: ReactNode;
  /** The place of what is said instead. */
  className?: string;
  /** Nothing where what was asked for is shown elsewhere. */
  children?: (data: T) => ReactNode;
};

/**
 * What a query gave; until then that it is on its way, or that it failed, with a way to ask again. What is there stays in
 * sight whatever becomes of asking anew. While a failed query is asked again its failure stays, and with it the focus.
 */
export function QueryState<T>({ query, loading, failed, isEmpty, empty, className, children }: Props<T>) {
  const t = useMessages();
  const { data, refetch, isFetching } = query;
  // A query without an answer forgets its failure as soon as it is asked again.
  const [askedAfter, setAskedAfter] = useState<Error | null>(null);
  const error = query.error ?? askedAfter;
  const hasEnded = data !== undefined || query.error !== null;
  useEffect(() => {
    if (hasEnded) setAskedAfter(null);
  }, [hasEnded]);
  if (data !== undefined) {
    if (!isEmpty?.(data)) return children?.(data);
    return typeof empty === 'string' ? <EmptyState title={empty} className={className} /> : empty;
  }
  if (!error) return typeof loading === 'string' ? <Spinner label={loading} /> : loading;
  const again = () => {
    setAskedAfter(error);
    void refetch();
  };
  return (
    <ErrorState
      className={className}
      message={typeof failed === 'string' ? failed : failed(error)}
      retryLabel={t('common.retry')}
      onRetry={again}
      busy={isFetching}
    />
  );
}

/**
 * Several queries as one, for what needs all of them: `data` is what they give together, once they all have. It has
 * failed where one of them has nothing to show but its failure, and all are asked again.
 */
export const together = <T,>(queries: readonly Asked<unknown>[], data: T | undefined): Asked<T> => ({
  data,
  error: queries.find((query) => query.error && query.data === undefined)?.error ?? null,
  isFetching: queries.some(({ isFetching }) => isFetching),
  refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
});
