import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paperOf, themeColours } from './theme-script.ts';

it('tells browsers the paper of public pages in both themes, as the pages have it', () => {
  const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  const paperIn = (place: RegExp) => new RegExp(`${place.source} \\{\\s+--paper: (#[0-9a-f]{6})`).exec(css)?.[1];
  expect(paperIn(/:not\(:has\(\[data-face="working"\]\)\)/)).toBe(paperOf.light);
  expect(paperIn(/@utility colours-lamplight/)).toBe(paperOf.dark);
  expect(themeColours).toContain(`content="${paperOf.dark}" media="(prefers-color-scheme: dark)"`);
});
