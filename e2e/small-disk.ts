/** A disk of its own for a process, so small that it can be filled: in memory, seen by nobody else, and gone with it. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const apart = ['unshare', '--map-root-user', '--mount'];

/** Whether this machine lets a process have one. */
export const canHaveDisk =
  spawnSync(apart[0] ?? '', [...apart.slice(1), 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

/** What a program is started within: `folder` is such a disk to it, with what lies in `like`. */
export const onSmallDisk = (folder: string, like: string, size = '400m'): readonly string[] => [
  ...[...apart, '/bin/sh', '-ec'],
  'mount -t tmpfs -o mode=700,size="$3" none "$1"; cp -a "$2/." "$1"; shift 3; exec "$@"',
  ...['sh', folder, like, size],
];

/** Fills the disk that the process has at `folder`, to the last byte. Gives what empties it again. */
export function fillDisk(pid: number, folder: string): () => void {
  const filler = join(`/proc/${pid}/root`, folder, 'relleno');
  for (let bytes = 2 ** 22; bytes >= 1; ) {
    try {
      appendFileSync(filler, Buffer.alloc(bytes));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      bytes = Math.floor(bytes / 8);
    }
  }
  return () => rmSync(filler);
}
