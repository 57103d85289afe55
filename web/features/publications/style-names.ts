import type { CitationStyleName } from '#contract/calls/references.ts';

/** Names of citation styles, which are the same in every language. */
export const styleNames: Record<CitationStyleName, string> = {
  apa: 'APA 7',
  iso690: 'ISO 690',
  chicago: 'Chicago',
  mla: 'MLA 9',
  vancouver: 'Vancouver',
  ieee: 'IEEE',
};
