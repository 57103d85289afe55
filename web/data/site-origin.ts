import { createContext, useContext, useSyncExternalStore } from 'react';

/** The beginning of the site's addresses as the server knows it, `https://pliego.example`; '' where it does not. */
export const SiteOrigin = createContext('');

const never = () => () => {};

/** The site's origin as the server knows it, else the one in the browser's address, once the page is drawn there. */
export function useSiteOrigin(): string {
  const known = useContext(SiteOrigin);
  const here = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  return known || here;
}
