import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paperOf, themeColours } from './theme-script.ts';

it('tells browsers the paper of public pages in both themes, as the pages have it', () => {
  const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  const papers = [...css.matchAll(/:not\(:has\(\[data-face="working"\]\)\) \{\s+--paper: (#[0-9a-f]{6})/g)];
  expect(papers.map(([, paper]) => paper)).toEqual([paperOf.light, paperOf.dark]);
  expect(themeColours).toContain(`content="${paperOf.dark}" media="(prefers-color-scheme: dark)"`);
});
