/** BibTeX and RIS, entry by entry, so that one that is broken costs no other. */

import { plugins } from '@citation-js/core';
import { remark } from '#contract/remarks.ts';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { z } from 'zod';
import { toCslItem } from './csl-item.ts';
import { type Entry, lineFinder, mostEntries } from './entries.ts';

const longestEntry = 50_000;
const longestMacros = 20_000;

/** `@article{…}` and its like; `@string` abbreviations hold for all entries. */
export function readBibtex(text: string): Entry[] {
  const starts = [...text.matchAll(/^[ \t]*@(\w+)\s*[{(]/gm)].map((start) => ({
    at: start.index,
    type: start[1] ?? '',
  }));
  const pieces = starts.map(({ at, type }, index) => ({
    at,
    type: type.toLowerCase(),
    source: text.slice(at, starts[index + 1]?.at),
  }));
  const macros = pieces
    .flatMap(({ type, source }) => (type === 'string' ? [source] : []))
    .join('\n')
    .slice(0, longestMacros);
  const lineOf = lineFinder(text);
  return pieces
    .filter(({ type }) => !['string', 'comment', 'preamble'].includes(type))
    .slice(0, mostEntries + 1)
    .map(({ at, source }) => read(source, `${macros}\n`, '@biblatex/text', lineOf(at)));
}

/** Entries from `TY  -` to `ER  -`. */
export function readRis(text: string): Entry[] {
  const starts = [...text.matchAll(/^TY {1,2}- ?/gm)].map(({ index }) => index);
  const lineOf = lineFinder(text);
  return starts.slice(0, mostEntries + 1).map((at, index) => {
    const source = text.slice(at, starts[index + 1]).trim();
    const ended = /^ER {1,2}-/m.test(source) ? source : `${source}\nER  - `;
    return read(`${ended}\n`, '', '@ris/file', lineOf(at));
  });
}

const keyed = z.object({ id: z.string().optional().catch(undefined) });

/** No address in an entry is followed: the parsers are named, not chosen by what the text looks like. */
function read(source: string, before: string, forceType: string, line: number): Entry {
  if (source.length > longestEntry) return { line, fault: remark('entryTooLong', { most: longestEntry }) };
  try {
    const read = z.array(z.unknown()).parse(plugins.input.chain(before + source, { forceType, generateGraph: false }));
    const [item] = read;
    const csl = toCslItem(item);
    if (!csl) return { line, fault: remark('entrySaysNothing') };
    return { line, key: forceType === '@ris/file' ? undefined : keyed.parse(item).id, csl };
  } catch {
    return { line, fault: remark('entryNotUnderstood') };
  }
}
