/** A long work is the same file, made beside everybody else's requests. */
import { unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { writeEpub } from '#server/documents/epub/write-epub.ts';
import { issueFixture } from '#server/documents/model/exported-issue.fixture.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { demonstrationWork, pictureWork, text, workOf } from '#server/documents/model/exported-works.fixture.ts';
import { write, writeIssueEpub } from './write-in-child.ts';
import * as inHere from './writers.ts';

const withPicture = demonstrationWork(pictureWork);
const long: ExportedWork = {
  ...withPicture,
  documento: {
    type: 'doc',
    content: [
      ...withPicture.documento.content,
      ...Array.from({ length: 2000 }, (_, at) => ({
        type: 'paragraph' as const,
        content: [text(`Párrafo ${at} \u0001`)],
      })),
    ],
  },
};

it.each(['html', 'jats', 'markdown'] as const)('%s of a long work is what it would be at once', async (format) => {
  const inChild = await write(format, long);
  expect(inChild).toEqual(await inHere.writers[format](long));
});

it('a Word file of a long work has all of it, its pictures too', async () => {
  const bytes = await write('docx', long);
  if (typeof bytes === 'string') throw new Error('a Word file is no text');
  const entries = unzipSync(bytes);
  const words = Buffer.from(entries['word/document.xml'] ?? []).toString();
  expect(words).toContain('Párrafo 1999');
  expect(Object.keys(entries).some((name) => name.startsWith('word/media/'))).toBe(true);
});

it('only a long one goes to a child process', async () => {
  const writer = vi.spyOn(inHere.writers, 'html');
  await write('html', workOf([{ type: 'paragraph', content: [text('Corta.')] }]));
  expect(writer).toHaveBeenCalledTimes(1);
  await write('html', long);
  expect(writer).toHaveBeenCalledTimes(1);
  writer.mockRestore();
});

it('packs a whole number in a child process, with its pictures, as it is packed here', async () => {
  expect(Buffer.compare(await writeIssueEpub(issueFixture()), await writeEpub(issueFixture()))).toBe(0);
});
