import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { text, workOf } from '#server/documents/model/exported-works.fixture.ts';
import { openDiskStore } from '#server/platform/files/disk-store.ts';
import { publishedPdf } from './published-pdf.ts';

const folder = mkdtempSync(join(tmpdir(), 'pliego-published-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a published PDF is made once, made again when its work changes, and only the last is kept', async () => {
  const files = openDiskStore(folder);
  const work = workOf([{ type: 'paragraph', content: [text('Texto.')] }]);
  const kept = () => readdirSync(join(folder, 'pdf', work.id)).filter((name) => name.endsWith('.pdf'));
  const [first, second] = await Promise.all([publishedPdf({ files }, work), publishedPdf({ files }, work)]);
  expect(Buffer.compare(first, second)).toBe(0);
  const [name] = kept();
  expect(Buffer.compare(await publishedPdf({ files }, work), first)).toBe(0);
  await publishedPdf({ files }, { ...work, fechaRetractacion: '2026-03-01', motivoRetractacion: 'Datos erróneos.' });
  expect(kept()).toHaveLength(1);
  expect(kept()).not.toContain(name);
});
