/**
 * Of the router the builds take what pages here use. Its links bring along how its own framework looks for routes and fetches
 * their data beforehand: a tenth of what every page begins with, and most of what rendering a link takes. In the place of that
 * file comes `routing/no-framework.ts`.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ofFramework = /\/ssr\/components\.js$/;
const users = /\/react-router\/dist\/production\/lib\/(?:dom\/lib|components)\.js$/;
const stand = fileURLToPath(new URL('./routing/no-framework.ts', import.meta.url));

/** Vite plugin. A build in which the file was not found fails: another release of the router has it elsewhere. */
export function dataRouterOnly(): Plugin {
  let replaced = 0;
  return {
    name: 'pliego-data-router-only',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      if (!ofFramework.test(source) || !users.test(importer?.replaceAll('\\', '/') ?? '')) return null;
      replaced++;
      return stand;
    },
    buildEnd(error) {
      if (!error && replaced !== 2)
        this.error('Links are elsewhere in this release of react-router (data-router-only.ts)');
    },
  };
}
