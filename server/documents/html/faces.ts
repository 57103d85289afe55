/** The faces of the reading page, within the file (faces/subset.py): 150 kB, so that it looks the same wherever it is opened. */
import { readFileSync } from 'node:fs';

const cuts = [
  ['Reading Serif', 'normal', '400', 'pliego-serif-400'],
  ['Reading Serif', 'italic', '400 900', 'pliego-serif-400-italic'],
  ['Reading Serif', 'normal', '600 900', 'pliego-serif-600'],
  ['Reading Sans', 'normal', '400', 'pliego-sans-400'],
  ['Reading Sans', 'normal', '600 900', 'pliego-sans-600'],
] as const;

/** Source Serif 4 and Source Sans 3, © Adobe, SIL Open Font License 1.1. */
export const faces = cuts
  .map(([family, style, weight, file]) => {
    const bytes = readFileSync(new URL(`faces/${file}.woff2`, import.meta.url));
    return `@font-face { font-family: "${family}"; font-style: ${style}; font-weight: ${weight}; src: url("data:font/woff2;base64,${bytes.toString('base64')}") format("woff2"); }`;
  })
  .join('\n');
