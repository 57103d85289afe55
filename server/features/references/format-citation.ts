/** A work cited in one of the usual styles, in Spanish, as plain text. */
import { readFileSync } from 'node:fs';
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-csl';
import type { CitationStyleName } from '#contract/calls/references.ts';
import type { CslItem } from '#contract/entities/manuscript.ts';
import { formatReference } from '#server/features/manuscripts/format-reference.ts';

/** Files in styles/; of APA we have our own, with the 'y' of Spanish journals. */
const files: Record<Exclude<CitationStyleName, 'apa'>, string> = {
  ieee: 'ieee.csl',
  vancouver: 'nlm-citation-sequence.csl',
  chicago: 'chicago-author-date.csl',
  mla: 'modern-language-association.csl',
  iso690: 'iso690-author-date-es.csl',
};
const language = 'es-ES';
const file = (name: string) => readFileSync(new URL(`./styles/${name}`, import.meta.url), 'utf8');

/** 'RUIZ, A., 2024. Humedales. Pliego, vol. 3, no. 2, pp. 1-20.' The number that some styles put first is left out. */
export function formatCitation(item: CslItem, style: CitationStyleName): string {
  if (style === 'apa') return formatReference(item);
  const { styles, locales } = plugins.config.get('@csl');
  // Once each: making a style ready takes up to a second.
  const name = `pliego-${style}`;
  if (!styles.has(name)) {
    styles.add(name, file(files[style]));
    locales.add(language, file('locales-es-ES.xml'));
  }
  const written = plugins.output.format('bibliography', [{ id: 'obra', ...item }], {
    style: name,
    lang: language,
    format: 'text',
  });
  return String(written)
    .trim()
    .replace(/^(?:\[1\]|1\.)\s*/, '');
}
