/**
 * Every screen of the product, one line each in one of two tables: those that everybody may be on (public-routes.tsx), which every page
 * begins with, and those of members (member-routes.tsx), which come with the first of them. See web/README.md for how to add one.
 */
import { memberRoutes } from './member-routes.tsx';
import { publicRoutes } from './public-routes.tsx';
import type { Row } from './routing/screen.ts';

/** For the server, which has all at hand; in the browser `routing/later-routes.ts` puts the second beside the first. */
export const routes: readonly Row[] = [...publicRoutes, ...memberRoutes];
