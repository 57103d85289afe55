/** The look of a page that stands alone: for reading on any screen, and for paper. */
export const style = `
:root { color-scheme: light dark; --ink: #1d1b18; --muted: #5f5a52; --paper: #fffdf9; --line: #d9d3c8; --accent: #7a2e1d; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9e4da; --muted: #a69f93; --paper: #191714; --line: #3c3831; --accent: #e39a85; } img { background: #fff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 "Source Serif 4", Charter, Georgia, serif; overflow-wrap: break-word; }
main { max-width: 44rem; margin: 0 auto; padding: 3rem 1.25rem 5rem; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 2em 0 0.5em; }
h1 { font-size: 2rem; margin-top: 0.2em; }
a { color: var(--accent); text-underline-offset: 0.15em; }
.kind, .affiliations, dl, figcaption, .table-notes, .missing { color: var(--muted); font-size: 0.9em; }
.kind { margin: 0; }
.affiliations { padding-left: 1.4em; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.2em 1em; }
dd { margin: 0; overflow-wrap: anywhere; }
.retraction { border: 2px solid; padding: 0.8em 1em; font-weight: 600; }
.abstract { border-top: 1px solid var(--line); padding-top: 0.5em; font-size: 0.95em; }
.abstract h2 { font-size: 1.1em; margin-top: 0.6em; }
blockquote { margin: 1em 1.5em; padding-left: 1em; border-left: 2px solid var(--line); }
figure { margin: 1.8em 0; }
img { display: block; max-width: 100%; height: auto; margin: 0 auto; }
figcaption p, .table-notes p { margin: 0.4em 0; }
.table-scroll, .equation-scroll, .long-formula, pre { overflow-x: auto; }
.long-formula { display: inline-block; max-width: 100%; vertical-align: middle; }
.caption-label { font-weight: bold; }
table { border-collapse: collapse; border-block: 1.5px solid; width: 100%; font-size: 0.9em; }
thead { border-bottom: 1px solid; }
th, td { padding: 0.35em 0.6em; text-align: left; vertical-align: top; }
[data-align="center"] { text-align: center; } [data-align="right"] { text-align: right; }
.equation { display: flex; align-items: center; gap: 1em; margin: 1.2em 0; }
.equation-scroll { flex: 1; }
pre { padding: 0.8em 1em; border: 1px solid var(--line); }
.small-caps { font-variant-caps: small-caps; }
.references { list-style: none; padding: 0; }
.references li { padding-left: 1.6em; text-indent: -1.6em; margin: 0.5em 0; overflow-wrap: anywhere; }
@page { size: A4; margin: 22mm 20mm; }
@media print {
  :root { --ink: #000; --muted: #333; --paper: #fff; --line: #999; --accent: #000; }
  body { font-size: 10.5pt; }
  main { max-width: none; padding: 0; }
  h1, h2, h3, h4 { break-after: avoid; }
  figure, tr, .equation, li { break-inside: avoid; }
  thead { display: table-header-group; }
  a { text-decoration: none; }
  [role="doc-backlink"], .ways-back { display: none; }
}
`;
