/** An S3-compatible service of our own for tests, with one empty bucket. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** Starts it on a free port. Gives what `S3_URL` takes. */
export async function startObjectStore(): Promise<{ url: string; stop: () => Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'pliego-s3-'));
  const service = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'pliego' }],
  });
  const { port } = await service.run();
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/pliego`,
    stop: async () => {
      await service.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
