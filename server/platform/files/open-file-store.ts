import { join } from 'node:path';
import type { Environment } from '#server/platform/environment.ts';
import { openDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';

/** The store that the environment names: the bucket of `S3_URL`, or a folder under `DATA_DIR`. */
export async function openFileStore({ S3_URL, DATA_DIR }: Environment): Promise<FileStore> {
  if (!S3_URL) return openDiskStore(join(DATA_DIR, 'files'));
  // Loaded only where it is used: it is large.
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(S3_URL);
}
