/** Where pages come from: the built web client, or, while developing, Vite itself. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Environment } from '#server/platform/environment.ts';
import type { Pages } from './serve.ts';

const dist = (path: string) => fileURLToPath(new URL(`../../../dist/${path}`, import.meta.url));
type Entry = typeof import('#web/entry.server.tsx');

/** The pages of this build; while developing, those of the sources as they are now. */
export async function openPages(env: Environment): Promise<Pages> {
  return env.NODE_ENV === 'development' ? develop() : built();
}

async function built(): Promise<Pages> {
  const entry: Entry = await import(dist('server/entry.server.js'));
  const manifest: unknown = JSON.parse(await readFile(dist('client/.vite/manifest.json'), 'utf8'));
  const assets = entry.readAssets(manifest);
  return {
    folder: dist('client'),
    render: (asked) => entry.render(asked),
    document: (parts) => entry.pageDocument({ ...parts, assets }),
    inlineScriptHash: entry.themeScriptHash,
  };
}

async function develop(): Promise<Pages> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const entry = async (): Promise<Entry> => vite.ssrLoadModule('/web/entry.server.tsx') as Promise<Entry>;
  return {
    render: async (asked) => (await entry()).render(asked),
    document: async ({ url, ...parts }) => {
      const { pageDocument, developmentAssets } = await entry();
      return vite.transformIndexHtml(url, pageDocument({ ...parts, url, assets: developmentAssets }));
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
