/** Where pages come from: the built web client, or, while developing, Vite itself. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Environment } from '#server/platform/environment.ts';
import type { Pages } from './serve.ts';

const dist = (path: string) => fileURLToPath(new URL(`../../../dist/${path}`, import.meta.url));
type Entry = typeof import('#web/entry.server.tsx');

/** The pages of this build; while developing, those of the sources as they are now. */
export async function openPages(env: Environment): Promise<Pages> {
  return env.NODE_ENV === 'development' ? develop(env) : built();
}

async function built(): Promise<Pages> {
  if (!existsSync(dist('server/entry.server.js'))) throw new Error('The web client is not built: run `npm run build`.');
  const entry: Entry = await import(dist('server/entry.server.js'));
  const manifest = await readFile(dist('client/.vite/manifest.json'), 'utf8');
  const assets = entry.readAssets(JSON.parse(manifest));
  // The files' names follow from what is in them, the contract's schemas among it.
  const build = createHash('sha256').update(manifest).digest('base64url').slice(0, 12);
  return {
    folder: dist('client'),
    addressOf: entry.addressOf,
    build,
    inlineScriptHashes: entry.inlineScriptHashes,
    render: async (asked) => {
      const rendered = await entry.render(asked);
      if (rendered.kind === 'redirect') return rendered;
      const body = filled(rendered, entry.pageDocument({ assets, build, ...partsOf(rendered) }));
      return {
        status: statusOf(rendered),
        body,
        ...(rendered.kind === 'page' && {
          lacksParts: rendered.lacksParts,
          said: rendered.said,
          house: rendered.house,
        }),
      };
    },
  };
}

/** What Vite serves to nobody by itself; naming more replaces its own list. */
const kept = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**'];

async function develop({ DATA_DIR }: Environment): Promise<Pages> {
  const { createServer } = await import('vite');
  // It serves every file of the checkout, and the platform's own data lie in it by default.
  const fs = { deny: [...kept, `${DATA_DIR}/**`] };
  const vite = await createServer({ server: { middlewareMode: true, fs }, appType: 'custom' });
  const load = async (): Promise<Entry> => (await vite.ssrLoadModule('/web/entry.server.tsx')) as Entry;
  return {
    middleware: vite.middlewares,
    close: () => vite.close(),
    render: async (asked) => {
      const entry = await load();
      const rendered = await entry.render(asked);
      if (rendered.kind === 'redirect') return rendered;
      const body = entry.pageDocument({ assets: entry.developmentAssets, ...partsOf(rendered) });
      return {
        status: statusOf(rendered),
        body: await vite.transformIndexHtml(asked.url, String(filled(rendered, body))),
        ...(rendered.kind === 'page' && { said: rendered.said, house: rendered.house }),
      };
    },
  };
}

type Rendered = Exclude<Awaited<ReturnType<Entry['render']>>, { kind: 'redirect' }>;
const partsOf = (rendered: Rendered) => (rendered.kind === 'page' ? { page: rendered } : { shell: rendered });
const filled = (rendered: Rendered, body: string) => (rendered.kind === 'page' ? rendered.fill(body) : body);
const statusOf = (rendered: Rendered) => (rendered.kind === 'page' ? rendered.status : 200);
