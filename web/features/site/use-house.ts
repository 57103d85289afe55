import { useQueryClient } from '@tanstack/react-query';
import { useMatches } from 'react-router';
import type { House } from '#contract/entities/house.ts';
import type { Head } from '#web/routing/head.ts';

/**
 * The journal that the page is of, where it is in the house of one other than the platform's first; its loader says so, and of a page that
 * could not be had the server (`houseOfPage`).
 */
export function useHouse(): House | undefined {
  const match = useMatches().at(-1);
  const failed = useQueryClient().getQueryData<House>(houseOfPage(match?.pathname));
  return (match?.loaderData as Head | undefined)?.house ?? failed;
}

/** By which what the server found out of a page's house is handed to the browser. @param pathname of the last match */
export const houseOfPage = (pathname: string | undefined) => [pathname] as const;
