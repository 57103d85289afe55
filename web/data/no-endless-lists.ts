/** Lists that grow page by page, of which TanStack Query knows how: none of ours does (`useInfiniteQuery`). */
export const infiniteQueryBehavior = () => undefined;
export const hasNextPage = () => false;
export const hasPreviousPage = () => false;
