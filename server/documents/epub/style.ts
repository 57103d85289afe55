/** How the pages of an EPUB look: readers choose face and size themselves, so there is little of it. */
export const style = `body { line-height: 1.5; }
h1, h2, h3, h4 { line-height: 1.2; page-break-after: avoid; break-after: avoid; }
img { max-width: 100%; height: auto; }
figure { margin: 1.5em 0; page-break-inside: avoid; break-inside: avoid; }
figcaption { font-size: 0.9em; }
table { border-collapse: collapse; }
th, td { border: 1px solid; padding: 0.25em 0.5em; vertical-align: top; }
blockquote { margin: 1em 2em; }
.caps, .kind { font-variant: small-caps; }
.facts { list-style: none; padding: 0; font-size: 0.9em; }
.with-signs { white-space: nowrap; }
.footnotes, .references { font-size: 0.9em; }
.retraction { border: 2px solid; padding: 0.5em; }
[role="doc-cover"] { text-align: center; }
`;
