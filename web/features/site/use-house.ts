import { useMatches } from 'react-router';
import type { House } from '#contract/entities/house.ts';
import type { Head } from '#web/routing/head.ts';

/** The journal that the page is of, where it is in the house of one other than the platform's first; its loader says so. */
export function useHouse(): House | undefined {
  const head = useMatches().at(-1)?.loaderData as Head | undefined;
  return head?.house;
}
