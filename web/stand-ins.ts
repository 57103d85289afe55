/**
 * Of some packages the builds take what is used here, and of the rest nothing: a short file of ours stands in the place of theirs.
 * The router's links bring along how its own framework looks for routes and fetches their data beforehand, and who watches it; icons bring
 * along settings of theirs, TanStack Query lists without an end, Lingui what React lacked once. Every page begins with them.
 * Toasts and dialogs write their rules into style elements, which the content security policy refuses: ours are sheets of the document.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const standIns = [
  {
    source: /\/ssr\/components\.js$/,
    importer: /\/react-router\/dist\/production\/lib\/(?:dom\/lib|components)\.js$/,
    ours: ours('./routing/no-framework.ts'),
  },
  {
    source: /\/createLucideIcon\.mjs$/,
    importer: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/,
    ours: ours('./ui/draw-icon.ts'),
  },
  {
    source: /\/instrumentation\.js$/,
    importer: /\/react-router\/dist\/production\/lib\/router\/router\.js$/,
    ours: ours('./routing/no-instrumentation.ts'),
  },
  {
    source: /\/infiniteQueryBehavior\.js$/,
    importer: /\/@tanstack\/query-core\/build\/modern\/(?:query|infiniteQueryObserver)\.js$/,
    ours: ours('./data/no-endless-lists.ts'),
  },
  {
    source: /^use-sync-external-store\/shim$/,
    importer: /\/@lingui\/react\/dist\/index\.mjs$/,
    ours: ours('./data/own-store.ts'),
  },
  {
    source: /^goober$/,
    importer: /\/react-hot-toast\/dist\/index\.mjs$/,
    ours: ours('./ui/toast-rules.ts'),
  },
  {
    source: /^\.\/singleton$/,
    importer: /\/react-style-singleton\/dist\/es2015\/hook\.js$/,
    ours: ours('./ui/rules-while-used.ts'),
  },
];

/** Vite plugin. A build in which one of their files was not found fails: another release has it elsewhere. */
export function takeStandIns(): Plugin {
  const found = new Set<string>();
  return {
    name: 'pliego-stand-ins',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      const from = importer?.replaceAll('\\', '/') ?? '';
      const standIn = standIns.find((each) => each.source.test(source) && each.importer.test(from));
      if (!standIn) return null;
      found.add(standIn.ours);
      return standIn.ours;
    },
    buildEnd(error) {
      const lost = standIns.find(({ ours }) => !found.has(ours));
      if (!error && lost) this.error(`Nothing has ${lost.source} any more: stand-ins.ts`);
    },
  };
}
