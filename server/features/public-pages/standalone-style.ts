import { faceRules } from '#contract/face.ts';

/** Of pages without the client's files: the journal's face by value, in both themes and on paper. */
export const standaloneStyle = (color: string): string => `
${faceRules(color)}
body { margin: 0; font: 1.0625rem/1.6 "Source Sans 3", system-ui, sans-serif; color: var(--ink); background: var(--paper); overflow-wrap: anywhere }
header { border-bottom: 1px solid var(--line); padding: 1rem max(1rem, calc(50% - 18rem)) }
header a { font: 600 1.25rem/1.3 "Source Serif 4", Georgia, serif; color: var(--ink); text-decoration: none }
header img { display: block; height: 2.25rem; width: auto; max-width: 11rem; padding: .25rem; background: #fff; border-radius: 2px }
main { max-width: 36rem; margin: 0 auto; padding: 3.5rem 1rem }
h1 { font: 400 2.25rem/1.15 "Source Serif 4", Georgia, serif; text-wrap: balance; margin: 0; padding-bottom: 1.25rem; border-bottom: 1px solid var(--line-strong); background: linear-gradient(transparent, var(--wash)) bottom / 100% .625rem no-repeat }
main a { color: var(--accent); text-underline-offset: .2em }
form, p { margin: 1.5rem 0 0 }
label { display: block; font-weight: 600 }
form div { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .5rem }
input, button, main a.button { box-sizing: border-box; min-height: 2.75rem; padding: .5rem 1rem; font: inherit; border-radius: 2px; border: 1px solid var(--line-strong) }
input { flex: 1 1 12rem; min-width: 0; color: inherit; background: var(--sheet) }
button, main a.button { display: inline-block; font-weight: 600; color: var(--on-accent); background: var(--accent-fill); border-color: transparent; text-decoration: none; cursor: pointer }
button:hover, main a.button:hover { background: var(--accent-fill-hover) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
small { color: var(--muted) }
`;
