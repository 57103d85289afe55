/**
 * The faces that pages begin with. What reaches a public page late waits for the next (styles/fonts.css), so that nothing moves under
 * who reads; who goes on within the same document has them then, and members have them whenever they come.
 */

const facesId = 'faces';
/** Which face a file of the build is. */
const families = [
  ['source-sans-3', 'Source Sans 3 Variable'],
  ['pliego-serif', 'Source Serif 4 Variable'],
] as const;

/**
 * The rules by which they come whenever they do, as a style of the document: a later rule comes first for its letters.
 * @param fonts addresses of the files
 * @param waits whether they hold only once `letFacesIn` is asked to
 */
export function facesStyle(fonts: readonly string[], waits: boolean): string {
  const rules = families.flatMap(([name, family]) =>
    fonts
      .filter((file) => file.includes(name))
      .map(
        (file) =>
          `@font-face{font-family:"${family}";font-display:swap;font-weight:200 900;src:url("${file}") format("woff2-variations")}`,
      ),
  );
  if (rules.length === 0) return '';
  return `<style id="${facesId}"${waits ? ' media="not all"' : ''}>${rules.join('')}</style>`;
}

/** Whether text of the page is set in this face, though it may have come. */
function isSetIn(family: string): boolean {
  const widths = [`"${family}",monospace`, 'monospace'].map((faces) => {
    const text = document.createElement('span');
    text.style.cssText = `position:absolute;visibility:hidden;font:40px ${faces}`;
    text.textContent = 'Pliego, iIl';
    document.body.append(text);
    const { width } = text.getBoundingClientRect();
    text.remove();
    return width;
  });
  return widths[0] !== widths[1];
}

/** Lets in what came too late for the page that is being left. Where nothing did, nothing is touched: faces would flash. */
export function letFacesIn(): void {
  const style = document.getElementById(facesId);
  if (!style?.hasAttribute('media')) return;
  if (families.every(([, family]) => isSetIn(family))) style.remove();
  else style.removeAttribute('media');
}
