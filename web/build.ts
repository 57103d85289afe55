import { build } from 'vite';

/** Builds dist/client and dist/server with Vite. Throws what Vite throws: the error names the file. */
export async function buildWeb(): Promise<void> {
  // React and its router choose their development or production halves by this while they are bundled.
  process.env.NODE_ENV = 'production';
  await build({ mode: 'production', logLevel: 'warn' });
  await build({ mode: 'production', logLevel: 'warn', build: { ssr: true } });
}
