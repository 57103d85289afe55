import { createContext, useContext, useSyncExternalStore } from 'react';

/** The beginning of the site's addresses as the server knows it, `https://pliego.example`; '' where it does not. */
export const SiteOrigin = createContext('');

const never = () => () => {};

/** The same; where the server does not know it, what stands in the browser's own address, once it draws the page. */
export function useSiteOrigin(): string {
  const known = useContext(SiteOrigin);
  const here = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  return known || here;
}
