import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';

const configFile = fileURLToPath(import.meta.resolve('../vite.config.ts'));
const dist = fileURLToPath(import.meta.resolve('../dist/'));

/**
 * Builds dist/client, its texts compressed beside them (`.br`, `.gz`), and dist/server. Throws what Vite throws: the
 * error names the file.
 */
export async function buildWeb(): Promise<void> {
  // React and its router choose their development or production halves by this while they are bundled.
  process.env.NODE_ENV = 'production';
  await build({ configFile, logLevel: 'warn' });
  await build({ configFile, logLevel: 'warn', build: { ssr: true } });
  await Promise.all(globSync(`${dist}client/**/*.{js,css,svg}`).map(compressBeside));
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Once and at their best (brotli's default quality is 11), so that the server compresses no file while it serves. */
async function compressBeside(file: string): Promise<void> {
  const text = await readFile(file);
  await writeFile(`${file}.br`, await toBrotli(text));
  await writeFile(`${file}.gz`, await toGzip(text, { level: 9 }));
}
