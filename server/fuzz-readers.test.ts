/**
 * Whatever comes in (issue 17): texts and bytes by lot, files of ours in which something has gone wrong, and one sign a thousand times.
 * Readers give something, or refuse it as they say; none breaks on its own.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReadingError } from '#contract/remarks.ts';
import { parseReferences } from '#server/documents/citations/parse-references.ts';
import { readCsv } from '#server/documents/csv/read-csv.ts';
import { readDocx } from '#server/documents/docx/read/read-docx.ts';
import { readJats } from '#server/documents/jats/read/read-jats.ts';
import { writeJats } from '#server/documents/jats/write/write-jats.ts';
import { markdownToManuscript, workFromMarkdown } from '#server/documents/markdown/read/from-markdown.ts';
import { writeMarkdown } from '#server/documents/markdown/write/write-markdown.ts';
import { cleanMathml, texToMathml } from '#server/documents/mathml/mathml.ts';
import { readManifest, readReviews, readTransfer } from '#server/documents/meca/read-meca.ts';
import { demonstrationFiles, demonstrationWork } from '#server/documents/model/exported-works.fixture.ts';
import { plainTextToManuscript } from '#server/documents/model/from-plain-text.ts';
import { readXml } from '#server/documents/xml/xml.ts';
import { isRobot } from '#server/features/catalogue/counter/robots.ts';
import { readDoi, readTerms, writeTerms } from '#server/features/catalogue/search-terms.ts';
import {
  HarvestFault,
  prefixOf,
  readArguments,
  readToken,
  windowOf,
} from '#server/features/public-pages/harvest/arguments.ts';
import { askedRange } from '#server/platform/http/byte-range.ts';
import { languageOf } from '#server/platform/http/language.ts';
import { rounds } from '#server/testing/rounds.ts';

const numRuns = rounds({ quick: 150, long: 1_500 });
/** What programs throw that went wrong themselves. */
const broken = [TypeError, RangeError, SyntaxError];

/** Signs that mean something to one of them. */
const signs = [
  ...[
    '<',
    '>',
    '</',
    '/>',
    '&',
    ';',
    '&amp;',
    '&#0;',
    '&#x110000;',
    '&nbsp;',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?xml version="1.0"?>',
    '<!DOCTYPE a [',
    '<!ENTITY b "c">',
  ],
  ...[
    '<article>',
    '<front>',
    '<body>',
    '<sec>',
    '<p>',
    '<table>',
    '<tr>',
    '<td colspan="-1">',
    '<xref rid="a">',
    '<fig id="a">',
    '<mml:math>',
    '<ref-list>',
    '<back>',
  ],
  ...[
    '@article{',
    '{',
    '}',
    '"',
    '=',
    ',',
    '\\',
    '\\"a',
    '#',
    '$',
    'TY  - JOUR',
    'ER  - ',
    'AU  - ',
    'author = {',
    '\n',
    '\r\n',
    '\t',
    ' ',
    '',
  ],
  ...[
    '[',
    ']',
    '(',
    ')',
    '![',
    '](',
    '[^1]',
    '[^1]:',
    '|',
    '|-|-|',
    '---',
    '```',
    '~~~',
    '> ',
    '- ',
    '1. ',
    '# ',
    '*',
    '_',
    '`',
    '$$',
    '[@a; @b]',
    '{#id}',
    '::: ',
  ],
  ...[
    'titulo: ',
    'autores:',
    '- nombres: ',
    'resumen: |',
    '&a',
    '*a',
    '!!js',
    '{"',
    '"}',
    '[]',
    'null',
    'true',
    '1e999',
    '-0',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'ñ',
    '👩🏽‍🔬',
    '\ud800',
    '\0',
    '\ufeff',
    '\u202e',
    '\u2028',
    '٣',
    'ﬁ',
    'é',
  ],
  ...['\\frac', '\\sqrt', '^', '\\begin{matrix}', '\\end{matrix}', '\\left(', '\\right.', '\\def\\a{\\a\\a}', '\\a'],
  ...[
    '10.1000/a',
    'https://doi.org/',
    'et al.',
    '(2019).',
    'pp. ',
    '&',
    ' OR ',
    '-',
    '"a b"',
    'autor:',
    'bytes=',
    'en',
    ';q=0',
    '*/*',
  ],
];
const scribble = fc
  .array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...signs) }, fc.string({ unit: 'binary', maxLength: 5 })), {
    maxLength: 40,
  })
  .map((parts) => parts.join(''));
const endless = fc
  .tuple(fc.constantFrom(...signs), fc.constantFrom(...signs), fc.constantFrom(20, 300, 2_000))
  .map(([one, other, times]) => (one + other).repeat(times));
/** A text in which pieces were taken out, doubled, put in the place of others. */
const damaged = (text: string): fc.Arbitrary<string> =>
  fc
    .array(
      fc.record({
        at: fc.nat(text.length),
        length: fc.nat(60),
        put: fc.oneof(fc.constant(''), fc.constantFrom(...signs), scribble),
      }),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    .map((cuts) =>
      cuts.reduce((whole, { at, length, put }) => whole.slice(0, at) + put + whole.slice(at + length), text),
    );
const anyText = fc.oneof(scribble, endless, fc.string({ unit: 'binary', maxLength: 200 }));

/** A reader of texts gives something, or refuses what it is given by an error that is none of a program. */
async function holds(texts: fc.Arbitrary<string>, read: (text: string) => unknown, runs = numRuns): Promise<void> {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      try {
        await read(text);
      } catch (error) {
        if (!(error instanceof Error) || broken.some((kind) => error instanceof kind)) throw error;
      }
    }),
    { numRuns: runs },
  );
}

const works = demonstrationFiles.slice(0, 3).map(demonstrationWork);
const ofOurs = (write: (work: (typeof works)[number]) => string) =>
  fc.constantFrom(...works.map(write)).chain((text) => damaged(text));
const bytesOf = (text: string) => new TextEncoder().encode(text);
const files = { fileAddress: (name: string) => `/files/obra/${name.replaceAll(/\W/g, '')}` };

describe('whatever comes in', () => {
  it('is XML, or refused', () => holds(anyText, readXml));
  it('is JATS, or refused', () => holds(fc.oneof(anyText, ofOurs(writeJats)), readJats));
  it('is Markdown, or refused as nested too deep', () =>
    holds(anyText, (text) => markdownToManuscript(text, { ...files, references: [] })));
  it('is a work in Markdown, or refused', () =>
    holds(
      fc.oneof(
        anyText,
        scribble.map((text) => `---\n${text}\n---\n`),
        ofOurs(writeMarkdown),
      ),
      (text) => workFromMarkdown(text, files),
    ));
  it('is plain text', () => holds(anyText, plainTextToManuscript));
  it('is references, or lines that are none', () => holds(anyText, parseReferences));
  it('is TeX, or shown as what it is not', () => holds(anyText, (text) => cleanMathml(texToMathml(text))));
  it('is MathML, or refused', () => holds(anyText, cleanMathml));
  it('is a table', () =>
    holds(fc.oneof(anyText, fc.string({ unit: 'binary-ascii' })), (text) => readCsv(bytesOf(text), 100)));
  it('is a part of a package, or refused as such', async () => {
    for (const read of [readManifest, readTransfer, readReviews])
      await holds(
        anyText,
        (text) => {
          try {
            read(bytesOf(text));
          } catch (error) {
            expect(error).toBeInstanceOf(ReadingError);
          }
        },
        Math.ceil(numRuns / 3),
      );
  });
  it('is a Word file, or refused', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.uint8Array({ maxLength: 100 }).map((end) => Uint8Array.from([80, 75, 3, 4, ...end])),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async (file) => {
        await expect(readDocx(Buffer.from(file), '/files/obra')).rejects.toBeInstanceOf(ReadingError);
      }),
      { numRuns: Math.ceil(numRuns / 5) },
    );
  });
  it('is a search, written again as it was read', () =>
    holds(anyText, (text) => {
      const read = readTerms(text);
      expect(readTerms(writeTerms(read))).toEqual(read);
      readDoi(text);
    }));
  it('is in a header', () =>
    holds(anyText, (text) => {
      expect(['es', 'en']).toContain(languageOf({ headers: { 'accept-language': text } }));
      isRobot(text);
      const range = askedRange({ range: `bytes=${text}` }, 100, '"a"');
      if (typeof range === 'object') expect(range.from >= 0 && range.from <= range.to && range.to < 100).toBe(true);
    }));
  it('is asked by a harvester, or refused by its protocol', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(
              'verb',
              'from',
              'until',
              'metadataPrefix',
              'resumptionToken',
              'set',
              'identifier',
              ...signs,
            ),
            fc.oneof(
              fc.constantFrom(
                'ListRecords',
                'GetRecord',
                'Identify',
                'oai_dc',
                '2026-01-01',
                '0000-01-01',
                '2026-01-01T00:00:00Z',
                ...signs,
              ),
              scribble,
            ),
          ),
          { maxLength: 5 },
        ),
        (pairs) => {
          const refusal = (act: () => unknown) => {
            try {
              act();
            } catch (error) {
              expect(error).toBeInstanceOf(HarvestFault);
            }
          };
          refusal(() => {
            const given = readArguments(new URLSearchParams(pairs.map(([name, value]) => [name, value])));
            prefixOf(given.metadataPrefix);
            windowOf(given);
          });
          refusal(() => readToken(pairs[0]?.[1] ?? ''));
          refusal(() => readToken(Buffer.from(pairs[0]?.[1] ?? '').toString('base64url')));
        },
      ),
      { numRuns: numRuns * 3 },
    ));
});
