/** Passages of a text that are marked without touching it (CSS Custom Highlight API). */

/** The names under which passages are painted. What comes later lies over what comes first. */
const looks = {
  annotated: 'background-color: var(--mark);',
  'annotated-open': 'background-color: var(--mark); text-decoration: underline 2px var(--accent);',
  highlighted: 'background-color: var(--mark);',
  linked: 'background-color: var(--accent-wash); text-decoration: underline 2px var(--accent);',
};

let hasLook = false;
/** Not in the style entry: what makes it smaller knows no `::highlight` yet, and says so at each build. */
function giveLook(): void {
  if (hasLook) return;
  hasLook = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    Object.entries(looks)
      .map(([name, look]) => `::highlight(${name}) { ${look} }`)
      .join('\n'),
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Paints passages, in the place of those painted under this name before; gives what takes it off. Older browsers paint none. */
export function paint(name: keyof typeof looks, ranges: readonly Range[]): () => void {
  if (typeof Highlight === 'undefined') return () => {};
  giveLook();
  CSS.highlights.set(name, new Highlight(...ranges));
  return () => void CSS.highlights.delete(name);
}
