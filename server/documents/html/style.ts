/**
 * The look of a page that stands alone: the reading page's (web/styles/work.css, prose.css, prose-matter.css), in either theme and
 * on paper, without what its scripts do. Colours and the journal's accent come by value (contract/face.ts).
 */
import { faceRules } from '#contract/face.ts';

/** @param color the journal's accent, '': the platform's */
export const styleOf = (color: string): string => `${faceRules(color)}${rules}`;

const rules = `
:root { --serif: "Reading Serif", "Source Serif 4", Charter, Georgia, serif; --sans: "Reading Sans", "Source Sans 3", system-ui, sans-serif; --size: 1.0625rem; --measure: calc(var(--size) * 32); --gutter: 2.25rem; }
@media (width >= 40rem) { :root { --size: 1.1875rem; } }
*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 2rem; }
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 var(--sans); overflow-wrap: break-word; font-synthesis: none; -webkit-font-smoothing: antialiased; }
h1, h2, h3, h4, h5, h6 { font-family: var(--serif); font-weight: 600; line-height: 1.25; text-wrap: balance; }
a { color: var(--accent); text-decoration-thickness: 1px; text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent); text-underline-offset: 0.18em; }
a:hover { color: var(--accent-hover); text-decoration-color: currentcolor; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
:target { background: var(--accent-wash); outline: 0.35em solid var(--accent-wash); }
::selection { background: color-mix(in srgb, var(--accent) 24%, transparent); }
.skip { position: absolute; inset: 0.5rem auto auto 0.5rem; padding: 0.5rem 1rem; background: var(--sheet); border: 1px solid var(--line-strong); }
.skip:not(:focus) { clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
.sheet { max-width: 75rem; margin-inline: auto; padding-inline: clamp(1rem, 3vw, 2rem); }
.caps, .body > .contents > summary { font-family: var(--serif); font-weight: 600; font-variant: small-caps oldstyle-nums; letter-spacing: 0.03em; color: var(--muted); font-size: 1rem; line-height: 1.25rem; }

.masthead { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.25rem 2rem; padding-block: 0.875rem; font-size: 0.875rem; color: var(--muted); }
.masthead img { display: block; max-height: 2.25rem; max-width: 11rem; width: auto; height: auto; }
.journal { font: 600 1.1875rem/1.3 var(--serif); color: var(--ink); }
.title { border-top: 1px solid var(--line-strong); background: linear-gradient(var(--wash), transparent) top / 100% 0.625rem no-repeat; padding-top: 1rem; }
.title h1 { margin-top: 0.375rem; max-width: 56rem; font-size: clamp(1.75rem, 1.3rem + 2vw, 2.25rem); line-height: 1.17; overflow-wrap: anywhere; }
.kind b { color: var(--accent); font-weight: inherit; }
.byline { margin-top: 0.75rem; font-size: 1.1875rem; }
.byline sup { margin-inline-start: 0.15em; font-size: 0.7em; line-height: 0; }
.affiliations { margin-top: 0.375rem; padding-inline-start: 1.25rem; color: var(--muted); font-size: 0.9375rem; }
.affiliations.one { list-style: none; padding: 0; }
.corresponding { color: var(--muted); font-size: 0.9375rem; }
.facts { margin-top: 0.625rem; list-style: none; font-variant-numeric: tabular-nums lining-nums; }
.facts > li { display: inline; }
.facts > li:not(:last-child)::after { content: "\\00A0\\00A0·  "; white-space: pre-wrap; color: var(--muted); }
.facts a { overflow-wrap: anywhere; }
.orcid { margin-inline-start: 0.3em; border-radius: 1em; padding: 0.1em 0.35em; background: #a6ce39; color: #000; font: 600 0.55em/1 var(--sans); vertical-align: 0.25em; }
.retraction { margin-bottom: 1.25rem; border: 1px solid var(--rubric); border-inline-start-width: 4px; padding: 0.75rem 1rem; background: var(--sheet); }
.relation { margin-bottom: 1.25rem; border: 1px solid var(--line-strong); border-inline-start-width: 4px; padding: 0.75rem 1rem; background: var(--sheet); }
.retraction strong { color: var(--rubric); }

.summaries { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1.5rem 3rem; margin-top: 1.5rem; }
.summaries > :only-child { max-width: 46rem; }
.summaries .title-in { margin-top: 0.25rem; font: 600 1rem/1.4 var(--serif); }
.summaries .said { margin-top: 0.375rem; font: 0.9375rem/1.5 var(--serif); font-variant-numeric: oldstyle-nums; }
.said p + p { margin-top: 0.4em; }
.keywords { margin-top: 0.5rem; font-size: 0.9375rem; }

.body { margin-top: 2rem; border-top: 3px double var(--line-strong); padding-top: 1.25rem; }
.contents { margin-bottom: 2rem; font-size: 0.9375rem; line-height: 1.3; }
.contents > summary { width: fit-content; padding-block: 0.25rem; font-size: 1rem; cursor: pointer; }
.contents ol { list-style: none; }
.contents ol ol { padding-inline-start: 1em; }
.contents a { display: block; padding-block: 0.3em; color: var(--muted); text-decoration: none; }
.contents a:hover { color: var(--accent); text-decoration: underline; }

.text { font-family: var(--serif); font-variant-numeric: oldstyle-nums; font-size: var(--size); line-height: 1.65; hyphens: auto; hyphenate-limit-chars: 7 3 3; overflow-wrap: anywhere; hanging-punctuation: first; }
.text > * { max-width: var(--measure); }
.text > * + * { margin-top: 1.15em; }
.text :is(h2, h3, h4, h5, h6) { hyphens: manual; }
.text :is(h2, h3, h4, h5, h6) + * { margin-top: 0.55em; }
.text h2 { margin-top: 2.2em; font-size: 1.45em; }
.text h3 { margin-top: 1.9em; font-size: 1.18em; }
.text h4 { margin-top: 1.6em; font-size: 1em; font-style: italic; font-weight: 400; }
.text :is(h5, h6) { margin-top: 1.5em; font-family: var(--sans); font-size: 0.86em; }
.text > :first-child { margin-top: 0; }
.text > :is(p:first-child, h2:first-child + p)::first-letter { margin-inline-end: 0.08em; color: var(--rubric); font-weight: 600; initial-letter: 2; -webkit-initial-letter: 2; }
.text :is(ul, ol) { padding-inline-start: 1.6em; }
.text ul { list-style: "–  " outside; }
.text ol ol { list-style: lower-alpha outside; }
.text li::marker { color: var(--muted); font-variant-numeric: tabular-nums; }
.text :is(li + li, li > * + *, li > ul, li > ol), .text :is(blockquote, figcaption, .table-notes) > * + * { margin-top: 0.45em; }
.text blockquote { margin-inline: 0.2em 1.6em; border-inline-start: 1px solid var(--line-strong); padding-inline-start: 1.4em; font-size: 0.95em; }
.text :is(sup, sub) { font-size: 0.72em; line-height: 0; font-variant-numeric: lining-nums; }
.small-caps { font-variant-caps: small-caps; letter-spacing: 0.03em; }
.text hr { width: 6rem; margin: 2.4em auto; border: 0; border-top: 3px double var(--line-strong); }
.text code { font: 0.84em ui-monospace, "SF Mono", Consolas, monospace; hyphens: none; }
.text :not(pre) > code { background: var(--wash); padding: 0.1em 0.3em; }
.text pre { overflow-x: auto; border-inline-start: 3px solid var(--line); background: var(--wash); padding: 0.9em 1.1em; line-height: 1.5; overflow-wrap: normal; }

.text :is(figure, .equation) { margin-block: 2em; }
.text img { display: block; max-width: 100%; height: auto; margin-inline: auto; border: 1px solid var(--line); background: #fff; }
.text > .table-figure { width: fit-content; min-width: min(100%, var(--measure)); max-width: 100%; }
.text :is(figcaption, .table-notes) { font-family: var(--sans); font-size: 0.79em; line-height: 1.5; hyphens: manual; }
.text figcaption { padding-top: 0.8em; }
.text figcaption:first-child { padding: 0 0 0.7em; }
.table-figure > :is(figcaption, .table-notes) { width: 0; min-width: min(100%, var(--measure)); }
.caption-label { font-weight: 600; margin-inline-end: 0.4em; }
.table-notes { padding-top: 0.7em; color: var(--muted); }
.missing { border: 1px dashed var(--line-strong); padding: 1em 1.2em; color: var(--muted); font: 0.85em var(--sans); text-align: center; }
.table-scroll, .equation-scroll { overflow-x: auto; overscroll-behavior-x: contain; scrollbar-width: thin; }
.text table { min-width: 100%; border-collapse: collapse; border-block: 1px solid var(--ink); font: 0.81em/1.45 var(--sans); font-variant-numeric: tabular-nums lining-nums; hyphens: manual; overflow-wrap: normal; }
.text :is(th, td) { padding: 0.5em 0.9em; text-align: start; vertical-align: top; }
.text :is(th, td):first-child:not([data-within^="start"]) { padding-inline-start: 0.2em; }
.text :is(th, td):last-child:not([data-within$="end"]) { padding-inline-end: 0.2em; }
.text thead th { vertical-align: bottom; }
.text tbody tr + tr > *, .text thead th[colspan] { border-block: 1px solid var(--line); }
.text thead { border-bottom: 1px solid var(--line-strong); }
.text [data-align="center"] { text-align: center; }
.text [data-align="right"] { text-align: end; }
math { font-family: "STIX Two Math", "Cambria Math", math, serif; font-size: 1.05em; hyphens: none; overflow-wrap: normal; }
.text .equation { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 1rem; margin-block: 1.4em; }
.equation-scroll { padding-block: 0.3em; }
.with-signs { white-space: nowrap; }
.long-formula { display: inline-block; max-width: 100%; overflow: auto hidden; vertical-align: middle; }
.footnote-ref { font-family: var(--sans); font-weight: 600; text-decoration: none; padding-inline: 0.15em; }
.footnotes { border-top: 3px double var(--line-strong); padding-top: 1.2em; font-size: 0.84em; line-height: 1.55; }
.text > section { margin-top: 3em; }
.text > section > h2:first-child { margin-top: 0; }
.references { margin-top: 0.8em; font-size: 0.88em; line-height: 1.55; }
.text ol.references { list-style: none; padding: 0; }
.references > li { padding-inline-start: 1.9em; text-indent: -1.9em; hyphens: manual; }
.references > li + li { margin-top: 0.55em; }
.reference-label { color: var(--muted); font-variant-numeric: tabular-nums; }
[role="doc-backlink"] { padding-inline: 0.4em; font: 0.9em/1 var(--sans); text-decoration: none; }
.ways-back { color: var(--muted); font: 1em/1 var(--sans); }

.after { display: grid; gap: 1.5rem; max-width: var(--measure); margin-top: 3rem; font-size: 0.9375rem; }
.after > section { border-top: 1px solid var(--line); padding-top: 1rem; }
.after h2 { font-size: 1rem; }
.after p { margin-top: 0.375rem; overflow-wrap: anywhere; }
.colophon { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.25rem 2rem; margin-block: 3rem 2rem; border-top: 1px solid var(--line); padding-top: 0.75rem; font-size: 0.875rem; color: var(--muted); }
.colophon a { overflow-wrap: anywhere; }

@media screen and (width >= 68.75rem) {
  .body.indexed { display: grid; grid-template-columns: clamp(9.5rem, 14vw, 12.5rem) minmax(0, 1fr); column-gap: var(--gutter); }
  .body.indexed > .contents { position: sticky; top: 1.5rem; align-self: start; max-height: calc(100dvh - 3rem); overflow-y: auto; scrollbar-width: thin; }
  .body.indexed > .contents::details-content { content-visibility: visible; block-size: auto; }
  .body.indexed > .contents > summary { list-style: none; pointer-events: none; }
  .body.indexed > :not(.contents) { grid-column: 2; min-width: 0; }
}
@page { size: A4; margin: 20mm 18mm 22mm; }
@media print {
  :root { --ink: #000; --muted: #333; --accent: #000; --wash: #fff; --rubric: #000; --size: 10.5pt; --measure: 100%; }
  html { font-size: 10.5pt; }
  .sheet { max-width: none; padding: 0; }
  .skip, .contents, [role="doc-backlink"], .ways-back { display: none; }
  a { text-decoration: none; }
  .summaries { display: block; }
  .summaries > section + section { margin-top: 1rem; }
  h1, h2, h3, h4 { break-after: avoid; }
  figure, blockquote, tr, .equation, li { break-inside: avoid; }
  thead { display: table-header-group; }
  .table-scroll { overflow: visible; }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
`;
