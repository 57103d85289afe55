import { csvOf } from '#contract/csv.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Part } from './report-part.tsx';

/** All parts in one table, one below the other: the first column says of which part a line is, so that one can be filtered out with its headings. */
export const reportCsv = (parts: readonly Pick<Part, 'title' | 'headings' | 'rows'>[], language: Language): string =>
  csvOf(
    parts.flatMap(({ title, headings, rows }) => [[title, ...headings], ...rows.map((row) => [title, ...row])]),
    language,
  );
