/**
 * Any text that the contract allows comes through the formats in which works are read again (issue 17): once through JATS or Markdown it is what
 * it stays, and no word of it is lost; each format writes all of them.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImportedWork } from '#contract/entities/imported-work.ts';
import type { Manuscript, Reference } from '#contract/entities/manuscript.ts';
import { readDocx } from '#server/documents/docx/read/read-docx.ts';
import { writeDocx } from '#server/documents/docx/write/write-docx.ts';
import { writeHtml } from '#server/documents/html/write-html.ts';
import { readJats } from '#server/documents/jats/read/read-jats.ts';
import { writeJats } from '#server/documents/jats/write/write-jats.ts';
import { workFromMarkdown } from '#server/documents/markdown/read/from-markdown.ts';
import { writeMarkdown } from '#server/documents/markdown/write/write-markdown.ts';
import { exported, workOf } from '#server/documents/model/exported-works.fixture.ts';
import { plainText } from '#server/documents/model/plain-text.ts';
import { rounds } from '#server/testing/rounds.ts';
import { arbitraryManuscript, arbitraryReferences, hostile } from './testing/arbitrary-manuscript.fixture.ts';

/** A long part takes minutes. */
const timeout = 600_000;
const numRuns = rounds({ quick: 60, long: 3_000 });
const work = (documento: Manuscript, referencias: Reference[]) => workOf(documento.content, { referencias });
const fromMarkdown = (text: string) => workFromMarkdown(text, { fileAddress: (name) => `/files/obra/${name}` }).work;
const any = <T>(holds: (documento: Manuscript, referencias: Reference[]) => T | Promise<T>, runs = numRuns) =>
  fc.assert(
    fc.asyncProperty(arbitraryManuscript, arbitraryReferences, async (documento, referencias) => {
      await holds(documento, referencias);
    }),
    { numRuns: runs },
  );

/** What must come through, whatever else a format has no place for: every word, in its order; a note’s number is one wherever it stands. */
const words = (documento: Manuscript) => plainText(documento).normalize('NFKC').replace(/\s+/g, ' ').trim();
const essence = ({ documento, referencias }: ImportedWork) => ({
  palabras: words(documento),
  referencias: referencias.map(({ id, texto }) => [id, texto]),
});
/** How often what all free text begins with is said in a text; words of formulas, mentions and labels are made anew. */
function said(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if ('type' in value && value.type === 'text' && 'text' in value)
    return String(value.text).split(beginning).length - 1;
  return Object.values(value).reduce((sum: number, each) => sum + said(each), 0);
}
const beginning = hostile.slice(0, 16);

describe('any text', { timeout }, () => {
  it('loses no words in JATS, and is then what it stays', () =>
    any((documento, referencias) => {
      const once = readJats(writeJats(work(documento, referencias))).work;
      expect(said(once.documento)).toBeGreaterThanOrEqual(said(documento));
      expect(essence(readJats(writeJats(exported(once))).work)).toEqual(essence(once));
    }));

  it('loses no words in Markdown, and is then what it stays', () =>
    any((documento, referencias) => {
      const once = fromMarkdown(writeMarkdown(work(documento, referencias)));
      expect(said(once.documento)).toBeGreaterThanOrEqual(said(documento));
      expect(essence(fromMarkdown(writeMarkdown(exported(once))))).toEqual(essence(once));
    }));

  it('is written as a page and as a Word file that is read again', () =>
    any(
      async (documento, referencias) => {
        const html = await writeHtml(work(documento, referencias));
        expect(html).not.toContain('<i-am-text');
        await readDocx(Buffer.from(await writeDocx(work(documento, referencias))), '/files/obra');
      },
      Math.ceil(numRuns / 4),
    ));
});
