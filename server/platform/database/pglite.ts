/** PGlite in a folder. What it writes there is its owner's alone, whatever the umask. */
import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * The engine gives every new file mode 0666 by a chmod of its own, which no umask narrows: signing keys stood in a
 * write-ahead log that every account of the machine could read. Here all modes go through one mask.
 */
class OwnersFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options);
    const narrow: NonNullable<typeof options.preRun>[number] = ({ NODEFS: { node_ops: ops } }) => {
      const { mknod, setattr } = ops;
      ops.mknod = (parent: unknown, name: string, mode: number, device: number) =>
        mknod(parent, name, mode & ownersOnly, device);
      ops.setattr = (node: unknown, attributes: { mode?: number | null }) =>
        setattr(node, attributes.mode == null ? attributes : { ...attributes, mode: attributes.mode & ownersOnly });
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), narrow] } };
  }
}

const ownersOnly = ~0o077;

/** Opens the database in a folder, or makes it there. */
export async function openFolder(folder: string): Promise<PGlite> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return PGlite.create({ fs: new OwnersFS(folder), extensions: { unaccent } });
}
