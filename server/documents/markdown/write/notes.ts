import { inlines } from './inlines.ts';
import type { Writing } from './writing.ts';

/** The footnotes, `[^1]: …`; further lines of a note are indented. */
export function notes(writing: Writing): string {
  return writing.footnotes.list
    .map(({ content }, index) => `[^${index + 1}]: ${inlines(content, writing).replaceAll('\n', '\n    ')}`)
    .join('\n\n');
}
