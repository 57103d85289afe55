/** The screens of members in a page that began without them: they come once one of them is asked for. */
import { type createBrowserRouter, matchPath, matchRoutes } from 'react-router';
import { publicRoutes } from '#web/public-routes.tsx';
import { handled } from '#web/ui/handled.ts';
import { branchesOf } from './route-objects.tsx';
import type { Row } from './screen.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** The rows that a page begins with: those that everybody may be on where its address is one of them, or was written as that of none. */
export async function rowsAt(pathname: string, isWritten: boolean): Promise<readonly Row[]> {
  if (isWritten || publicRoutes.some(({ path }) => path !== '*' && matchPath(path, pathname))) return publicRoutes;
  return (await import('#web/routes.tsx')).routes;
}

/** Before the router says that there is no page it has the other rows; where one of them has the address, it goes there as it was asked to. */
export function laterRoutes() {
  let router: Router | undefined;
  return {
    follow: (of: Router) => {
      router = of;
    },
    whenMissing: async () => {
      if (!router) return;
      const { memberRoutes } = await handled(() => import('#web/member-routes.tsx'));
      router.patchRoutes('root', branchesOf(memberRoutes));
      const { location } = router.state.navigation;
      const found = location && matchRoutes(router.routes, location)?.at(-1)?.route;
      // The navigation that is under way begins anew, with its state and its place in the history.
      if (found && found.path !== '*') void router.revalidate();
    },
  };
}
