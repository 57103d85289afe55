import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openTypesetter } from './typesetter.ts';

const folder = mkdtempSync(join(tmpdir(), 'pliego-typesetter-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A compiler that does what each job's source says. */
const program = pathToFileURL(join(folder, 'compiler.mjs'));
writeFileSync(
  program,
  `process.on('message', ({ source }) => {
    if (source === 'crash') process.abort();
    if (source === 'hang') for (;;);
    if (source === 'grow') { globalThis.kept = Buffer.alloc(600_000_000, 1); setTimeout(() => {}, 5000); return; }
    process.send(source === 'refuse' ? { error: 'refused' } : { pdf: new TextEncoder().encode(source), warnings: [] });
  });`,
);
const job = (source: string) => ({ source, pictures: [] });
const said = (pdf: Uint8Array) => new TextDecoder().decode(pdf);

test('a job that crashes, hangs, grows or is refused fails alone: those around it are done', async () => {
  const typesetter = openTypesetter({ program, milliseconds: 2000, bytes: 400_000_000 });
  const sources = ['one', 'crash', 'two', 'hang', 'three', 'refuse', 'four', 'grow', 'five'];
  const results = await Promise.allSettled(sources.map((source) => typesetter.run(job(source))));
  typesetter.stop();
  const done = results.map((result) =>
    result.status === 'fulfilled' ? said(result.value.pdf) : String(result.reason),
  );
  expect(done.filter((_, index) => index % 2 === 0)).toEqual(['one', 'two', 'three', 'four', 'five']);
  expect(done[1]).toMatch(/ended by itself/);
  expect(done[3]).toMatch(/not done after 2000 ms/);
  expect(done[5]).toMatch(/refused/);
  // Memory is counted where the system tells it.
  if (process.platform === 'linux') expect(done[7]).toMatch(/bytes of memory/);
});
