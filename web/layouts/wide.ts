import { useSyncExternalStore } from 'react';

/** From where the rail has room; as `lg:` (styles/scale.css, layouts/rail.tsx). */
const wide = '(width >= 64rem)';

const follow = (tell: () => void) => {
  const media = window.matchMedia(wide);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
};
const isWide = () => window.matchMedia(wide).matches;
/** What the server draws is for both: the style sheet says what shows. */
const isBoth = () => true;

/** Whether the rail has room in this window: below, the drawer is in its place. Whoever turns their tablet changes from one to the other. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, isWide, isBoth);
